import type { Quote } from '@shop/shared';
import { Price } from '../../../ui/display/price';
import { CostBreakdown } from '../../../ui/display/cost-breakdown';
import type { Checkout } from '../use-checkout';
import { ChangedPrice } from './changed-price';
import styles from './priced-summary.module.css';

export interface PricedAmountsProps {
  checkout: Checkout;
  priced: Quote;
}

/** What stands in place of the price of a delivery that is not chosen. */
const NO_PRICE = { open: '…', unknown: 'needs an address', nowhere: '–', unfit: '–', chosen: '' };

/** Every amount of the order, and what has changed since a payment that was refused. */
export function PricedAmounts({
  checkout: { isPricing, refusedPrice },
  priced,
}: PricedAmountsProps) {
  const state = priced.destination?.state;
  return (
    <>
      <div className={styles.price} aria-busy={isPricing}>
        <CostBreakdown price={priced} delivery={state && NO_PRICE[state]} />
        {priced.setAside?.map(({ name, message }) => (
          <p key={name} className={styles.setAside}>
            {message}
          </p>
        ))}
        <p className={styles.total}>
          {state === undefined || state === 'chosen' ? 'Total' : 'Total without delivery'}{' '}
          <Price dollars={priced.total} className={styles.sum} />
        </p>
      </div>
      {refusedPrice && <ChangedPrice before={refusedPrice} now={priced} />}
    </>
  );
}
