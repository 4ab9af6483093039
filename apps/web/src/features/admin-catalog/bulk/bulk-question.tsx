import { CloseDialog, Dialog } from '../../../ui/dialogs/dialog';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { BULK_ACTIONS, type BulkEdit } from './bulk-actions';
import { productsOf, type BulkPlan } from './bulk-edit';
import { BulkPreview } from './bulk-preview';

interface BulkQuestionProps {
  edit: BulkEdit;
  plan: BulkPlan;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before many products are changed: says how many, and what changes. */
export function BulkQuestion({ edit, plan, onKeep, onConfirm }: BulkQuestionProps) {
  const { label, field, input } = BULK_ACTIONS[edit.action];
  const count = productsOf(plan.changes.length);
  // A chosen category or status is told by the action alone: its value is an id or a word of the shop's.
  const isTyped = input === 'number' || input === 'text';
  return (
    <Dialog title={`Change ${count}?`} onClose={onKeep}>
      <p>
        {label} {isTyped && edit.value.trim()}
        {edit.rounded && ', ending in .99'}
      </p>
      <BulkPreview plan={plan} field={field} />
      <div className={styles.actions}>
        {/* First, because the browser focuses the first control of a dialog. */}
        <CloseDialog>Keep them</CloseDialog>
        <Button tone="danger" onClick={onConfirm}>
          Change {count}
        </Button>
      </div>
    </Dialog>
  );
}
