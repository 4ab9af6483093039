import { fieldsOfRow, rowsFrom, sameField } from './focus-field';

/** Where a block begins, and the cell at its other corner. Only one block is selected at a time. */
let block: { from: HTMLInputElement; to: HTMLInputElement } | undefined;

const MARK = 'data-in-block';

const rowOf = (field: HTMLInputElement) => field.closest('li, tr');

/** The cells of a block, by rows. */
function cellsOf({ from, to }: NonNullable<typeof block>): HTMLInputElement[][] {
  const isUp = (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const [first, last] = isUp ? [to, from] : [from, to];
  const [left, right] = [columnOf(from), columnOf(to)].sort((one, other) => one - other);
  const rows = rowsFrom(first).filter((row) => typeof row !== 'string');
  const end = rows.findIndex((row) => rowOf(row) === rowOf(last));
  return rows.slice(0, end + 1).map((row) => fieldsOfRow(row).slice(left, (right ?? 0) + 1));
}

const columnOf = (field: HTMLInputElement) => fieldsOfRow(field).indexOf(field);

function mark() {
  for (const cell of document.querySelectorAll(`[${MARK}]`)) cell.removeAttribute(MARK);
  if (block) for (const cell of cellsOf(block).flat()) cell.setAttribute(MARK, '');
}

/** Nothing is selected any more. */
export function forgetBlock() {
  if (!block) return;
  block = undefined;
  mark();
}

const NEXT: Partial<Record<string, (field: HTMLInputElement) => HTMLInputElement | undefined>> = {
  ArrowUp: (field) => sameField(field, 'above'),
  ArrowDown: (field) => sameField(field, 'below'),
  ArrowLeft: (field) => fieldsOfRow(field)[columnOf(field) - 1],
  ArrowRight: (field) => fieldsOfRow(field)[columnOf(field) + 1],
};

/**
 * Makes the block larger or smaller by an arrow, from the cell with the focus. To the sides only once there is a block:
 * before, the key selects letters.
 * @returns whether it was one of these keys
 */
export function extendBlock(field: HTMLInputElement, key: string): boolean {
  const step = NEXT[key];
  if (!step || (!block && key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  const { from, to } = block?.from === field ? block : { from: field, to: field };
  block = { from, to: step(to) ?? to };
  mark();
  return true;
}

/** The selected block as spreadsheets copy it; undefined if there is none. */
export function blockText(): string | undefined {
  if (!block) return undefined;
  return cellsOf(block)
    .map((row) => row.map(({ value }) => value).join('\t'))
    .join('\n');
}
