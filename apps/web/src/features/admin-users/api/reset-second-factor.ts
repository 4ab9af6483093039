import { endpoints, type UserRow } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';

/** Turns off the second factor of another user. */
export function useResetSecondFactor(userId: UserRow['_id'], onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.resetSecondFactor, { params: { userId } }),
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
    onSettled: async () => {
      onDone();
      await queryClient.invalidateQueries({ queryKey: ['users'] });
    },
  });
}
