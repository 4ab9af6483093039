/** The text typed into a form, by field. */
type Draft = Record<string, unknown>;

/** The user and the form that a draft belongs to. */
export interface DraftOwner {
  /** The user's id. */
  user: string;
  /** The path of the page and the names of the fields. */
  form: string;
}

/** Fields whose text is never stored. */
const SECRET = /password|answer|code|otp/i;

const keyOf = ({ user, form }: DraftOwner) => `draft ${user} ${form}`;

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
}

/** Stores a draft for as long as the tab is open, without passwords and other secrets. */
export function keepDraft(owner: DraftOwner, draft: Draft) {
  const harmless = Object.entries(draft).filter(([name]) => !SECRET.test(name));
  try {
    window.sessionStorage.setItem(keyOf(owner), JSON.stringify(Object.fromEntries(harmless)));
  } catch {
    // Storage is full or forbidden: the typed text is lost.
  }
}

/** The stored draft of this user for this form. */
export function draftOf(owner: DraftOwner): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(owner)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(owner: DraftOwner) {
  try {
    window.sessionStorage.removeItem(keyOf(owner));
  } catch {
    // Storage is forbidden, so no draft was stored either.
  }
}
