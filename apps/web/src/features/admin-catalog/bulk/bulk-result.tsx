import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { BulkOutcome } from '../../../ui/list/bulk-outcome';
import { reportOf, undoOf, type BulkRun } from './bulk-edit';
import type { BulkEditControl } from './use-bulk-edit';

interface BulkResultProps {
  run: BulkRun;
  control: BulkEditControl;
}

/** The result of a bulk edit of products. */
export function BulkResult({ run, control }: BulkResultProps) {
  const { summary, refusals, unfinished } = reportOf(run);
  return (
    <BulkOutcome
      summary={
        <>
          {summary} {unfinished > 0 && run.outcome?.failure}
        </>
      }
      isUnfinished={unfinished > 0}
      canUndo={!run.isUndo && undoOf(run).length > 0}
      control={control}
      refusalsLabel="Products that were not changed"
    >
      {refusals.map(({ name, slug, message }) => (
        <li key={slug}>
          <Link to={dashboardPaths.adminProduct(slug)}>{name}</Link>: {message}
        </li>
      ))}
    </BulkOutcome>
  );
}
