import { useDeferredValue, type ReactNode } from 'react';
import { Notice } from '../feedback/notice';
import { Button } from '../forms/button';
import styles from './restored-draft.module.css';

interface RestoredDraftProps {
  draft: { isRestored: boolean; note: string; discard: () => void };
  /** What else there is to know. */
  children?: ReactNode;
}

/** Says that a form shows what was typed into it before, and offers to discard that. */
export function RestoredDraft({
  draft: { isRestored, note, discard },
  children,
}: RestoredDraftProps) {
  // The live region exists before its text, because screen readers announce only what is added to it.
  const isShown = useDeferredValue(isRestored, false);
  return (
    <div role="status" className={styles.region}>
      {isShown && (
        <Notice>
          <p>
            What you had typed is back. It is not saved yet. {note} {children}
          </p>
          <Button tone="secondary" onClick={discard}>
            Discard it
          </Button>
        </Notice>
      )}
    </div>
  );
}
