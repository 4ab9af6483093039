import { draftsInMemory, type Draft } from '../../lib/storage/drafts';
import { ownKey } from '../../lib/storage/own-entries';

/** The user and the form that a draft belongs to. */
export interface DraftOwner {
  /** The user's id. */
  user: string;
  /** What the form edits, and the names of its fields. */
  form: string;
}

/** Fields whose text is never stored. */
const SECRET = /password|answer|code|otp/i;

/** The field that says what a form was opened with. It is on no screen. */
const OPENED_WITH = 'openedWith';

const keyOf = ({ user, form }: DraftOwner) => ownKey('draft', user, form);

/** Whether the typed text differs from what is saved, disregarding passwords and other secrets. */
export function isUnsaved(typed: Draft, saved: Draft): boolean {
  return Object.keys(saved).some(
    (name) => name !== OPENED_WITH && !SECRET.test(name) && differs(typed[name], saved[name]),
  );
}

/** Lists are compared by what is in them. */
function differs(one: unknown, other: unknown): boolean {
  if (one === other) return false;
  return (
    !(Array.isArray(one) && Array.isArray(other)) || JSON.stringify(one) !== JSON.stringify(other)
  );
}

/** Stores a draft for as long as the tab is open, without passwords and other secrets. */
export function keepDraft(owner: DraftOwner, draft: Draft) {
  const harmless = Object.entries(draft).filter(([name]) => !SECRET.test(name));
  const storable = harmless.filter(([, value]) => !(value instanceof File));
  draftsInMemory.set(keyOf(owner), Object.fromEntries(harmless));
  try {
    window.sessionStorage.setItem(keyOf(owner), JSON.stringify(Object.fromEntries(storable)));
  } catch {
    // Storage is full or forbidden: the typed text is lost in a reload.
  }
}

/** The stored draft of this user for this form. */
export function draftOf(owner: DraftOwner): Draft | undefined {
  const inMemory = draftsInMemory.get(keyOf(owner));
  if (inMemory) return inMemory;
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(owner)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(owner: DraftOwner) {
  draftsInMemory.delete(keyOf(owner));
  try {
    window.sessionStorage.removeItem(keyOf(owner));
  } catch {
    // Storage is forbidden, so no draft was stored either.
  }
}
