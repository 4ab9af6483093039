import { ROLE, STORAGE_KEYS, type Session } from '@shop/shared';
import { createLocalStore, useLocalStore } from '../storage/local-store';
import { readSession } from './stored-session';

/** Who is signed in: `{ user, token }` or null. Stored whole under the key `auth`. */
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
