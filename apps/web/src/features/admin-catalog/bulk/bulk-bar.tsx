import type { AdministeredListQuery, AdministeredProduct } from '@shop/shared';
import { BulkFrame } from '../../../ui/list/bulk-frame';
import { BulkChoice } from './bulk-choice';
import { productsOf } from './bulk-edit';
import { BulkResult } from './bulk-result';
import type { BulkEditControl } from './use-bulk-edit';
import type { Selection } from '../../../ui/list/selection/use-selection';

interface BulkBarProps {
  selection: Selection<AdministeredProduct>;
  control: BulkEditControl;
  query: AdministeredListQuery;
  total: number;
}

/** While products are selected or changed: the actions, their progress and the result. */
export function BulkBar({ selection, control, query, total }: BulkBarProps) {
  const { run } = control;
  const count = selection.rows.length;
  const report = run?.report;
  const isRunning = run !== null && !report;
  const hasChoice = count > 0 && !isRunning;
  return (
    <BulkFrame
      rows="products"
      isShown={run !== null || hasChoice}
      said={
        <>
          {isRunning && `${run.act} ${productsOf(run.total)} …`}
          {report?.summary} {hasChoice && `${productsOf(count)} selected`}
        </>
      }
      progress={isRunning ? { ...run, onStop: control.stop } : undefined}
    >
      {report && <BulkResult {...{ run, report, control }} />}
      {hasChoice && (
        <BulkChoice selection={selection} control={control} query={query} total={total} />
      )}
    </BulkFrame>
  );
}
