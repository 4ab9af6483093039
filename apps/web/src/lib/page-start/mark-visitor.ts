/** The value of `STORAGE_KEYS.auth`, repeated here because importing it would load the shop's script. */
const SESSION_KEY = 'auth';

/**
 * Marks the document, for its styles, if the browser has stored data of the shop, such as a cart or a session: the
 * server-rendered content may then differ from what this visitor will see.
 */
export function markKnownVisitor(window: Window): void {
  try {
    const stored = window.localStorage;
    if (stored.length > 0)
      window.document.documentElement.dataset.visitor = stored.getItem(SESSION_KEY)
        ? 'signed-in'
        : 'known';
  } catch {
    // Storage is unavailable, so the visitor is unknown.
  }
}
