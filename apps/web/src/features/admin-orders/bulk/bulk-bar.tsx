import { useEffect, useRef } from 'react';
import styles from '../../../ui/list/bulk-bar.module.css';
import { ordersOf, reportOf } from './bulk-change';
import { BulkChoice } from './bulk-choice';
import { BulkProgress } from './bulk-progress';
import { BulkResult } from './bulk-result';
import type { Matching } from './select-matching';
import { SELECT_PAGE_ID } from './select-page';
import type { BulkControl } from './use-bulk-change';
import type { OrderSelection } from './use-order-selection';

interface BulkBarProps {
  selection: OrderSelection;
  control: BulkControl;
  matching: Matching;
}

/** Sticks to the bottom while orders are selected or changed: shows the actions, their progress and the result. */
export function BulkBar({ selection, control, matching }: BulkBarProps) {
  const { bulk } = control;
  const count = selection.lines.length;
  const isRunning = bulk !== null && !bulk.outcome;
  const hasChoice = count > 0 && !isRunning;
  const step = isRunning ? 'running' : bulk ? 'over' : hasChoice ? 'choice' : 'closed';
  const bar = useFocusAfterStep(step);
  return (
    <>
      <p role="status" className="visually-hidden">
        {isRunning && `Changing ${ordersOf(bulk.changes.length)} …`}
        {bulk?.outcome && reportOf(bulk).summary} {hasChoice && `${ordersOf(count)} selected`}
      </p>
      {step !== 'closed' && (
        <section
          ref={bar}
          tabIndex={-1}
          aria-label="Selected orders"
          className={styles.bar}
          data-sticks-below="always"
          data-bulk-bar
          data-no-print
        >
          {isRunning && <BulkProgress bulk={bulk} onStop={control.stop} />}
          {bulk?.outcome && <BulkResult bulk={bulk} control={control} />}
          {hasChoice && (
            <BulkChoice selection={selection} matching={matching} onApply={control.set} />
          )}
        </section>
      )}
    </>
  );
}

/** When the focused button disappears with its step, the focus moves to the next step, or back to the list. */
function useFocusAfterStep(step: string) {
  const bar = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current !== step && isLost) {
      const next = bar.current ?? document.getElementById(SELECT_PAGE_ID);
      next?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [step]);
  return bar;
}
