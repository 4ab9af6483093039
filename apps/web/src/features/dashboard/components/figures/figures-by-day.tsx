import { formatDollars, type FiguresOfDay } from '@shop/shared';
import { useLocation } from 'react-router-dom';
import { dayName } from '../../figure-names';
import styles from './figures-by-day.module.css';

/** The link to the table. */
export const DAYS_ANCHOR = '#figures-by-day';

const count = (value: number) => value.toLocaleString('en-US');

/** The figures behind the chart, the latest day first. */
export function FiguresByDay({ days }: { days: readonly FiguresOfDay[] }) {
  const { hash } = useLocation();
  const hasAmounts = days.some((day) => 'revenue' in day);
  return (
    // Opened by a link to it, and closed again by hand.
    <details
      key={hash}
      id={DAYS_ANCHOR.slice(1)}
      className={styles.details}
      open={hash === DAYS_ANCHOR}
    >
      <summary className={styles.summary}>Figures by day</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Figures by day">
        <table className={`tabular ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {hasAmounts && <th scope="col">Revenue</th>}
              <th scope="col">Orders</th>
              <th scope="col">Cancelled</th>
              <th scope="col">Items</th>
              <th scope="col">Visits</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, cancelled, pieces, revenue, visits }) => (
              <tr key={day}>
                <th scope="row">{dayName(day)}</th>
                {hasAmounts && <td>{formatDollars(revenue)}</td>}
                <td>{count(orders)}</td>
                <td>{count(cancelled)}</td>
                <td>{count(pieces)}</td>
                <td>{visits === null ? '–' : count(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
