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

/** Reads a stock as a number of pieces, or as a change of those that there were. */
export function readStock(before: number): (typed: string) => TypedNumber {
  return (typed) => {
    const after = stockAfterChange(typed, before);
    return after === undefined ? readWholeNumber(typed) : { number: after };
  };
}
