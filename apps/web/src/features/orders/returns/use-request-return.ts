import { endpoints, type OrderDetails, type ReturnInput } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { useCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../api/list-my-orders';

/** Asks for a return, once for each press: after a lost reply, the next press gets the reply of the first one. */
export function useRequestReturn({ number }: OrderDetails, onDone: () => void) {
  const queryClient = useQueryClient();
  const creation = useCreationKey(undefined);
  const params = { number: String(number) };
  return useMutation({
    mutationFn: (body: ReturnInput) =>
      call(endpoints.requestReturn, {
        params,
        headers: { 'idempotency-key': creation.begin() },
        body,
      }),
    onSuccess: ({ message, order }) => {
      creation.end();
      queryClient.setQueryData([ORDERS, 'mine', 'one', params.number], order);
      notify.success(message);
      onDone();
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, 'The return could not be requested.'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
