import { formatDollars } from '@shop/shared';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Button } from '../../../ui/forms/button';
import { setPieces } from '../../cart';
import type { Checkout } from '../use-checkout';
import { PaymentMethods } from './payment-methods';
import styles from './payment.module.css';

interface PaymentProps {
  checkout: Checkout;
  hasAddress: boolean;
}

function buttonText({ method }: Checkout): string {
  return method?.paid === 'later' ? 'Place order' : 'Make Payment';
}

/** Whether no way to pay takes the total. */
function isUnpayable({ method, unfitMethods }: Checkout): boolean {
  return !method && unfitMethods.length > 0;
}

/** The payment button, and the reason if payment is impossible. */
export function Payment({ checkout, hasAddress }: PaymentProps) {
  const { paying, unsettled, isOffline, quoted, pay } = checkout;
  // An unsettled attempt can always be completed, whatever the stock is now: it may be what reduced the stock.
  const blocked =
    (quoted.blocked || checkout.refused || isUnpayable(checkout)) && !unsettled && !paying;
  return (
    <div className={styles.payment}>
      <PaymentMethods
        methods={checkout.methods}
        chosen={checkout.method}
        unfit={checkout.unfitMethods}
      />
      {/* Not disabled while paying: a disabled button would lose the focus. */}
      <Button
        wide
        disabled={blocked || (!hasAddress && !paying)}
        aria-disabled={paying}
        aria-busy={paying}
        onClick={pay}
      >
        {!paying && <Lock aria-hidden size={16} />}
        {paying ? 'Paying …' : buttonText(checkout)}
      </Button>
      <div role="status" className={styles.notes}>
        {isOffline && (
          <p>You are offline. Your cart is saved; you can pay once you are back online.</p>
        )}
        {unsettled && (
          <p>
            We don’t know yet whether your last payment went through. If it did, its order is among{' '}
            <Link to={dashboardPaths.userOrders}>your orders</Link>. Press {buttonText(checkout)}{' '}
            again to finish that order
            {unsettled.total !== undefined && ` of ${formatDollars(unsettled.total)}`} as it was,
            without later changes: you will not be charged twice, and nothing is ordered twice.
          </p>
        )}
        {blocked && quoted.blocked && <Unavailable quoted={quoted} />}
      </div>
    </div>
  );
}

function Unavailable({ quoted }: Pick<Checkout, 'quoted'>) {
  const isShort = quoted.rows.every(({ buyable }) => buyable > 0);
  function keepBuyable() {
    for (const { key, buyable } of quoted.rows) setPieces(key, buyable);
  }
  return (
    <>
      <p className={styles.problem}>
        {isShort
          ? 'There are fewer left than in your cart.'
          : 'Some items in your cart are no longer available.'}
      </p>
      <Button tone="secondary" wide onClick={keepBuyable}>
        {isShort ? 'Change to what is left' : 'Remove unavailable items'}
      </Button>
    </>
  );
}
