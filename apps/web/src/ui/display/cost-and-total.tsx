import type { Quote } from '@shop/shared';
import { CostBreakdown } from './cost-breakdown';
import styles from './cost-and-total.module.css';
import { Price } from './price';

/** What an order would cost, part by part, and in all. */
export function CostAndTotal({ quote }: { quote: Quote }) {
  return (
    <>
      <CostBreakdown price={quote} />
      <p className={styles.total}>
        Total <Price dollars={quote.total} />
      </p>
    </>
  );
}
