import { endpoints, type Order, type OrderStatusInput } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';
import { ORDERS } from '../../orders';

type Change = Required<OrderStatusInput> & {
  /** Whether it takes an earlier change back: then there is nothing more to undo. */
  isUndo?: boolean;
};

/**
 * Sets an order's status, offers to undo it, and reloads the lists.
 * @param onChanged gets the order with its new status
 */
export function useUpdateOrderStatus(
  orderId: Order['_id'],
  onChanged: (order: Order) => void = () => undefined,
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ status, statusBefore }: Change) =>
      call(endpoints.updateOrderStatus, { params: { orderId }, body: { status, statusBefore } }),
    onSuccess: ({ message, order }, { status, statusBefore, isUndo }) => {
      onChanged(order);
      if (isUndo) notify.success(message);
      else
        notify.undoable(message, () =>
          mutation.mutate({ status: statusBefore, statusBefore: status, isUndo: true }),
        );
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
    // Awaited, so that the select stays busy until the list shows the change. A refused change means the list was out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return mutation;
}
