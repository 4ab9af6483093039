/** `STORAGE_KEYS.auth`, which would load the script of the shop with this one. */
const SESSION_KEY = 'auth';

/**
 * Marks a page, for its styles, if the browser has stored something of the shop, such as a cart or a session: then what
 * was rendered for everybody may not be what this visitor is going to see.
 */
export function markKnownVisitor(window: Window): void {
  try {
    const stored = window.localStorage;
    if (stored.length > 0)
      window.document.documentElement.dataset.visitor = stored.getItem(SESSION_KEY)
        ? 'signed-in'
        : 'known';
  } catch {
    // A browser that stores nothing knows nobody.
  }
}
