import { endpoints, type Order, type OrderStatus } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';
import { ORDERS } from '../../orders';

/** Sets an order's status, then reloads the lists. */
export function useUpdateOrderStatus(orderId: Order['_id']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: OrderStatus) =>
      call(endpoints.updateOrderStatus, { params: { orderId }, body: { status } }),
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
    // Awaited, so that the select stays busy until the list shows the change. A refused change means the list was out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
