import { endpoints, type Order, type OrderStatusInput } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { ApiError, failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';
import { ORDERS } from '../../orders';

type Change = Required<OrderStatusInput> & {
  /** Whether it takes an earlier change back: then there is nothing more to undo. */
  isUndo?: boolean;
};

/** The order as it is now, where somebody else had changed its status before. */
async function changedByOthers(error: Error, { number }: Order): Promise<Order | undefined> {
  const isOutdated =
    error instanceof ApiError && error.errors.some(({ field }) => field === 'statusBefore');
  if (!isOutdated) return undefined;
  const params = { number: String(number) };
  return (await call(endpoints.getOrder, { params }).catch(() => undefined))?.order;
}

/**
 * Sets an order's status, offers to undo it, and reloads the lists.
 * @param onChanged gets the order with its new status, whoever set it
 */
export function useUpdateOrderStatus(
  order: Order,
  onChanged: (order: Order) => void = () => undefined,
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ status, statusBefore }: Change) =>
      call(endpoints.updateOrderStatus, {
        params: { orderId: order._id },
        body: { status, statusBefore },
      }),
    onSuccess: ({ message, order: changed }, { status, statusBefore, isUndo }) => {
      onChanged(changed);
      if (isUndo) notify.success(message);
      else
        notify.undoable(message, () =>
          mutation.mutate({ status: statusBefore, statusBefore: status, isUndo: true }),
        );
    },
    onError: async (error) => {
      notify.error(failureText(error));
      // A list that is filtered by status would drop the row without a word about it.
      const present = await changedByOthers(error, order);
      if (present) onChanged(present);
    },
    // Awaited, so that the select stays busy until the list shows the change. A refused change means the list was out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return mutation;
}
