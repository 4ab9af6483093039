import type { KeyboardEvent } from 'react';

/** The next row in a direction that has fields. */
function rowBeside(row: Element | null, isUp: boolean): Element | null | undefined {
  const beside = isUp ? row?.previousElementSibling : row?.nextElementSibling;
  return beside && !beside.querySelector('input') ? rowBeside(beside, isUp) : beside;
}

/** Enter and the arrow keys move the focus to the same field of the row below or above, as in a spreadsheet. */
export function focusCell(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget, nativeEvent } = event;
  if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(key) || nativeEvent.isComposing) return;
  event.preventDefault();
  const row = rowBeside(currentTarget.closest('tr'), key === 'ArrowUp');
  const same = row?.querySelector<HTMLInputElement>(`input[name="${currentTarget.name}"]`);
  same?.focus();
  same?.select();
}
