import { AUDIT_ACTIONS, LIMITS } from '@shop/shared';
import { SelectField } from '../../../ui/fields/select-field';
import { DayField } from '../../../ui/list/day-field';
import { ListControls } from '../../../ui/list/list-controls';
import { SearchBox } from '../../../ui/list/search-box';
import { ACTION_TEXTS } from '../audit-entry-texts';
import type { AuditFilters } from '../audit-list';
import styles from './audit-controls.module.css';

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_TEXTS[value] }));

interface AuditControlsProps {
  filters: AuditFilters;
  change: (part: Partial<AuditFilters>) => void;
}

/** Filters by actor, subject, action and day. */
export function AuditControls({ filters, change }: AuditControlsProps) {
  return (
    <ListControls label="Changes" className={styles.controls}>
      <SearchBox
        label="Who"
        placeholder="Start of the email address"
        limit={LIMITS.email}
        value={filters.who}
        onSearch={(who) => change({ who })}
      />
      <SearchBox
        label="What was changed"
        placeholder="Start of the name, or the id"
        limit={LIMITS.auditSubject}
        value={filters.subject}
        onSearch={(subject) => change({ subject })}
      />
      <SelectField
        label="Kind of change"
        placeholder="All changes"
        options={ACTIONS}
        value={filters.action ?? ''}
        onChange={(action) => change({ action: AUDIT_ACTIONS.find((known) => known === action) })}
        clearable
      />
      <div className={styles.days}>
        <DayField label="From" value={filters.from} onDay={(from) => change({ from })} />
        <DayField label="Until" value={filters.to} onDay={(to) => change({ to })} />
      </div>
    </ListControls>
  );
}
