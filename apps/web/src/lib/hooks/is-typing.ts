/** Whether a key is typed into a field or meant for a dialog or menu: shortcuts leave it alone then. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  const fields =
    'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"], [contenteditable="true"]';
  return target instanceof HTMLElement && target.closest(fields) !== null;
}
