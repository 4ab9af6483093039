import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, forgetDraft, keepDraft, registerForm, type DraftOwner } from '../../lib/drafts';
import { session } from '../../lib/session';
import { notify } from '../feedback/notify';

/**
 * Restores what this user had typed into the form when their session ended.
 * @param fields the initial values if there is no draft
 */
export function useDraft<Fields extends object>(
  fields: Fields,
): { owner: DraftOwner | undefined; opening: Fields } {
  const { pathname } = useLocation();
  const [owner] = useState(() => {
    const user = session.get()?.user._id;
    return user === undefined
      ? undefined
      : { user, form: `${pathname} ${Object.keys(fields).join(' ')}` };
  });
  const [draft] = useState(() => owner && draftOf(owner));
  useEffect(() => {
    if (!owner || !draft) return;
    forgetDraft(owner);
    notify.success('What you had typed is back. It is not saved yet.');
  }, [owner, draft]);
  return { owner, opening: { ...fields, ...draft } };
}

/**
 * Saves what is typed into a form as a draft when the session ends.
 * @param fields the form's initial values
 * @param read returns the form's current values
 */
export function useKeptDraft(owner: DraftOwner | undefined, fields: object, read: () => object) {
  const keep = useEffectEvent(() => {
    const typed = { ...read() };
    if (owner && JSON.stringify(typed) !== JSON.stringify(fields)) keepDraft(owner, typed);
  });
  useEffect(() => registerForm(() => keep()), []);
}
