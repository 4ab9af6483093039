import type { Quote } from '@shop/shared';
import { Price } from '../../../ui/display/price';
import { CostBreakdown } from '../../../ui/display/cost-breakdown';
import { unpricedDelivery } from '../../../ui/display/unpriced-delivery';
import type { Checkout } from '../use-checkout';
import { ChangedPrice } from './changed-price';
import styles from './priced-summary.module.css';

export interface PricedAmountsProps {
  checkout: Checkout;
  priced: Quote;
}

/** Every amount of the order, and what has changed since a payment that was refused. */
export function PricedAmounts({
  checkout: { isPricing, refusedPrice },
  priced,
}: PricedAmountsProps) {
  const { delivery, totalLabel } = unpricedDelivery(priced);
  return (
    <>
      <div className={styles.price} aria-busy={isPricing}>
        <CostBreakdown price={priced} delivery={delivery} />
        {priced.setAside?.map(({ name, message }) => (
          <p key={name} className={styles.setAside}>
            {message}
          </p>
        ))}
        <p className={styles.total}>
          {totalLabel} <Price dollars={priced.total} className={styles.sum} />
        </p>
      </div>
      {refusedPrice && <ChangedPrice before={refusedPrice} now={priced} />}
    </>
  );
}
