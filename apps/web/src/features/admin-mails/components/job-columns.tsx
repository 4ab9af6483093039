import type { Job } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { jobText } from '../job-text';
import { JobActions } from './job-actions';

const stateText = ({ state }: Pick<Job, 'state'>) => (state === 'dead' ? 'Given up' : 'Waiting');

/** The columns of the list of tasks: why each failed, and what can be done about it. */
export function useJobColumns(): readonly ListColumn<Job>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return [
    { id: 'task', heading: 'Task', cell: jobText, text: jobText },
    {
      id: 'state',
      heading: 'State',
      text: stateText,
      cell: ({ state }) => (
        <Badge tone={state === 'dead' ? 'danger' : 'neutral'}>{stateText({ state })}</Badge>
      ),
    },
    {
      id: 'since',
      heading: 'Since',
      cell: ({ createdAt }) => moment(createdAt),
      text: ({ createdAt }) => new Date(createdAt),
    },
    {
      id: 'tries',
      heading: 'Tries',
      text: ({ tries }) => tries,
      cell: ({ tries }) => (tries === 1 ? 'Tried once' : `Tried ${tries} times`),
    },
    {
      id: 'next',
      heading: 'Next try',
      text: ({ state, dueAt }) => state === 'due' && new Date(dueAt),
      cell: ({ state, dueAt }) => state === 'due' && moment(dueAt),
    },
    {
      id: 'failure',
      heading: 'Last failure',
      cell: ({ lastError }) => lastError,
      text: ({ lastError }) => lastError,
    },
    { id: 'actions', heading: 'Actions', cell: (job) => <JobActions job={job} /> },
  ];
}
