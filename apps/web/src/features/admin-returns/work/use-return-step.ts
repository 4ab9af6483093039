import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** Without the server's reason, it may have been changed. */
const NO_ANSWER = 'No answer came: see whether the return was changed, before you try again.';

/** Takes a return a step on, says so, and loads the order again, also after a refusal: it is not what was shown. */
export function useReturnStep<Input>(step: (input: Input) => Promise<{ message: string }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error, NO_ANSWER)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
