import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** Takes a return a step on, says so, and loads the order again, also after a refusal: it is not what was shown. */
export function useReturnStep<Input>(step: (input: Input) => Promise<{ message: string }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error, 'The return could not be changed.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
