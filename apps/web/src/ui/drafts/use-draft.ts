import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registerForm, type Draft } from '../../lib/storage/drafts';
import { session } from '../../lib/session/session';
import { notify } from '../messages/notify';
import { draftOf, forgetDraft, isUnsaved, keepDraft, type DraftOwner } from './stored-drafts';

/** Puts a draft onto what is saved now, and says which fields were changed on both sides. */
export type MergeDraft<Fields> = (draft: Fields) => { merged: Fields; note: string };

/**
 * Restores what this user had typed into the form before: when they left it, if the form has a name, otherwise only when
 * their session ended.
 * @param fields the initial values if there is no draft
 * @param name what the form edits; a form with a name shows itself that it was restored
 * @param merge puts a draft onto what is saved now
 */
export function useDraft<Fields extends Draft>(
  fields: Fields,
  name: string | undefined,
  merge: MergeDraft<Fields> = (merged) => ({ merged, note: '' }),
) {
  const { pathname } = useLocation();
  const [owner] = useState(() => {
    const user = session.get()?.user._id;
    return user === undefined
      ? undefined
      : { user, form: `${name ?? pathname} ${Object.keys(fields).join(' ')}` };
  });
  const [{ merged: opening, note, creationKey }] = useState(() => {
    const stored = owner && draftOf(owner);
    if (!stored) return { merged: fields, note: '', creationKey: undefined };
    const { creationKey, ...draft } = stored;
    return { ...merge({ ...fields, ...draft }), creationKey };
  });
  const [isRestored] = useState(() => isUnsaved(opening, fields));
  useEffect(() => {
    if (!owner || !isRestored || name !== undefined) return;
    forgetDraft(owner);
    notify.note('What you had typed is back. It is not saved yet.');
  }, [owner, isRestored, name]);
  return { owner, opening, isRestored, note, creationKey };
}

interface KeptForm {
  owner: DraftOwner | undefined;
  /** Whether the form is named after what it edits. */
  isNamed: boolean;
  /** Returns what is saved of the form. */
  readSaved: () => Draft;
  /** Returns the form's current values. */
  read: () => Draft;
}

/**
 * Saves what is typed into a form as a draft when the session ends. A form with a name also keeps its draft whenever it
 * is left, and the browser asks before its tab is closed or reloaded.
 */
export function useKeptDraft({ owner, isNamed, readSaved, read }: KeptForm) {
  const keep = useEffectEvent(() => {
    if (!owner) return;
    const typed = read();
    if (isUnsaved(typed, readSaved())) keepDraft(owner, typed);
    else if (isNamed) forgetDraft(owner);
  });
  // After the session has ended, its end has already decided whether drafts are kept.
  const leave = useEffectEvent(() => {
    if (session.get()?.user._id === owner?.user) keep();
  });
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved(read(), readSaved())) event.preventDefault();
  });
  useEffect(() => {
    const unregister = registerForm(() => keep());
    if (!isNamed) return unregister;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeunload', (event) => ask(event), { signal });
    window.addEventListener('pagehide', () => leave(), { signal });
    // Phones drop pages in the background without any other event.
    document.addEventListener('visibilitychange', () => leave(), { signal });
    return () => {
      listening.abort();
      unregister();
      leave();
    };
  }, [isNamed]);
}
