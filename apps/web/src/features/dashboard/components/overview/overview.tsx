import { ErrorState } from '../../../../ui/feedback/error-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { hasOrders, useOverview } from '../../api/get-overview';
import { LowStock } from './low-stock';
import styles from './overview.module.css';
import { WaitingOrders } from './waiting-orders';

/** What waits for the administrator, of what they are permitted. Each figure links to the list it counts. */
export function Overview() {
  const { data, error, isPending, refetch } = useOverview();
  if (isPending) return <OverviewLoading />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.overview}>
      {hasOrders(data) && <WaitingOrders {...data} />}
      {data.lowStock && <LowStock {...data.lowStock} />}
    </div>
  );
}

function OverviewLoading() {
  return (
    <div className={styles.overview} role="status" aria-label="Loading the overview">
      <Skeleton height="11rem" radius="var(--radius-card)" />
      <Skeleton height="11rem" radius="var(--radius-card)" />
    </div>
  );
}
