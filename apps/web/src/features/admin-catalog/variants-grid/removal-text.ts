import { foldedText, formatDollars, type Variant } from '@shop/shared';
import type { StoredVariants } from '../api/variants';
import type { MadeRows } from './make-rows';
import type { GridRow } from './grid';
import { pairOptions } from './option-changes';

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

function namesOf(variants: readonly Variant[]): string {
  const shown = variants.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = variants.length - shown.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...shown, `${more} more`] : shown);
}

/** What removing variants does, before it is done. */
export function removalText(removed: readonly Variant[]): string {
  const pieces = removed.reduce((sum, { quantity }) => sum + quantity, 0);
  const stock =
    pieces > 0 ? ` ${pieces} ${pieces === 1 ? 'piece goes' : 'pieces go'} out of stock.` : '';
  return `${namesOf(removed)} will no longer be sold.${stock} Orders keep what was bought.`;
}

/** What becomes of a product that has no variants any more: it is sold with the pieces of those that were sold. */
export function withoutVariantsText(removed: readonly Variant[]): string {
  const sold = removed.filter(({ hidden }) => !hidden);
  const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  const price = Math.min(...sold.map((variant) => variant.price));
  const at = sold.length > 0 ? ` at ${formatDollars(price)}` : '';
  return `The product is sold without options again: ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}${at}. Orders keep what was bought.`;
}

/** Says which variants come back that were kept for their orders. Undefined if none does. */
export function comingBackText(
  { kept = [] }: Pick<StoredVariants, 'kept'>,
  rows: readonly Pick<GridRow, '_id'>[],
): string | undefined {
  const shown = new Set(rows.map(({ _id }) => _id));
  const back = kept.filter(({ _id }) => shown.has(_id));
  if (back.length === 0) return undefined;
  const [comes, was] = back.length === 1 ? ['comes', 'it was'] : ['come', 'they were'];
  return `${namesOf(back)} ${comes} back as ${was} kept for orders: check SKU, price and stock.`;
}

/**
 * Says which values have taken the place of others, because the variants of those are theirs now. Undefined if none
 * has.
 * @param opened what is stored
 */
export function renamingText(
  { product, variants }: Pick<StoredVariants, 'product' | 'variants'>,
  { made, rows }: Pick<MadeRows, 'made' | 'rows'>,
): string | undefined {
  const before = new Map(variants.map(({ _id, values }) => [_id, values]));
  const pairs = pairOptions(product.options ?? [], made);
  const renamed = rows.flatMap(({ _id = '', values }) => {
    const old = before.get(_id);
    return values.flatMap((value, at) => {
      const was = old?.[pairs[at] ?? -1];
      const isSame = was === undefined || foldedText(was) === foldedText(value);
      return isSame ? [] : `${value} takes the place of ${was}`;
    });
  });
  if (renamed.length === 0) return undefined;
  const all = new Intl.ListFormat('en').format([...new Set(renamed)]);
  return `${all}, with its SKU, price, stock and orders. For another value, add it and update the rows before you remove the old one.`;
}
