import { adjectivesOf, formatDollars, UNEARNED_STATUSES, type SalesDay } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { dayName, type Sales } from '../../sales';
import { AmountsList } from './amounts-list';
import { DayChart } from './day-chart';
import { Figure } from './figure';
import { OverviewCard } from './overview-card';
import { SalesTable } from './sales-table';
import styles from './sales-period.module.css';

/** What orders without revenue are called. */
const UNEARNED = adjectivesOf(UNEARNED_STATUSES);

/** Revenue and orders of the last days: totals, a small chart of each, and figures by day. */
export function SalesPeriod({ sales }: { sales: Sales }) {
  const { days, orders, cancelled, revenue, amounts } = sales;
  const list = dashboardPaths.adminOrdersOf({ days: days.length });
  const count = orders.toLocaleString('en-US');
  return (
    <OverviewCard title={`Last ${days.length} days`}>
      <div className={styles.charts}>
        <div className={styles.chart}>
          <Figure to={list} value={formatDollars(revenue)} label="revenue" />
          <DayChart label="Revenue by day" bars={barsOf(days, 'revenue', formatDollars)} />
        </div>
        <div className={styles.chart}>
          <Figure to={list} value={count} label={orders === 1 ? 'order' : 'orders'} />
          <DayChart label="Orders by day" bars={barsOf(days, 'orders', String)} />
        </div>
      </div>
      <p className={styles.quiet}>
        {cancelled === 0
          ? `No orders were ${UNEARNED}.`
          : `${cancelled.toLocaleString('en-US')} ${cancelled === 1 ? 'order was' : 'orders were'} ${UNEARNED}.`}
      </p>
      {amounts && <AmountsList amounts={amounts} />}
      <SalesTable days={days} />
    </OverviewCard>
  );
}

function barsOf(
  days: readonly SalesDay[],
  measure: 'revenue' | 'orders',
  format: (value: number) => string,
) {
  return days.map((sales) => ({
    name: dayName(sales.day),
    value: sales[measure],
    text: format(sales[measure]),
  }));
}
