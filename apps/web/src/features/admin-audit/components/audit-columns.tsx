import type { AuditEntry } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { momentColumn } from '../../../ui/list/data-table/moment-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { ACTION_TEXTS, changedFacts, factsText } from '../audit-entry-texts';
import { auditList } from '../audit-list';
import { ChangedFacts } from './changed-facts';
import styles from './changed-facts.module.css';

/** The columns of the list of changes: what was done to what, by whom and when, and each fact before and after. */
export function useAuditColumns(): readonly ListColumn<AuditEntry>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  return [
    {
      id: 'subject',
      heading: 'Subject',
      text: ({ subject }) => subject.name,
      cell: ({ subject: { kind, _id, name } }) => (
        <>
          <Link
            to={auditList.href({ subject: _id })}
            className={styles.subject}
            title={name}
            data-row-link
          >
            {name}
          </Link>{' '}
          {kind === 'order' && <Link to={dashboardPaths.adminOrder(_id)}>Open order</Link>}
        </>
      ),
    },
    {
      id: 'change',
      heading: 'Change',
      text: ({ action }) => ACTION_TEXTS[action],
      cell: ({ action, after }) => (
        <Badge tone={after ? 'neutral' : 'danger'}>{ACTION_TEXTS[action]}</Badge>
      ),
    },
    {
      id: 'who',
      heading: 'Who',
      text: ({ by }) => `${by.name} (${by.email})`,
      cell: ({ by }) => <Link to={auditList.href({ who: by.email })}>{by.name}</Link>,
    },
    momentColumn(moment),
    {
      id: 'facts',
      heading: 'Before and after',
      text: factsText,
      cell: (entry) =>
        (entry.after !== null || changedFacts(entry).length > 0) && <ChangedFacts entry={entry} />,
    },
    {
      id: 'request',
      heading: 'Request',
      text: ({ requestId }) => requestId,
      cell: ({ requestId }) => (
        <span className={styles.request} title={requestId}>
          {requestId}
        </span>
      ),
    },
  ];
}
