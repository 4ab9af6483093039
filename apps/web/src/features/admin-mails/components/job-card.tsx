import type { Job } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Button } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useAttendToJob } from '../api/jobs';
import { jobText } from '../job-text';
import record from '../../../ui/list/record-card.module.css';
import styles from './cards.module.css';

/** A task: why it failed, and what can be done about it. */
export function JobCard({ job }: { job: Job }) {
  const { _id, state, tries, dueAt, createdAt, lastError } = job;
  const what = jobText(job);
  const repeat = useAttendToJob('repeatJob');
  const discard = useAttendToJob('discardJob');
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={record.card}>
      <p className={record.what}>
        <Badge tone={state === 'dead' ? 'danger' : 'neutral'}>
          {state === 'dead' ? 'Given up' : 'Waiting'}
        </Badge>
        {what}
      </p>
      <p className={record.who}>
        <span>Since {momentText(createdAt)}</span>
        <span>{tries === 1 ? 'Tried once' : `Tried ${tries} times`}</span>
        {state === 'due' && <span>Next try {momentText(dueAt)}</span>}
      </p>
      {lastError && <p className={record.who}>Last failure: {lastError}</p>}
      <div className={styles.actions}>
        <Button tone="secondary" busy={repeat.isPending} onClick={() => repeat.mutate(_id)}>
          Try now<span className="visually-hidden"> {what}</span>
        </Button>
        <ConfirmButton
          tone="danger"
          busy={discard.isPending}
          aria-label={`Discard ${what}`}
          question="Discard this task?"
          effects="It is not tried again, and can't be brought back."
          okText="Discard"
          onConfirm={() => discard.mutate(_id)}
        >
          Discard
        </ConfirmButton>
      </div>
    </li>
  );
}
