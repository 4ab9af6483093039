import { Adjustments } from '../../../ui/display/adjustments';
import { Price } from '../../../ui/display/price';
import type { Checkout } from '../use-checkout';
import styles from './cart-summary.module.css';

/** The total of an order that has no other amounts, or whose amounts can't be shown yet. */
export function PlainAmounts({ checkout: { quoted, priced } }: { checkout: Checkout }) {
  return (
    <>
      <Adjustments adjustments={quoted.adjustments} className={styles.adjustment} />
      <p className={styles.total}>
        {quoted.isProvisional || priced ? 'Estimated total' : 'Total'}{' '}
        <Price dollars={quoted.total} className={styles.sum} />
      </p>
    </>
  );
}
