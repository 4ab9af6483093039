import { typeText } from '../../../ui/fields/type-text';
import { fieldsOfRow, rowsFrom, sameField } from './focus-field';
import { textToCopy } from './stock-change';

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
  const all = fieldsOfRow(field);
  return all.slice(all.indexOf(field));
}

/** What of a pasted block was left out. */
export interface LeftOut {
  /** How many of its rows found no row. */
  beyond: number;
  /** The names of the rows without fields. */
  withoutFields: string[];
}

/**
 * Pastes a block of cells over a field, those to its right and those below. Each of its rows belongs to the row that it
 * lies beside, also if that one has no fields: the rows below must not get what was meant for it.
 * @returns undefined for text that is no block
 */
export function pasteBlock(field: HTMLInputElement, text: string): LeftOut | undefined {
  const block = blockOf(text);
  if (block.length === 1 && block[0]?.length === 1) return undefined;
  const rows = rowsFrom(field).slice(0, block.length);
  rows.forEach((row, index) => {
    if (typeof row === 'string') return;
    const fields = fieldsFrom(row);
    block[index]?.forEach((cell, at) => fields[at] && fill(fields[at], cell));
  });
  return {
    beyond: block.length - rows.length,
    withoutFields: rows.filter((row) => typeof row === 'string'),
  };
}

/** Copies what was typed into a field, or stands in it, to the same field of all rows below. */
export function fillDown(field: HTMLInputElement) {
  const text = textToCopy(field);
  for (let next = sameField(field, 'below'); next; next = sameField(next, 'below'))
    fill(next, text);
}

/** Copies what was typed into the row above, or stands in it. */
export function fillFromAbove(field: HTMLInputElement) {
  const above = sameField(field, 'above');
  if (above) fill(field, textToCopy(above));
}
