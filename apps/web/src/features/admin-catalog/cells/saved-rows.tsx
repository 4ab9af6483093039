import { Undo2, X } from 'lucide-react';
import { Button } from '../../../ui/forms/button';
import { RowsBar } from './rows-bar';
import { rowsText } from './set-back-text';

interface SavedRowsProps {
  count: number;
  /** How many earlier saves can be undone after this one. */
  earlier: number;
  isUndoing: boolean;
  onUndo: () => void;
  onClose: () => void;
}

function earlierText(saves: number): string {
  if (saves === 0) return '';
  return saves === 1 ? ' · 1 earlier save' : ` · ${saves} earlier saves`;
}

/** How many rows were saved, and a button that sets them back. */
export function SavedRows({ count, earlier, isUndoing, onUndo, onClose }: SavedRowsProps) {
  return (
    <RowsBar label="Saved rows" text={`${rowsText(count)} saved${earlierText(earlier)}`}>
      <Button tone="secondary" busy={isUndoing} onClick={onUndo}>
        <Undo2 aria-hidden size={16} />
        {isUndoing ? 'Undoing …' : 'Undo'}
      </Button>
      <Button tone="quiet" aria-label="Close" disabled={isUndoing} onClick={onClose}>
        <X aria-hidden size={18} />
      </Button>
    </RowsBar>
  );
}
