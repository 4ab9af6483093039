import type { Quote } from '@shop/shared';
import { CostBreakdown } from './cost-breakdown';
import styles from './cost-and-total.module.css';
import { Price } from './price';
import { unpricedDelivery } from './unpriced-delivery';

/** What an order would cost, part by part, and in all. */
export function CostAndTotal({ quote }: { quote: Quote }) {
  const { delivery, totalLabel } = unpricedDelivery(quote);
  return (
    <>
      <CostBreakdown price={quote} delivery={delivery} />
      <p className={styles.total}>
        {totalLabel} <Price dollars={quote.total} />
      </p>
    </>
  );
}
