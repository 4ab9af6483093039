import { endpoints, type Order } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from './list-my-orders';

/** Cancels one of the shopper's own orders, and says what became of it. */
export function useCancelOrder(number: Order['number']) {
  const queryClient = useQueryClient();
  const params = { number: String(number) };
  return useMutation({
    mutationFn: () => call(endpoints.cancelMyOrder, { params }),
    onSuccess: ({ message, order }) => {
      queryClient.setQueryData([ORDERS, 'mine', 'one', params.number], order);
      notify.success(message);
    },
    onError: (error) => notify.error(failureText(error)),
    // Also after a refusal: the order is not what the screen shows.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
    },
  });
}
