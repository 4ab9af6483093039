import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useOpenedZone } from '../api/zones';
import { ZoneForm } from './zone-form';

/** A zone: loading, failed, or editable. */
export function EditZone({ id }: { id: string }) {
  const { data: zone, error, isPending, refetch } = useOpenedZone(id);
  if (isPending) return <RowsSkeleton label="Loading zone" height="6rem" />;
  if (!zone) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ZoneForm zone={zone} />;
}
