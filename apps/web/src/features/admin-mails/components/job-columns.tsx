import type { Job } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { jobText } from '../job-text';
import { JobActions } from './job-actions';

/** The columns of the list of tasks: why each failed, and what can be done about it. */
export function useJobColumns(): readonly ListColumn<Job>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return [
    { id: 'task', heading: 'Task', cell: jobText },
    {
      id: 'state',
      heading: 'State',
      cell: ({ state }) => (
        <Badge tone={state === 'dead' ? 'danger' : 'neutral'}>
          {state === 'dead' ? 'Given up' : 'Waiting'}
        </Badge>
      ),
    },
    { id: 'since', heading: 'Since', cell: ({ createdAt }) => moment(createdAt) },
    {
      id: 'tries',
      heading: 'Tries',
      cell: ({ tries }) => (tries === 1 ? 'Tried once' : `Tried ${tries} times`),
    },
    {
      id: 'next',
      heading: 'Next try',
      cell: ({ state, dueAt }) => state === 'due' && moment(dueAt),
    },
    { id: 'failure', heading: 'Last failure', cell: ({ lastError }) => lastError },
    { id: 'actions', heading: 'Actions', cell: (job) => <JobActions job={job} /> },
  ];
}
