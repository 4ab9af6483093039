import type { AuditEntry } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { ACTION_TEXTS, changedFacts, factLabel, type ChangedFact } from '../audit-entry-texts';
import { auditList } from '../audit-list';
import record from '../../../ui/list/record-card.module.css';
import styles from './audit-entry-card.module.css';

/** One audit entry: what was done to what, by whom and when, and each fact before and after. */
export function AuditEntryCard({ entry }: { entry: AuditEntry }) {
  const { action, at, by, subject, requestId } = entry;
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  const facts = changedFacts(entry);
  return (
    <li className={`${record.card} ${styles.entry}`}>
      <p className={record.what}>
        <Badge tone={entry.after ? 'neutral' : 'danger'}>{ACTION_TEXTS[action]}</Badge>
        <Link to={auditList.href({ subject: subject._id })}>{subject.name}</Link>
        {subject.kind === 'order' && (
          <Link to={dashboardPaths.adminOrder(subject._id)} className={styles.open}>
            Open order
          </Link>
        )}
      </p>
      <p className={record.who}>
        <Link to={auditList.href({ who: by.email })}>{by.name}</Link>
        <time dateTime={at} className="tabular">
          {momentText(at)}
        </time>
        <span className={styles.request}>Request {requestId}</span>
      </p>
      {facts.length === 0 && entry.after && <p className={styles.same}>Saved without changes</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Fact({ name, before, after }: ChangedFact) {
  return (
    <div className={styles.fact}>
      <dt>{factLabel(name)}</dt>
      <dd>
        {before !== undefined && <del title={before}>{before}</del>}{' '}
        {after !== undefined && <ins title={after}>{after}</ins>}
      </dd>
    </div>
  );
}
