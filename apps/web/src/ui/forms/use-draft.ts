import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, forgetDraft, keepDraft, registerForm, type DraftOwner } from '../../lib/drafts';
import { session } from '../../lib/session';
import { notify } from '../feedback/notify';

/**
 * Gives back what the same person had typed into a form when their session ended.
 * @param fields what the form opens with otherwise
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
 * Keeps what is typed into a form when the session ends.
 * @param fields what the form opens with
 * @param read what stands in it now
 */
export function useKeptDraft(owner: DraftOwner | undefined, fields: object, read: () => object) {
  const keep = useEffectEvent(() => {
    const typed = { ...read() };
    if (owner && JSON.stringify(typed) !== JSON.stringify(fields)) keepDraft(owner, typed);
  });
  useEffect(() => registerForm(() => keep()), []);
}
