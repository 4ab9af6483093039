import { typeText } from '../../../ui/fields/type-text';
import { sameField } from './focus-field';

/** Fills a cell as typing and leaving it does. */
function fill(field: HTMLInputElement, text: string) {
  if (field.value === text) return;
  typeText(field, text);
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** The text of a block of cells, as spreadsheets copy it: cells by tabs, rows by line breaks. */
function blockOf(text: string): string[][] {
  return text
    .replace(/(?:\r\n?|\n)$/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** The text fields of a row from this one on. */
function fieldsFrom(field: HTMLInputElement): HTMLInputElement[] {
  const row = field.closest('li, tr');
  const all = [...(row?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])];
  return all.slice(all.indexOf(field));
}

/**
 * Pastes a block of cells over a field, those to its right and those below.
 * @returns how many rows of the block found no row; undefined for text that is no block
 */
export function pasteBlock(field: HTMLInputElement, text: string): number | undefined {
  const block = blockOf(text);
  if (block.length === 1 && block[0]?.length === 1) return undefined;
  let first: HTMLInputElement | undefined = field;
  let left = block.length;
  for (const cells of block) {
    if (!first) return left;
    const fields = fieldsFrom(first);
    cells.forEach((cell, at) => fields[at] && fill(fields[at], cell));
    left -= 1;
    first = sameField(first, 'below');
  }
  return left;
}

/** Copies what stands in a field to the same field of all rows below. */
export function fillDown(field: HTMLInputElement) {
  for (let next = sameField(field, 'below'); next; next = sameField(next, 'below'))
    fill(next, field.value);
}

/** Copies what stands in the row above. */
export function fillFromAbove(field: HTMLInputElement) {
  const above = sameField(field, 'above');
  if (above) fill(field, above.value);
}
