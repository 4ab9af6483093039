import type { LongEdit, ProductResult } from '@shop/shared';
import { productsOf, undoOf, type BulkRun, type Refusal } from './bulk-edit';

/** A bulk edit as its bar shows it, whether this page or the shop works it off. */
export interface ShownRun {
  /** What is going on: `Changing`. */
  act: 'Sending' | 'Changing' | 'Undoing';
  finished: number;
  total: number;
  /** Undefined while it runs. */
  report?: { summary: string; refusals: readonly Refusal[]; unfinished: number };
  canUndo: boolean;
}

/** One that this page sends. */
export function shownRun(run: BulkRun): ShownRun {
  const { changes, leftOut, isUndo, finished, outcome } = run;
  const shown = { act: actOf(isUndo), finished, total: changes.length } as const;
  if (!outcome) return { ...shown, canUndo: false };
  const ended = changes.map(({ name, slug, change }) => ({
    name,
    slug,
    result: outcome.results.get(change.productId),
  }));
  const count = (outcome: ProductResult['outcome']) =>
    ended.filter(({ result }) => result?.outcome === outcome).length;
  const refused = ended.flatMap(({ name, slug, result }) =>
    result && result.outcome !== 'done' && result.outcome !== 'already'
      ? [{ name, slug, message: result.message }]
      : [],
  );
  const unfinished = ended.filter(({ result }) => !result).length;
  return {
    ...shown,
    report: {
      summary: summaryOf({
        isUndo,
        unfinished,
        done: count('done'),
        already: count('already'),
        refused: leftOut.length + refused.length,
        failure: outcome.failure,
      }),
      refusals: [...leftOut, ...refused],
      unfinished,
    },
    canUndo: !isUndo && undoOf(run).length > 0,
  };
}

/**
 * One that the shop works off.
 * @param leftOut what was refused before it was sent
 */
export function shownLongEdit(edit: LongEdit, leftOut: readonly Refusal[]): ShownRun {
  const { state, isUndo, total, finished, done, already, failure } = edit;
  const shown = { finished, total };
  if (state === 'filling') return { ...shown, act: 'Sending', canUndo: false };
  const act = actOf(isUndo);
  if (state === 'running') return { ...shown, act, canUndo: false };
  const refused = finished - done - already + leftOut.length;
  const unfinished = total - finished;
  return {
    ...{ ...shown, act },
    report: {
      summary: summaryOf({ isUndo, done, already, refused, unfinished, failure }),
      refusals: [...leftOut, ...edit.refusals],
      unfinished,
    },
    canUndo: !isUndo && done > 0,
  };
}

const actOf = (isUndo: boolean) => (isUndo ? 'Undoing' : 'Changing');

interface Result {
  isUndo: boolean;
  done: number;
  already: number;
  refused: number;
  unfinished: number;
  failure: string | undefined;
}

function summaryOf({ isUndo, done, already, refused, unfinished, failure }: Result): string {
  const sentences = [
    isUndo ? `${productsOf(done + already)} restored.` : `${productsOf(done)} changed.`,
    !isUndo && already > 0 && `${already.toLocaleString('en-US')} already like this.`,
    refused > 0 && `${refused.toLocaleString('en-US')} not changed.`,
    unfinished > 0 && `${unfinished.toLocaleString('en-US')} not tried yet.`,
    unfinished > 0 && failure,
  ];
  return sentences.filter(Boolean).join(' ');
}
