import type { AuditEntry } from '@shop/shared';
import { changedFacts, factLabel, type ChangedFact } from '../audit-entry-texts';
import styles from './changed-facts.module.css';

/** What a change was about, to be unfolded: each fact before and after. */
export function ChangedFacts({ entry }: { entry: AuditEntry }) {
  const facts = changedFacts(entry);
  if (facts.length === 0) return 'Saved without changes';
  return (
    <details>
      <summary className={styles.names}>
        {facts.map(({ name }) => factLabel(name)).join(', ')}
        <span className="visually-hidden"> of {entry.subject.name}</span>
      </summary>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </dl>
    </details>
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
