import { endpoints, type AdminOrderDetails, type OrderEditInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { useCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** What an order would cost with fewer pieces; nothing while nothing changes. */
export function useEditQuote({ _id, total }: AdminOrderDetails, lines: OrderEditInput['lines']) {
  return useQuery({
    queryKey: [ORDERS, 'edit', _id, total, lines],
    enabled: lines.length > 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { orderId: _id };
      return (await call(endpoints.quoteOrderEdit, { params, body: { lines }, signal })).edit;
    },
  });
}

/** Changes an order, once for each press: after a lost reply, the next press gets the reply of the first one. */
export function useEdit({ _id }: AdminOrderDetails, onDone: () => void) {
  const queryClient = useQueryClient();
  const creation = useCreationKey(undefined);
  return useMutation({
    mutationFn: (body: OrderEditInput) =>
      call(endpoints.editOrder, {
        params: { orderId: _id },
        headers: { 'idempotency-key': creation.begin() },
        body,
      }),
    onSuccess: ({ message }) => {
      creation.end();
      notify.success(message);
      onDone();
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, 'The order could not be changed.'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
