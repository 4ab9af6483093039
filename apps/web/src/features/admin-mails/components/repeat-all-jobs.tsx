import type { Job } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { useRepeatAllJobs } from '../api/jobs';

/** Tries all tasks again that were given up, on all pages, as after a mail server was down. */
export function RepeatAllJobs({ jobs }: { jobs: readonly Job[] }) {
  const { repeatAll, isPending, left } = useRepeatAllJobs();
  // Those that were given up come first in the list, so that the page after them has none.
  if (!isPending && !jobs.some(({ state }) => state === 'dead')) return null;
  return (
    <Button tone="quiet" busy={isPending} onClick={repeatAll}>
      {isPending && left ? `${left.toLocaleString('en-US')} left …` : 'Try all given up again'}
    </Button>
  );
}
