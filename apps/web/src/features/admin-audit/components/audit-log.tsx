import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/forms/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { PageLinks } from '../../../ui/page/page-links';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ENTRIES_PAGE, useEntries } from '../api/list-entries';
import { readFilters, writeFilters, type AuditFilters } from '../audit-query';
import { AuditControls } from './audit-controls';
import { Entry } from './entry';
import styles from './audit-log.module.css';

/** What administrators changed, latest first; the address of the page says which of it is shown. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = (part: Partial<AuditFilters>) =>
    setParams((now) => writeFilters({ ...readFilters(now), ...part, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <AuditControls filters={filters} change={change} />
      <Entries filters={filters} />
    </>
  );
}

function Entries({ filters }: { filters: AuditFilters }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useEntries(filters);
  return (
    <>
      <p className={`tabular ${styles.count}`} role="status">
        {data && !isPlaceholderData ? countOf(data.total) : ''}
      </p>
      {isPending && <EntriesSkeleton />}
      {!isPending && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.entries.length === 0 && <Nothing />}
      {data && data.entries.length > 0 && (
        <>
          <ol className={styles.entries} aria-busy={isPlaceholderData}>
            {data.entries.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
          <PageLinks
            page={filters.page}
            pageSize={ENTRIES_PAGE}
            total={data.total}
            to={(page) => `?${writeFilters({ ...filters, page }).toString()}`}
          />
        </>
      )}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing was changed that fits"
      icon={<ScrollText aria-hidden size={28} strokeWidth={1.5} />}
      actions={
        <ButtonLink to={paths.adminAudit} tone="secondary">
          Show everything
        </ButtonLink>
      }
    />
  );
}

function EntriesSkeleton() {
  return (
    <div className={styles.entries} role="status" aria-label="Loading entries">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="6rem" radius="var(--radius-card)" />
      ))}
    </div>
  );
}

function countOf(total: number): string {
  return total === 1 ? '1 change' : `${total.toLocaleString('en-US')} changes`;
}
