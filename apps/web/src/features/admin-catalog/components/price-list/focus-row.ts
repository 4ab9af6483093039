/** Focuses a field and selects its text, so that what is typed next replaces it. */
function enterField(field: HTMLInputElement) {
  field.focus();
  field.select();
}

function inRow(row: Element | null | undefined, { name }: HTMLInputElement) {
  return row?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}

/** Moves the focus from a field to the same field of the row above or below, if there is one, as in a spreadsheet. */
export function focusBeside(field: HTMLInputElement, side: 'above' | 'below') {
  const row = field.closest('li');
  const other = side === 'above' ? row?.previousElementSibling : row?.nextElementSibling;
  const same = inRow(other, field);
  if (same) enterField(same);
}

/**
 * Moves the focus on to the same field of the next row. After the last row it moves to what follows the list: what is
 * typed there must not replace the last row.
 */
export function focusNext(field: HTMLInputElement) {
  const row = field.closest('li');
  if (row?.nextElementSibling) focusBeside(field, 'below');
  else if (row?.parentElement?.nextElementSibling instanceof HTMLElement)
    row.parentElement.nextElementSibling.focus();
}

/** Returns the focus to a field that it came from. */
export function focusAgain(field: EventTarget | null) {
  if (field instanceof HTMLInputElement) enterField(field);
}
