import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { BulkOutcome } from '../../../ui/list/bulk-outcome';
import { customersOf } from './tag-changes';
import { hasChanged, type TagRun, type TagRunControl } from './use-tag-run';

/** What was done, in a sentence or two. */
export function summaryOf(run: TagRun): string {
  const { act, changes, outcome } = run;
  const count = changes.filter(({ customer }) => hasChanged(run, customer._id)).length;
  const verb = count === 1 ? 'has' : 'have';
  const done = act.isAdded
    ? `${customersOf(count)} ${verb} the tag “${act.tag}” now.`
    : `${customersOf(count)} no longer ${verb} the tag “${act.tag}”.`;
  return outcome?.failure ? `${done} ${outcome.failure}` : done;
}

/** The result of a change of many customers' tags. */
export function TagResult({ run, control }: { run: TagRun; control: TagRunControl }) {
  const { changes, outcome, isUndo } = run;
  const resultOf = (userId: string) => outcome?.results.get(userId);
  const refused = changes.filter(({ customer }) => resultOf(customer._id)?.outcome === 'refused');
  return (
    <BulkOutcome
      summary={summaryOf(run)}
      isUnfinished={run.finished < changes.length}
      canUndo={!isUndo && changes.some(({ customer }) => hasChanged(run, customer._id))}
      control={control}
      refusalsLabel="Customers that were not changed"
    >
      {refused.map(({ customer: { _id, name } }) => (
        <li key={_id}>
          <Link to={dashboardPaths.adminCustomer(_id)}>{name}</Link>: {resultOf(_id)?.message}
        </li>
      ))}
    </BulkOutcome>
  );
}
