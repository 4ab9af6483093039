import { endpoints, hasLeftShop, type Order, type OrderStatusInput } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ApiError } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';
import { statusFailureText, UnsavedShipment } from '../unsaved-shipment';

type Change = Required<OrderStatusInput> & {
  /** Whether this change undoes an earlier one and so offers no undo itself. */
  isUndo?: boolean;
};

/** The current order, if somebody else has changed its status meanwhile. */
async function changedByOthers(error: Error, { number }: Order): Promise<Order | undefined> {
  const isOutdated =
    error instanceof ApiError && error.errors.some(({ field }) => field === 'statusBefore');
  if (!isOutdated) return undefined;
  const params = { number: String(number) };
  return (await call(endpoints.getOrder, { params }).catch(() => undefined))?.order;
}

export interface StatusChangeOptions {
  /** Receives the order with its new status, whoever set it. */
  onChanged?: (order: Order) => void;
  /**
   * Saves what is typed in the order's shipment form, before the order is set to a status in which it has left; false
   * if it can't.
   */
  saveShipment?: () => Promise<boolean>;
}

/** Sets an order's status, offers to undo it, and refetches the lists. */
export function useUpdateOrderStatus(
  order: Order,
  { onChanged = () => undefined, saveShipment }: StatusChangeOptions = {},
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ status, statusBefore, isUndo }: Change) => {
      // An undo only restores a status, perhaps after the form was left.
      if (saveShipment && hasLeftShop(status) && !isUndo && !(await saveShipment()))
        throw new UnsavedShipment(order);
      return call(endpoints.updateOrderStatus, {
        params: { orderId: order._id },
        body: { status, statusBefore },
      });
    },
    onSuccess: ({ message, order: changed }, { status, statusBefore, isUndo }) => {
      onChanged(changed);
      if (isUndo) notify.success(message);
      else
        notify.undoable(message, () =>
          mutation.mutate({ status: statusBefore, statusBefore: status, isUndo: true }),
        );
    },
    onError: async (error) => {
      notify.error(statusFailureText(error));
      // Without this, the refetch of a list filtered by status would remove the row without explanation.
      const present = await changedByOthers(error, order);
      if (present) onChanged(present);
    },
    // Awaited, so that the select stays busy until the list is current. A refusal means that it was out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return mutation;
}
