import type { AdministeredListQuery, AdministeredProduct } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
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

/** Sticks to the bottom while products are selected or changed: shows the actions, their progress and the result. */
export function BulkBar({ selection, control, query, total }: BulkBarProps) {
  const { run } = control;
  const count = selection.rows.length;
  const report = run?.report;
  const isRunning = run !== null && !report;
  const hasChoice = count > 0 && !isRunning;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isRunning && `${run.act} ${productsOf(run.total)} …`}
        {report?.summary} {hasChoice && `${productsOf(count)} selected`}
      </p>
      {(run !== null || hasChoice) && (
        <section
          tabIndex={-1}
          aria-label="Selected products"
          className={styles.bar}
          data-bulk-bar
          data-sticks-below="always"
          data-no-print
        >
          {isRunning && (
            <div className={styles.progress}>
              <p className="tabular">
                {run.act}: {run.finished.toLocaleString('en-US')} of{' '}
                {run.total.toLocaleString('en-US')}
              </p>
              <progress
                aria-label="Products changed"
                className={styles.meter}
                value={run.finished}
                max={run.total}
              />
              <Button tone="quiet" onClick={control.stop}>
                Stop
              </Button>
            </div>
          )}
          {report && <BulkResult {...{ run, report, control }} />}
          {hasChoice && (
            <BulkChoice selection={selection} control={control} query={query} total={total} />
          )}
        </section>
      )}
    </>
  );
}
