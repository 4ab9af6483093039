import { BROWSING_TEXTS, endpoints } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from './list-my-orders';

/** Has the shop ask what became of the payment of an order, whose buyer comes back from the page to pay on. */
export function useCheckPayment(number: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.checkMyPayment, { params: { number } }),
    onSuccess: ({ order }) => {
      queryClient.setQueryData([ORDERS, 'mine', 'one', number], order);
      if (order.payment.success) notify.success(BROWSING_TEXTS.paid);
    },
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
    },
  });
}
