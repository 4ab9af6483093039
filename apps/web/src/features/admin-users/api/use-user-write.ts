import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

interface UserWrite<Reply, Input> {
  write: (input: Input) => Promise<Reply>;
  onSaved?: (reply: Reply) => void;
  /** The queries to invalidate, whether the write succeeded or was refused; all by default. */
  outdated?: QueryFilters;
  onDone: () => void;
}

/** A write to a user's account, whose outcome is shown as a toast. */
export function useUserWrite<Reply extends { message: string }, Input = void>({
  write,
  onSaved,
  outdated,
  onDone,
}: UserWrite<Reply, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (reply) => {
      notify.success(reply.message);
      onSaved?.(reply);
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
