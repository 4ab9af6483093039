import type { Import, ImportAction } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { useUpdateImport } from '../api/imports';
import { productsText } from '../import-texts';
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
  const { created, changed } = job.counts;
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
        created + changed > 0 &&
        button('start', `Import ${productsText(created + changed)}`)}
      {job.state === 'running' && button('pause', 'Pause', 'secondary')}
      {job.state === 'paused' && button('continue', 'Continue')}
      {button('cancel', 'Cancel the import', 'danger')}
    </div>
  );
}
