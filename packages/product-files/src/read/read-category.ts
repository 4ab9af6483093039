import { LIMITS } from '@shop/shared';
import { plainLine } from '../text/plain.js';
import { find } from './find.js';
import { refuse, type Reading } from './reading.js';
import type { Row } from './row.js';

/** The category's name in a cell of each column that has one. */
const NAME_IN = {
  categoryPath: pathOf,
  type: (text: string) => text,
  // A comma is part of the name here: `Food, Beverages & Tobacco > Food Items`.
  productCategory: lastPartOf,
  categories: (text: string) => lastPartOf(firstOf(text)),
};
const COLUMNS = ['categoryPath', 'type', 'productCategory', 'categories'] as const;

/**
 * The category's name: its path, else the type, else the last part of the product category or of the first category.
 */
export function readCategory(rows: readonly Row[], reading: Reading): string | undefined {
  const column = COLUMNS.find((one) => find(rows, one));
  const found = column && find(rows, column);
  if (!found) return undefined;
  const { row, cell } = found;
  const name = plainLine(NAME_IN[column](cell.text));
  if (name.split(' > ').every((part) => part.length <= LIMITS.categoryName))
    return name === '' ? undefined : name;
  const reason = `Category name must have at most ${LIMITS.categoryName} characters`;
  refuse(reading, row, cell, reason);
  return undefined;
}

/** The first of several categories: `A > B, C` has two. A comma behind a backslash is part of a name. */
function firstOf(text: string): string {
  return (/^(?:\\.|[^,\\])*/.exec(text)?.[0] ?? text).replace(/\\(.)/g, '$1');
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
