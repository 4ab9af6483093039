import { useEffect } from 'react';

/** On the button that saves a screen, which Ctrl+S and ⌘S press from anywhere on it. */
export const BY_SAVE_KEY = { 'aria-keyshortcuts': 'Control+S Meta+S' };

const SAVES = 'main button[aria-keyshortcuts~="Control+S"]';

/** The form whose fields are being filled in, unless it searches. */
function formInUse(): HTMLFormElement | undefined {
  const form = document.activeElement?.closest('form');
  return form?.closest('main, dialog, [role="dialog"]') && !form.closest('search, [role="search"]')
    ? form
    : undefined;
}

/** Saves what is filled in when Ctrl+S or ⌘S is pressed, also from within a field. */
export function SaveKey() {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return;
      // The browser would save the page as a file.
      event.preventDefault();
      const isInDialog = document.activeElement?.closest('dialog, [role="dialog"]');
      const button = document.querySelector<HTMLButtonElement>(SAVES);
      if (button && !isInDialog) button.click();
      else formInUse()?.requestSubmit();
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
  return null;
}
