import { endpoints, type Role, type UserRow } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';
import { session } from '../../../lib/session';

/** Makes a user an administrator or a shopper. A change of one's own role takes effect at once. */
export function useChangeRole(userId: UserRow['_id'], onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) =>
      call(endpoints.updateUserRole, { params: { userId }, body: { role } }),
    onSuccess: ({ message, user }) => {
      notify.success(message);
      const current = session.get();
      if (current?.user._id === user._id) {
        session.set({ ...current, user: { ...current.user, role: user.role } });
        void queryClient.invalidateQueries({ queryKey: ['access'] });
      }
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
    onSettled: async () => {
      onDone();
      // A refused change means that the table is out of date.
      await queryClient.invalidateQueries({ queryKey: ['users'] });
    },
  });
}
