import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';

interface UserWrite {
  write: () => Promise<{ message: string }>;
  /** The queries to invalidate, whether the write succeeded or was refused; all by default. */
  outdated?: QueryFilters;
  onDone: () => void;
}

/** A write to another user's account, whose outcome is shown as a toast. */
export function useUserWrite({ write, outdated, onDone }: UserWrite) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
    onSettled: async () => {
      onDone();
      await queryClient.invalidateQueries(outdated);
    },
  });
}
