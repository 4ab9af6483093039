import type { AuditEntry } from '@shop/shared';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/display/badge';
import { writeFilters } from '../audit-query';
import { ACTION_WORDS, changedFacts, type ChangedFact } from '../entry-words';
import styles from './entry.module.css';

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** One change: what was done to what, by whom and when, and each fact before and after. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const { action, at, by, subject, requestId } = entry;
  const facts = changedFacts(entry);
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <Badge tone={entry.after ? 'neutral' : 'danger'}>{ACTION_WORDS[action]}</Badge>
        <Link to={`?${writeFilters({ subject: subject._id }).toString()}`}>{subject.name}</Link>
      </p>
      <p className={styles.who}>
        <Link to={`?${writeFilters({ who: by.email }).toString()}`}>{by.name}</Link>
        <time dateTime={at} className="tabular">
          {moments.format(new Date(at))}
        </time>
        <span className={styles.request}>Request {requestId}</span>
      </p>
      {facts.length === 0 && <p className={styles.same}>Saved without a change</p>}
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
      <dt>{name}</dt>
      <dd>
        {before !== undefined && <del title={before}>{before}</del>}{' '}
        {after !== undefined && <ins title={after}>{after}</ins>}
      </dd>
    </div>
  );
}
