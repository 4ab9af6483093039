import type { Import, ImportAction } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { useUpdateImport } from '../api/imports';
import { fileProductsText, photosText } from '../import-texts';
import styles from './import.module.css';
import { UndoImport } from './undo-import';

interface ImportButtonsProps {
  job: Import;
  /** Undoing has begun. */
  onUndo: () => void;
}

/** What can be done with an import now. */
export function ImportButtons({ job, onUndo }: ImportButtonsProps) {
  const { mutate, isPending } = useUpdateImport(job._id);
  const products = job.counts.created + job.counts.changed;
  const waiting = job.photos?.waiting ?? 0;
  const button = (action: ImportAction, text: string, tone?: 'secondary' | 'danger') => (
    <Button tone={tone} busy={isPending} onClick={() => mutate({ action })}>
      {text}
    </Button>
  );
  if (['done', 'failed', 'cancelled'].includes(job.state))
    return <UndoImport job={job} onStarted={onUndo} />;
  if (job.state === 'undoing' || job.state === 'undone') return null;
  return (
    <div className={styles.actions}>
      {job.state === 'checked' &&
        products > 0 &&
        button('start', `Import ${fileProductsText(products, job)}`)}
      {job.state === 'checked' &&
        products === 0 &&
        waiting > 0 &&
        button('start', `Import ${photosText(waiting)}`)}
      {job.state === 'running' && button('pause', 'Pause', 'secondary')}
      {job.state === 'paused' && button('continue', 'Continue')}
      {button('cancel', 'Cancel the import', 'danger')}
    </div>
  );
}
