import { formatDollars, LIMITS } from '@shop/shared';
import { useOrderSums, type SummedList } from '../api/sum-orders';
import styles from './order-sums.module.css';

/** Under the list: what all its orders add up to, on all pages. */
export function OrderSums(list: SummedList) {
  const { data: sums } = useOrderSums(list);
  if (list.total > LIMITS.summedOrders || sums === null)
    return (
      <p className={styles.sums}>
        {`Up to ${LIMITS.summedOrders.toLocaleString('en-US')} orders are added up here: choose filters that leave fewer.`}
      </p>
    );
  if (!sums) return <p className={styles.sums}>Adding up …</p>;
  const amounts = [
    ['Total', sums.total],
    ['Paid', sums.paid],
    ['Refunded', sums.refunded],
    ['To be paid', sums.outstanding],
  ] as const;
  return (
    <dl className={`tabular ${styles.sums}`} aria-label="Sums of the list">
      <div>
        <dt>{list.query.status ? 'Orders' : 'Orders, with cancelled ones'}</dt>
        <dd>{sums.orders.toLocaleString('en-US')}</dd>
      </div>
      {amounts.map(([label, dollars]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatDollars(dollars)}</dd>
        </div>
      ))}
    </dl>
  );
}
