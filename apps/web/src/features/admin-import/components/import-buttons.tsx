import type { Import, ImportAction } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { useUpdateImport } from '../api/imports';
import { productsText } from '../import-texts';
import styles from './import.module.css';

/** What can be done with an import now. */
export function ImportButtons({ job }: { job: Import }) {
  const { mutate, isPending } = useUpdateImport(job._id);
  const { created, changed } = job.counts;
  const button = (action: ImportAction, text: string, tone?: 'secondary' | 'danger') => (
    <Button tone={tone} busy={isPending} onClick={() => mutate({ action })}>
      {text}
    </Button>
  );
  const isOver = ['done', 'failed', 'cancelled'].includes(job.state);
  if (isOver) return null;
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
