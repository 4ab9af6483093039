import { Lock } from 'lucide-react';
import { Button } from '../../../ui/forms/button';
import { keepInCart } from '../../cart';
import type { Checkout } from '../use-checkout';
import styles from './payment.module.css';

interface PaymentProps {
  checkout: Checkout;
  hasAddress: boolean;
}

/** The button that buys, and next to it whatever stands in its way. */
export function Payment({ checkout, hasAddress }: PaymentProps) {
  const { paying, unsettled, isOffline, review, pay } = checkout;
  // An attempt whose end is unknown must be possible to finish, whatever stock says now: it may be what took it.
  const blocked = (review.blocked || checkout.refused) && !unsettled && !paying;
  return (
    <div className={styles.payment}>
      {/* Not disabled while it pays: that would take the focus away from the keyboard. */}
      <Button
        wide
        disabled={blocked || (!hasAddress && !paying)}
        aria-disabled={paying}
        aria-busy={paying}
        onClick={pay}
      >
        {!paying && <Lock aria-hidden size={16} />}
        {paying ? 'Paying …' : 'Make Payment'}
      </Button>
      <div role="status" className={styles.notes}>
        {isOffline && (
          <p>You are offline. Your cart is kept; you can pay once you are connected again.</p>
        )}
        {unsettled && (
          <p>
            We don’t know yet whether your last payment arrived. Press Make Payment again: you will
            not be charged twice.
          </p>
        )}
        {blocked && review.blocked && <Unavailable review={review} />}
      </div>
    </div>
  );
}

function Unavailable({ review }: Pick<Checkout, 'review'>) {
  return (
    <>
      <p className={styles.problem}>Something in your cart can’t be had any more.</p>
      <Button
        tone="secondary"
        wide
        onClick={() => keepInCart((_, index) => !review.items[index]?.problem)}
      >
        Remove what can’t be had
      </Button>
    </>
  );
}
