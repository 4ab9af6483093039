import { endpoints, type UserRow } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';

/** Deletes the account of a shopper. */
export function useDeleteUser(userId: UserRow['_id'], onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.deleteUser, { params: { userId } }),
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
    onSettled: async () => {
      onDone();
      // The name is gone from orders and changes too.
      await queryClient.invalidateQueries();
    },
  });
}
