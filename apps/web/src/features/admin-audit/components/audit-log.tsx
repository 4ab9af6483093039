import { ScrollText } from 'lucide-react';
import { useListQuery } from '../../../lib/address/list-query';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useAuditEntries } from '../api/list-audit-entries';
import { auditList, type AuditFilters } from '../audit-list';
import { AuditControls } from './audit-controls';
import { AuditEntryCard } from './audit-entry-card';
import styles from './audit-log.module.css';

/** The changes that administrators made, latest first. */
export function AuditLog() {
  const { query: filters, change } = useListQuery(auditList);
  return (
    <ListPage
      list={auditList}
      query={filters}
      result={useAuditEntries(filters)}
      noun={['change', 'changes']}
      icon={ScrollText}
      controls={
        <AuditControls
          filters={filters}
          change={(part: Partial<AuditFilters>) => change(part, { replace: true })}
        />
      }
      loading={<RowsSkeleton label="Loading changes" height="6rem" />}
      noMatch="No changes match these filters"
      empty={{
        title: 'No changes yet',
        note: 'Every change by an administrator is listed here: who made it, when, and the values before and after.',
      }}
    >
      {(entries) => (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <AuditEntryCard key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
    </ListPage>
  );
}
