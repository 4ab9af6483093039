import { ROLE, STORAGE_KEYS, type Session } from '@shop/shared';
import { createLocalStore, useLocalStore } from './local-store';
import { fieldsOf, isId, isText } from './stored-values';

function readSession(stored: unknown): Session | null {
  const { token, user } = fieldsOf(stored);
  const { _id, name, email, phone, address, role } = fieldsOf(user);
  if (!isText(token) || token === '' || !isId(_id) || !isText(name)) return null;
  if (!isText(email) || !isText(phone) || !isText(address)) return null;
  if (role !== ROLE.shopper && role !== ROLE.admin) return null;
  return { user: { _id, name, email, phone, address, role }, token };
}

/** Who is signed in: `{ user, token }` or null. Kept whole under the key `auth`. */
export const session = createLocalStore<Session | null>({
  key: STORAGE_KEYS.auth,
  empty: null,
  parse: readSession,
});

export function useSession(): Session | null {
  return useLocalStore(session);
}

export function isAdmin(current: Session | null): boolean {
  return current?.user.role === ROLE.admin;
}
