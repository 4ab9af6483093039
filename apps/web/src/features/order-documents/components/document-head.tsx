import type { ReactNode } from 'react';
import styles from './document-head.module.css';

interface DocumentHeadProps {
  /** The shop's name. */
  shop: string;
  /** The shop's postal address and contacts. */
  children: ReactNode;
  /** The kind of document, if the title doesn't say it. */
  kind?: string;
  /** `Invoice 1001` */
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The head of a document: the sender, the title and the dates. */
export function DocumentHead({ shop, children, kind, title, facts }: DocumentHeadProps) {
  return (
    <header className={styles.head}>
      <address className={styles.shop}>
        <strong>{shop}</strong>
        {children}
      </address>
      <div className={styles.what}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <h2>{title}</h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
