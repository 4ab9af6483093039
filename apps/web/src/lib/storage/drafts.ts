import { dropEntriesOfOthers, isOfOthers } from './own-entries';

/** What is typed into a form, by field. */
export type Draft = Record<string, unknown>;

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

/** Used on sign-out, which leaves nothing of anybody behind. */
export function dropDrafts() {
  forms.clear();
  dropDraftsOfOthers(undefined);
}

/** Call this when somebody is signed in: what others have left in this tab is not for them. @param user their id */
export function dropDraftsOfOthers(user: string | undefined) {
  for (const key of draftsInMemory.keys()) {
    if (isOfOthers(key, user)) draftsInMemory.delete(key);
  }
  dropEntriesOfOthers(user);
}
