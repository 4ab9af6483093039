import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { BulkOutcome } from '../../../ui/list/bulk-outcome';
import type { ShownRun } from './shown-run';
import type { BulkEditControl } from './use-bulk-edit';

interface BulkResultProps {
  run: ShownRun;
  report: NonNullable<ShownRun['report']>;
  control: BulkEditControl;
}

/** The result of a bulk edit of products. */
export function BulkResult({ run, report, control }: BulkResultProps) {
  const { summary, refusals, unfinished } = report;
  return (
    <BulkOutcome
      summary={summary}
      isUnfinished={unfinished > 0}
      canUndo={run.canUndo}
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
