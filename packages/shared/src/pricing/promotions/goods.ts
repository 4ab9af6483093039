import type { PricedLine } from '../priced-line.js';
import type { Goods } from './promotion.js';

/** Whether the goods of a line are among those that are meant. */
export function isAmong(goods: Goods | undefined, line: PricedLine): boolean {
  if (!goods) return true;
  const { minPriceCents = 0, maxPriceCents = Infinity, isSaleExcluded = false } = goods;
  return (
    names(goods.products, line.product) &&
    names(goods.lines, line.id) &&
    names(goods.brands, line.brand) &&
    namesAny(goods.categories, line.categories) &&
    namesAny(goods.tags, line.tags) &&
    line.priceCents >= minPriceCents &&
    line.priceCents <= maxPriceCents &&
    !(isSaleExcluded && line.isOnSale)
  );
}

/** Whether a list, if there is one, has the value. */
function names(list: readonly string[] | undefined, value: string | undefined): boolean {
  return !list || (value !== undefined && list.includes(value));
}

/** Whether a list, if there is one, has one of the values. */
function namesAny(list: readonly string[] | undefined, values: readonly string[] = []): boolean {
  return !list || values.some((value) => list.includes(value));
}
