import type { ClipboardEvent, KeyboardEvent } from 'react';
import { notify } from '../../../ui/messages/notify';
import { fillFromAbove, pasteBlock } from './fill-cells';
import { focusBeside } from './focus-field';

/** The keys of a spreadsheet: the arrows move, Ctrl+D copies from above. @returns whether it was one of them */
export function cellKeys(event: KeyboardEvent, field: HTMLInputElement): boolean {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return false;
  if (key === 'ArrowUp') focusBeside(field, 'above');
  else if (key === 'ArrowDown') focusBeside(field, 'below');
  else if (key.toLowerCase() === 'd' && (ctrlKey || metaKey)) fillFromAbove(field);
  else return false;
  event.preventDefault();
  return true;
}

/** Spreads a block of cells over the rows; other text is pasted as ever. */
export function pasteCells(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const left = pasteBlock(target, clipboardData.getData('text/plain'));
  if (left === undefined) return;
  event.preventDefault();
  if (left > 0)
    notify.error(`There are no more rows here: ${left} of those that you pasted were left out.`);
}
