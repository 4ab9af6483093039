import type { Job } from '@shop/shared';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Button } from '../../../ui/forms/button';
import { useAttendToJob } from '../api/jobs';
import { jobText } from '../job-text';
import styles from './cards.module.css';

/** Tries a task again, or gives it up for good: not one that waits for the time that it is for. */
export function JobActions({ job }: { job: Job }) {
  const what = jobText(job);
  const repeat = useAttendToJob('repeatJob');
  const discard = useAttendToJob('discardJob');
  if (job.appointed) return null;
  return (
    <div className={styles.actions}>
      <Button tone="quiet" busy={repeat.isPending} onClick={() => repeat.mutate(job._id)}>
        Try now<span className="visually-hidden"> {what}</span>
      </Button>
      <ConfirmButton
        tone="danger"
        busy={discard.isPending}
        aria-label={`Discard ${what}`}
        question="Discard this task?"
        effects="It is not tried again, and can't be brought back."
        okText="Discard"
        onConfirm={() => discard.mutate(job._id)}
      >
        Discard
      </ConfirmButton>
    </div>
  );
}
