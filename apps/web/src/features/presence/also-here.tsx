import type { RecordKind } from '@shop/shared';
import type { ReactNode } from 'react';
import { useOthersHere } from './api/others-here';
import styles from './also-here.module.css';

interface AlsoHereProps {
  kind: RecordKind;
  /** Undefined while it is not loaded. */
  id: string | undefined;
  /** The heading that names the record. */
  children: ReactNode;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** A heading, and beside it which other administrators have the same record open. Moves nothing when they come. */
export function AlsoHere({ kind, id, children }: AlsoHereProps) {
  const others = useOthersHere(kind, id);
  return (
    <div className={styles.row}>
      {children}
      <p role="status" className={styles.others} data-no-print>
        {others.length > 0 && `Also here: ${list.format(others.map(({ name }) => name))}`}
      </p>
    </div>
  );
}
