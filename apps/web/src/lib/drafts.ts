/** What is typed into a form, by field. */
export type Draft = Record<string, unknown>;

/** Begins the key of every draft in session storage. */
export const DRAFT_KEY = 'draft ';

/** The drafts of this page by key, with chosen files. Those in session storage survive a reload, but hold only text. */
export const draftsInMemory = new Map<string, Draft>();

/** Callbacks that save the drafts of the forms on the screen. */
const forms = new Set<() => void>();

/** Registers a callback that saves a form's draft. @returns a function that unregisters it */
export function registerForm(keep: () => void): () => void {
  forms.add(keep);
  return () => forms.delete(keep);
}

/** Call this when the session has ended, before the forms unmount. */
export function keepDrafts() {
  for (const keep of forms) keep();
}

/** Used on sign-out, which leaves no drafts behind. */
export function dropDrafts() {
  forms.clear();
  draftsInMemory.clear();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_KEY)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden, so no draft was stored either.
  }
}
