import { Truck } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ButtonLink } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useZones } from '../api/zones';
import { CoverageNotes } from './coverage-notes';
import styles from './delivery.module.css';
import { ZoneCard } from './zone-card';

/** All delivery zones, and what they leave open. */
export function ZoneList() {
  const { data: zones, error, isPending, refetch } = useZones();
  const add = <ButtonLink to={dashboardPaths.adminZone('new')}>Add a zone</ButtonLink>;
  if (isPending) return <RowsSkeleton label="Loading zones" rows={4} />;
  if (!zones) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (zones.length === 0)
    return (
      <EmptyState
        title="No delivery zones yet"
        icon={<Truck aria-hidden size={28} strokeWidth={1.5} />}
        actions={add}
      >
        Until there is one, delivery is free everywhere. A zone says where you deliver to, and what
        it costs there.
      </EmptyState>
    );
  return (
    <>
      <div className={styles.head}>{add}</div>
      <CoverageNotes zones={zones} />
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <ZoneCard key={zone._id} zone={zone} zones={zones} />
        ))}
      </ul>
    </>
  );
}
