import type { ComponentProps } from 'react';
import { BulkFrame } from '../../../ui/list/bulk-frame';
import { customersOf } from './tag-changes';
import { TagChoice } from './tag-choice';
import { summaryOf, TagResult } from './tag-result';

/** While customers are selected or changed: what can be done, its progress and the result. */
export function TagBar(props: ComponentProps<typeof TagChoice>) {
  const { selection, control } = props;
  const { run } = control;
  const count = selection.rows.length;
  const isRunning = run !== null && !run.outcome;
  const hasChoice = count > 0 && !isRunning;
  const total = run?.changes.length ?? 0;
  return (
    <BulkFrame
      rows="customers"
      isShown={run !== null || hasChoice}
      said={
        <>
          {isRunning && `Changing ${customersOf(total)} …`}
          {run?.outcome && summaryOf(run)} {hasChoice && `${customersOf(count)} selected`}
        </>
      }
      progress={
        isRunning
          ? { act: 'Changing', finished: run.finished, total, onStop: control.stop }
          : undefined
      }
    >
      {run?.outcome && <TagResult run={run} control={control} />}
      {hasChoice && <TagChoice {...props} />}
    </BulkFrame>
  );
}
