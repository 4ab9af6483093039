import { typeText } from '../../../ui/fields/type-text';

/** What stood in a field before it was changed, and whether it was, since it was entered. */
const before = new WeakMap<EventTarget, { text: string; isChanged: boolean }>();

/** Begins anew: what stands in the field now is what Escape leads back to. */
export function enterCell(field: EventTarget) {
  if (field instanceof HTMLInputElement) before.set(field, { text: field.value, isChanged: false });
}

/** Follows what the shop puts into a field in which nothing was changed: a piece may have been sold meanwhile. */
export function keepCell(field: HTMLInputElement) {
  if (!before.get(field)?.isChanged) enterCell(field);
}

/** Something was typed, pasted or filled in. */
export function changeCell(field: EventTarget) {
  const kept = before.get(field);
  if (kept) kept.isChanged = true;
}

/** Gives a field back what it had when it was entered. @returns whether there was anything to take back */
export function restoreCell(field: HTMLInputElement): boolean {
  const kept = before.get(field);
  if (!kept?.isChanged) return false;
  if (field.value !== kept.text) typeText(field, kept.text);
  field.select();
  kept.isChanged = false;
  return true;
}
