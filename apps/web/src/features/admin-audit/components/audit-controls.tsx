import { AUDIT_ACTIONS, LIMITS, type AuditAction } from '@shop/shared';
import { Select } from 'antd';
import { useTyped } from '../../../lib/use-typed';
import { Field } from '../../../ui/forms/field';
import { FieldFrame } from '../../../ui/forms/field-frame';
import type { AuditFilters } from '../audit-query';
import { ACTION_WORDS } from '../entry-words';
import styles from './audit-controls.module.css';

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value] }));

interface AuditControlsProps {
  filters: AuditFilters;
  change: (part: Partial<AuditFilters>) => void;
}

/** Who, what and when. Words are looked for while they are typed. */
export function AuditControls({ filters, change }: AuditControlsProps) {
  const [who, setWho] = useTyped(filters.who, (text) => change({ who: text }));
  const [subject, setSubject] = useTyped(filters.subject, (text) => change({ subject: text }));
  return (
    <div className={styles.controls} role="search" aria-label="Changes">
      <Field
        label="Who"
        type="search"
        placeholder="Beginning of the e-mail address"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={LIMITS.email}
        value={who}
        onChange={(event) => setWho(event.target.value)}
      />
      <Field
        label="Changed what"
        type="search"
        placeholder="Beginning of its name, or its id"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={LIMITS.auditSubject}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <FieldFrame label="What happened">
        {(control) => (
          <Select<AuditAction>
            {...control}
            className={styles.select}
            placeholder="Everything"
            options={ACTIONS}
            value={filters.action}
            allowClear
            onChange={(action?: AuditAction) => change({ action })}
          />
        )}
      </FieldFrame>
      <div className={styles.days}>
        <Field
          label="From"
          type="date"
          value={filters.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <Field
          label="Until"
          type="date"
          value={filters.to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
    </div>
  );
}
