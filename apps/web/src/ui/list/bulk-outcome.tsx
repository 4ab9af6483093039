import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import styles from './bulk-bar.module.css';

interface BulkOutcomeProps {
  /** What was done, in a sentence or two. */
  summary: ReactNode;
  /** Whether something is left to be tried again. */
  isUnfinished: boolean;
  canUndo: boolean;
  control: { goOn: () => void; undo: () => void; close: () => void };
  /** Names the refusals: `Orders that were not changed`. */
  refusalsLabel: string;
  /** The refusals, as list items. */
  children: ReactNode[];
}

/** The result of a bulk change, why some things were not changed, and a button to undo all of it. */
export function BulkOutcome({
  summary,
  isUnfinished,
  canUndo,
  control,
  refusalsLabel,
  children,
}: BulkOutcomeProps) {
  return (
    <div className={styles.result}>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.actions}>
        {isUnfinished && (
          <Button tone="secondary" onClick={control.goOn}>
            Try the rest again
          </Button>
        )}
        {canUndo && (
          <Button tone="secondary" onClick={control.undo}>
            <Undo2 aria-hidden size={16} />
            Undo
          </Button>
        )}
        <Button tone="quiet" aria-label="Close" onClick={control.close}>
          <X aria-hidden size={18} />
        </Button>
      </div>
      {children.length > 0 && (
        <ul className={styles.refusals} aria-label={refusalsLabel} tabIndex={0}>
          {children}
        </ul>
      )}
    </div>
  );
}
