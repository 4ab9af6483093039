import type { Import } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useUpdateImport } from '../api/imports';
import { madeCountText, productsText } from '../import-texts';

interface UndoImportProps {
  job: Import;
  /** Receives the focus of the button, which is gone then. */
  onStarted: () => void;
}

/** Takes back what an import has written, after a question; nothing if it can't be taken back. */
export function UndoImport({ job, onStarted }: UndoImportProps) {
  const { _id, undo, made } = job;
  const { mutate, isPending } = useUpdateImport(_id);
  const dateText = useMomentFormat({ dateStyle: 'medium', timeStyle: undefined });
  if (!undo || new Date(undo.until) < new Date()) return null;
  return (
    <div>
      <ConfirmButton
        tone="danger"
        busy={isPending}
        question={`Undo the import of ${undo.products > 0 ? productsText(undo.products) : 'photos'}?`}
        effects={`New products are deleted, or archived if somebody has ordered them. Changed products become as they were before. What somebody has changed or bought since stays as it is. ${madeEffect(made)}This can’t be undone.`}
        okText="Undo the import"
        keepText="Keep the products"
        onConfirm={() => mutate({ action: 'undo' }, { onSuccess: onStarted })}
      >
        Undo the import
      </ConfirmButton>
      <p>Possible until {dateText(undo.until)}.</p>
    </div>
  );
}

function madeEffect(made: Import['made']): string {
  if (!made) return '';
  const { categories, brands } = made;
  const counts = madeCountText({ categories: categories.length, brands: brands.length });
  return `What it has made for them, ${counts}, is deleted where it is empty again and nobody has changed it. `;
}
