import { Undo2, X } from 'lucide-react';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { rowsText } from './set-back-text';

interface SavedRowsProps {
  count: number;
  isUndoing: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** How many rows were saved together, and a button that sets them back. */
export function SavedRows({ count, isUndoing, onUndo, onClose }: SavedRowsProps) {
  return (
    <section
      aria-label="Saved rows"
      className={styles.bar}
      data-sticks-below="always"
      data-no-print
    >
      <div className={styles.choice}>
        <p role="status" className={styles.count}>
          {rowsText(count)} saved
        </p>
        <div className={styles.actions}>
          <Button tone="secondary" busy={isUndoing} onClick={onUndo}>
            <Undo2 aria-hidden size={16} />
            {isUndoing ? 'Undoing …' : 'Undo'}
          </Button>
          <Button tone="quiet" aria-label="Close" disabled={isUndoing} onClick={onClose}>
            <X aria-hidden size={18} />
          </Button>
        </div>
      </div>
    </section>
  );
}
