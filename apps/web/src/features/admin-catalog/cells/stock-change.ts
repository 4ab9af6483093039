import { readWholeNumber, type TypedNumber } from '@shop/shared';

/**
 * The stock after a change that was typed as one: `+12` or `-3`.
 * @param before pieces before the change
 * @returns digits; undefined if the text is no change, or if less than nothing would be left
 */
export function stockAfterChange(typed: string, before: number): string | undefined {
  const [, sign, digits = ''] = /^\s*([+\-−–])\s*(.+)$/.exec(typed) ?? [];
  const pieces = readWholeNumber(digits);
  if (sign === undefined || !pieces || !('number' in pieces)) return undefined;
  const after = before + (sign === '+' ? 1 : -1) * Number(pieces.number);
  return after >= 0 ? String(after) : undefined;
}

/** The changes that were typed into fields, which show the stock after them. */
const changes = new WeakMap<HTMLInputElement, { typed: string; after: string }>();

/** Remembers the change that was typed into a field, which is to show the stock after it from now on. */
export function noteChange(field: HTMLInputElement, typed: string, after: string) {
  changes.set(field, { typed, after });
}

/** A saved stock may differ from what was typed: pieces were sold meanwhile. It still comes from the typed change. */
export function noteSavedChange(field: HTMLInputElement, sent: string, saved: string) {
  const change = changes.get(field);
  if (change?.after === sent) changes.set(field, { ...change, after: saved });
}

/** Something else is typed into a field. */
export function forgetChange(field: EventTarget) {
  if (field instanceof HTMLInputElement) changes.delete(field);
}

/** What to copy from a field: the change that was typed, since each row has a stock of its own; else what it shows. */
export function textToCopy(field: HTMLInputElement): string {
  const change = changes.get(field);
  return change?.after === field.value ? change.typed : field.value;
}

/** Reads a stock as a number of pieces, or as a change of those that there were. */
export function readStock(before: number): (typed: string) => TypedNumber {
  return (typed) => {
    const after = stockAfterChange(typed, before);
    return after === undefined ? readWholeNumber(typed) : { number: after };
  };
}
