import { adjectivesOf, OVERVIEW_DAYS, UNEARNED_STATUSES } from '@shop/shared';
import { capitalized } from '../../../../lib/text/capitalized';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { useOverview } from '../../api/get-overview';
import { salesOf } from '../../sales';
import { LowStock } from './low-stock';
import { MoneyCard } from './money-card';
import styles from './overview.module.css';
import { SalesPeriod } from './sales-period';
import { WaitingOrders } from './waiting-orders';

const PERIODS = [7, OVERVIEW_DAYS];

/** The administrator's overview. Each figure links to the list it counts. */
export function Overview() {
  const { data, error, isPending, refetch } = useOverview();
  if (isPending) return <OverviewLoading />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.overview}>
      <WaitingOrders waiting={data.waiting} />
      <LowStock {...data.lowStock} />
      {PERIODS.map((days) => (
        <SalesPeriod key={days} sales={salesOf(data.sales, days)} />
      ))}
      {data.money && <MoneyCard money={data.money} />}
      <p className={styles.note}>
        Days are those of the shop’s time zone, {data.timeZone.replaceAll('_', ' ')}.{' '}
        {capitalized(adjectivesOf(UNEARNED_STATUSES))} orders count as orders but not as revenue.
      </p>
    </div>
  );
}

function OverviewLoading() {
  return (
    <div className={styles.overview} role="status" aria-label="Loading the overview">
      <Skeleton height="11rem" radius="var(--radius-card)" />
      <Skeleton height="11rem" radius="var(--radius-card)" />
      <Skeleton height="17rem" radius="var(--radius-card)" />
      <Skeleton height="17rem" radius="var(--radius-card)" />
    </div>
  );
}
