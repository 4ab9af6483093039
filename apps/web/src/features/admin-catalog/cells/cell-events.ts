import type { ClipboardEvent, KeyboardEvent, SyntheticEvent } from 'react';
import type { Shortcuts } from '../../../lib/hooks/shortcuts';
import { notify } from '../../../ui/messages/notify';
import { changeCell, enterCell, keepCell, restoreCell } from './cell-before';
import { blockText, extendBlock, forgetBlock } from './select-cells';
import { fillFromAbove, pasteBlock, type LeftOut } from './fill-cells';
import { focusBeside, focusNext } from './focus-field';
import { forgetChange } from './stock-change';

/** What the help says of them. */
export const CELL_KEYS: Shortcuts = {
  title: 'In the cells',
  keys: [
    ['↑ ↓', 'same cell of the row above or below'],
    ['Enter', 'go on to the next row'],
    ['Esc', 'take back what was typed into the cell'],
    ['Shift ↑ ↓', 'select cells, then also Shift ← →'],
    ['Ctrl C', 'copy the selected cells'],
    ['Ctrl D', 'copy the cell above'],
    ['Ctrl V', 'paste cells from a spreadsheet'],
  ],
};

/**
 * The keys of a spreadsheet: the arrows move, Ctrl+D copies from above, Escape takes back. @returns whether it was one
 * of them
 */
export function cellKeys(event: KeyboardEvent, field: HTMLInputElement): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
  if (nativeEvent.isComposing || altKey) return false;
  const isChord = ctrlKey || metaKey;
  // What is saved is no longer taken back.
  if (isChord && key.toLowerCase() === 's') enterCell(field);
  else keepCell(field);
  if (shiftKey && extendBlock(field, key)) {
    event.preventDefault();
    return true;
  }
  if (!isChord && key !== 'Shift') forgetBlock();
  if (key === 'ArrowUp') focusBeside(field, 'above');
  else if (key === 'ArrowDown') focusBeside(field, 'below');
  else if (key.toLowerCase() === 'd' && isChord) fillFromAbove(field);
  else if (key !== 'Escape' || !restoreCell(field)) return false;
  event.preventDefault();
  return true;
}

/** The keys of a row that is a form of its own: Enter saves it, and goes to the next one at once. */
export function rowKeys(event: KeyboardEvent, save: () => Promise<boolean>) {
  const { key, target } = event;
  if (!(target instanceof HTMLInputElement) || cellKeys(event, target) || key !== 'Enter') return;
  event.preventDefault();
  void save();
  focusNext(target);
}

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** What to say of the rest of a block. Many names would hide how many they are. */
function leftOutText({ beyond, withoutFields }: LeftOut): string {
  const products =
    withoutFields.length > 3 ? `${withoutFields.length} products` : names.format(withoutFields);
  return [
    withoutFields.length > 0 &&
      `Left out, since their variants have prices and stock of their own: ${products}. To paste into those, open them with “Variants” in the row.`,
    beyond > 0 && `There are no more rows here: ${beyond} of those that you pasted were left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Spreads a block of cells over the rows; other text is pasted as ever. */
function pasteCells(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLInputElement)) return;
  keepCell(target);
  const left = pasteBlock(target, clipboardData.getData('text/plain'));
  if (left === undefined) return;
  event.preventDefault();
  const text = leftOutText(left);
  if (text) notify.error(text);
}

/** Copies the selected block; without one, the browser copies what is selected of the text. */
function copyCells(event: ClipboardEvent) {
  const text = blockText();
  if (text === undefined) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
}

/** For what holds the cells of a row, or of several. */
export const CELL_EVENTS = {
  onPaste: pasteCells,
  onCopy: copyCells,
  onFocus: ({ target }: SyntheticEvent) => {
    forgetBlock();
    enterCell(target);
  },
  onChange: ({ target }: SyntheticEvent) => {
    changeCell(target);
    forgetChange(target);
  },
};
