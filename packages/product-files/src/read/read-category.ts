import { LIMITS } from '@shop/shared';
import { plainLine } from '../text/plain.js';
import { find } from './find.js';
import { refuse, type Reading } from './reading.js';
import type { Row } from './row.js';

/** The category's name: the type, else the last part of the product category or of the first category. */
export function readCategory(rows: readonly Row[], reading: Reading): string | undefined {
  const type = find(rows, 'type');
  const found = type ?? find(rows, 'productCategory') ?? find(rows, 'categories');
  if (!found) return undefined;
  const { row, cell } = found;
  const first =
    cell.column && !type && row.cell('productCategory') !== cell ? firstOf(cell.text) : cell.text;
  const name = plainLine(type ? cell.text : lastPartOf(first));
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

/** `Clothing` of `Apparel > Clothing`. */
function lastPartOf(text: string): string {
  return (
    text
      .split(/\s*-?>\s*/)
      .filter((part) => part.trim() !== '')
      .at(-1) ?? ''
  );
}
