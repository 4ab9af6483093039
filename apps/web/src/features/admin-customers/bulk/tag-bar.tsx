import type { ComponentProps } from 'react';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { customersOf } from './tag-changes';
import { TagChoice } from './tag-choice';
import { summaryOf, TagResult } from './tag-result';

/** Sticks to the bottom while customers are selected or changed: shows what can be done, its progress and the result. */
export function TagBar(props: ComponentProps<typeof TagChoice>) {
  const { selection, control } = props;
  const { run } = control;
  const count = selection.rows.length;
  const isRunning = run !== null && !run.outcome;
  const hasChoice = count > 0 && !isRunning;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isRunning && `Changing ${customersOf(run.changes.length)} …`}
        {run?.outcome && summaryOf(run)} {hasChoice && `${customersOf(count)} selected`}
      </p>
      {(run !== null || hasChoice) && (
        <section
          tabIndex={-1}
          aria-label="Selected customers"
          className={styles.bar}
          data-bulk-bar
          data-sticks-below="always"
          data-no-print
        >
          {isRunning && (
            <div className={styles.progress}>
              <p className="tabular">
                Changing: {run.finished.toLocaleString('en-US')} of{' '}
                {run.changes.length.toLocaleString('en-US')}
              </p>
              <progress
                aria-label="Customers changed"
                className={styles.meter}
                value={run.finished}
                max={run.changes.length}
              />
              <Button tone="quiet" onClick={control.stop}>
                Stop
              </Button>
            </div>
          )}
          {run?.outcome && <TagResult run={run} control={control} />}
          {hasChoice && <TagChoice {...props} />}
        </section>
      )}
    </>
  );
}
