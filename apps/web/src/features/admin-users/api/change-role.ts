import { endpoints, type Role, type UserRow } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { session } from '../../../lib/session/session';
import { useUserWrite } from './use-user-write';

/** Makes a user an administrator or a shopper. A change of one's own role takes effect at once. */
export function useChangeRole(userId: UserRow['_id'], onDone: () => void) {
  const queryClient = useQueryClient();
  return useUserWrite({
    write: (role: Role) => call(endpoints.updateUserRole, { params: { userId }, body: { role } }),
    onSaved: ({ user }) => {
      const current = session.get();
      if (current?.user._id !== user._id) return;
      session.set({ ...current, user: { ...current.user, role: user.role } });
      void queryClient.invalidateQueries({ queryKey: ['access'] });
    },
    // A refused change means that the table is out of date.
    outdated: { queryKey: ['users'] },
    onDone,
  });
}
