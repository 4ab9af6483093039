import { adjectivesOf, formatDollars, UNEARNED_STATUSES, type SalesDay } from '@shop/shared';
import { capitalized } from '../../../../lib/text/capitalized';
import { dayName } from '../../sales';
import styles from './sales-table.module.css';

/** The figures behind the charts, the latest day first. */
export function SalesTable({ days }: { days: readonly SalesDay[] }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Figures by day</summary>
      <table className={`tabular ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">{capitalized(adjectivesOf(UNEARNED_STATUSES))}</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, cancelled, revenue }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dayName(day)}</time>
              </th>
              <td>{orders}</td>
              <td>{cancelled}</td>
              <td>{formatDollars(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
