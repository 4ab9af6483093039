import type { Variant } from '@shop/shared';

/** More names would be no sentence any more. */
const MOST_NAMES = 5;

/**
 * What becomes of the pieces of a product that gets its first variants, if these have fewer.
 * @param before pieces of the product; `after`: of its variants together
 */
export function lostPiecesText({ before, after }: { before: number; after: number }): string {
  const lost = before - after;
  return `The product has ${before} in stock, its variants have ${after} together. ${lost} ${lost === 1 ? 'piece goes' : 'pieces go'} out of stock.`;
}

/** What removing variants does, before it is done. */
export function removalText(removed: readonly Variant[]): string {
  const shown = removed.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = removed.length - shown.length;
  const names = new Intl.ListFormat('en').format(more > 0 ? [...shown, `${more} more`] : shown);
  const pieces = removed.reduce((sum, { quantity }) => sum + quantity, 0);
  const stock =
    pieces > 0 ? ` ${pieces} ${pieces === 1 ? 'piece goes' : 'pieces go'} out of stock.` : '';
  return `${names} will no longer be sold.${stock} Orders keep what was bought.`;
}
