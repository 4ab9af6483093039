/**
 * Changes the text of fields. If all of the focused field was selected, it still is afterwards: what is typed next
 * replaces the text instead of being added to it.
 */
export function keepSelection(change: () => void) {
  const field = document.activeElement;
  const isSelected =
    field instanceof HTMLInputElement &&
    field.value !== '' &&
    field.selectionStart === 0 &&
    field.selectionEnd === field.value.length;
  change();
  if (isSelected) field.select();
}
