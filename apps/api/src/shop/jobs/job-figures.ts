import type { Figure } from '@shop/http';
import { jobFailures, jobFigures } from '@shop/mongo/jobs';

/** What the metrics say of the jobs. */
export const JOB_FIGURES: readonly Figure[] = [
  {
    name: 'jobs',
    help: 'Jobs that are due (state due), and those that are no longer retried (state dead)',
    kind: 'state',
    label: 'state',
    read: async () => {
      const { due, dead } = await jobFigures();
      return new Map([
        ['due', due],
        ['dead', dead],
      ]);
    },
  },
  {
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due has waited, in seconds',
    kind: 'state',
    read: async () => new Map([['', (await jobFigures()).oldestSeconds]]),
  },
  {
    name: 'job_failures_total',
    help: 'Tries of jobs that have failed since the start',
    kind: 'total',
    label: 'topic',
    read: jobFailures,
  },
];
