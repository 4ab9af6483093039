import { foldedText } from '@shop/shared';
import type { GridRow, Prices } from './grid';

/** What a new row has from the one that is most like it. */
type Begun = Prices & Pick<GridRow, 'weight'>;

/**
 * The prices and the weight of a new row: those of the first row that shares the most values with it.
 * @param rows those that are there, with their values under the same options
 * @param prices of a row that shares no value with any
 */
export function beginRow(
  values: readonly string[],
  rows: readonly GridRow[],
  prices: Prices,
): Begun {
  const folded = values.map(foldedText);
  let most = 0;
  let begun: Begun = { ...prices, weight: '' };
  for (const { values: own, price, compareAtPrice, weight } of rows) {
    const shared = own.filter((value, at) => foldedText(value) === folded[at]).length;
    if (shared <= most) continue;
    most = shared;
    begun = { price, compareAtPrice, weight };
  }
  return begun;
}
