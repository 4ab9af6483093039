/**
 * Moves the focus from a field in a list to the same field of another row, as in a spreadsheet.
 * @param step how many rows further down
 * @returns whether the focus is in a field of a row
 */
export function focusRow(step: number): boolean {
  const field = document.activeElement;
  const row = field instanceof HTMLInputElement && field.closest('li');
  if (!row) return false;
  const other = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const same = other?.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
  same?.focus();
  same?.select();
  return true;
}
