import { Button } from '../../../../ui/forms/button';
import styles from './cell-rows.module.css';

interface RowActionsProps {
  /** What the row is about. */
  name: string;
  isTyped: boolean;
  isSaved: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** Saves or discards what was typed into a row, and says that it is saved. */
export function RowActions({ name, isTyped, isSaved, busy, onDiscard }: RowActionsProps) {
  const subject = <span className="visually-hidden"> {name}</span>;
  return (
    <div className={styles.actions}>
      {(isTyped || busy) && (
        <Button type="submit" busy={busy}>
          {busy ? 'Saving …' : 'Save'}
          {subject}
        </Button>
      )}
      {isTyped && !busy && (
        <Button tone="quiet" onClick={onDiscard}>
          Discard{subject}
        </Button>
      )}
      <span role="status" className={styles.saved}>
        {isSaved && <>Saved{subject}</>}
      </span>
    </div>
  );
}
