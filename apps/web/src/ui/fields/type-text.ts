/** Changes a field's text as typing does. */
export function typeText(field: HTMLInputElement, text: string) {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
