import { AUDIT_ACTIONS } from '@shop/shared';
import { ScrollText } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { DataTable } from '../../../ui/list/data-table/data-table';
import type { FilterTexts } from '../../../ui/list/views/address-chips';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { ScreenButton } from '../../../ui/page/permitted';
import { loadAuditEntries, useAuditEntries } from '../api/list-audit-entries';
import { ACTION_TEXTS } from '../audit-entry-texts';
import { auditList, type AuditFilters } from '../audit-list';
import { AuditControls } from './audit-controls';
import { useAuditColumns } from './audit-columns';

const FILTER_TEXTS: FilterTexts = {
  who: (who) => `Who: ${who}`,
  subject: (subject) => `What: ${subject}`,
  action: (action) =>
    AUDIT_ACTIONS.filter((known) => known === action).map((known) => ACTION_TEXTS[known])[0],
  from: (day) => `From ${day}`,
  to: (day) => `Until ${day}`,
};

/** The changes that administrators made, latest first. */
export function AuditLog() {
  const { query: filters, change } = useListQuery(auditList);
  const columns = useAuditColumns();
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
      filterTexts={FILTER_TEXTS}
      columns={columns}
      file={{ load: loadAuditEntries, keyOf: ({ _id }) => _id }}
      loading={<RowsSkeleton label="Loading changes" rows={12} height="2.25rem" />}
      noMatch="No changes match these filters"
      empty={{
        title: 'No changes yet',
        note: 'Every change by an administrator is listed here: who made it, when, and the values before and after.',
        action: <ScreenButton to={dashboardPaths.adminSettings}>Settings</ScreenButton>,
      }}
    >
      {(entries) => (
        <DataTable list="changes" columns={columns} rows={entries} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}
