/** What was typed into a form, by its fields. */
type Draft = Record<string, unknown>;

/** Whose draft it is, and of which form. */
export interface DraftOwner {
  /** The user's id. */
  user: string;
  /** The address of the page and the names of the fields. */
  form: string;
}

/** Fields whose text is never stored. */
const SECRET = /password|answer|code|otp/i;

const keyOf = ({ user, form }: DraftOwner) => `draft ${user} ${form}`;

/** Keeps each form that is on the screen. */
const forms = new Set<() => void>();

/** Registers how to keep a form's draft. @returns a way to take it back */
export function registerForm(keep: () => void): () => void {
  forms.add(keep);
  return () => forms.delete(keep);
}

/** To be called when the session has ended, before the forms leave the screen. */
export function keepDrafts() {
  for (const keep of forms) keep();
}

/** Whoever signs out leaves nothing behind. */
export function dropDrafts() {
  forms.clear();
}

/** Keeps a draft for as long as the tab is open, without passwords and the like. */
export function keepDraft(owner: DraftOwner, draft: Draft) {
  const harmless = Object.entries(draft).filter(([name]) => !SECRET.test(name));
  try {
    window.sessionStorage.setItem(keyOf(owner), JSON.stringify(Object.fromEntries(harmless)));
  } catch {
    // Storage is full or forbidden: the text is lost, as it was without drafts.
  }
}

/** A draft of the same person in the same form. */
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
    // Then nothing was kept either.
  }
}
