import { LIMITS } from '@shop/shared';
import { plainLine } from '../text/plain.js';
import { find } from './find.js';
import { refuse, tell, type Reading } from './reading.js';
import type { Row } from './row.js';

/** The category's name in a cell of each column that has one. */
const NAME_IN = {
  categoryPath: pathOf,
  type: (text: string) => text,
  // A comma is part of the name here: `Food, Beverages & Tobacco > Food Items`.
  productCategory: lastPartOf,
  categories: (text: string) => chosenOf(text).path,
};
const COLUMNS = ['categoryPath', 'type', 'productCategory', 'categories'] as const;

/** Levels of categories. */
const LEVELS = 3;

/**
 * The category's name: its path, else the type, else the last part of the product category, else the path of the first
 * of several categories.
 */
export function readCategory(rows: readonly Row[], reading: Reading): string | undefined {
  const column = COLUMNS.find((one) => find(rows, one));
  const found = column && find(rows, column);
  if (!found) return undefined;
  const { row, cell } = found;
  const name = plainLine(NAME_IN[column](cell.text));
  const left = column === 'categories' ? chosenOf(cell.text).left : [];
  if (name !== '' && left.length > 0)
    tell(reading, row, cell, `Imported in ${name} alone, not in ${left.join(', ')}`);
  if (name.split(' > ').every((part) => part.length <= LIMITS.categoryName))
    return name === '' ? undefined : name;
  const reason = `Category name must have at most ${LIMITS.categoryName} characters`;
  refuse(reading, row, cell, reason);
  return undefined;
}

/**
 * One of several categories, and those that are left out: `A > B, C` has two. A comma behind a backslash is part of a name.
 * Of a category and one under it, it is the one under it: WooCommerce names both.
 */
function chosenOf(text: string): { path: string; left: string[] } {
  const whole = (text.match(/(?:\\.|[^,\\])+/g) ?? [])
    .map((one) => pathOf(one.replace(/\\(.)/g, '$1')))
    .filter((one) => one !== '');
  const chosen = whole.reduce(
    (found, one) => (one.startsWith(`${found} > `) ? one : found),
    whole[0] ?? '',
  );
  const path = chosen.split(' > ').slice(0, LEVELS).join(' > ');
  return { path, left: whole.filter((one) => one !== path && !path.startsWith(`${one} > `)) };
}

/** `Apparel > Clothing` of `Apparel -> Clothing`. */
function pathOf(text: string): string {
  return partsOf(text).join(' > ');
}

/** `Clothing` of `Apparel > Clothing`. */
function lastPartOf(text: string): string {
  return partsOf(text).at(-1) ?? '';
}

function partsOf(text: string): string[] {
  const parts = text.split('>');
  const names = parts.map((part, at) => (at < parts.length - 1 ? withoutDash(part) : part).trim());
  return names.filter((name) => name !== '');
}

/** `Apparel ` of the `Apparel -` before the `>` of an arrow. */
function withoutDash(part: string): string {
  return part.endsWith('-') ? part.slice(0, -1) : part;
}
