import type { Order, OrderStatus } from '@shop/shared';
import { useRef, useState } from 'react';
import { useUpdateOrderStatus } from './api/update-order-status';

/**
 * Saves the status that is chosen for an order. Choices made while one is being saved wait, and only the last of them is
 * sent next, so that it wins.
 */
export function useStatusChoice(orderId: Order['_id']) {
  const { mutateAsync } = useUpdateOrderStatus(orderId);
  const [chosen, setChosen] = useState<OrderStatus>();
  const waiting = useRef<OrderStatus>(undefined);
  const saving = useRef(false);

  async function saveAll() {
    saving.current = true;
    while (waiting.current) {
      const status = waiting.current;
      waiting.current = undefined;
      // The mutation has already shown the failure.
      await mutateAsync(status).catch(() => undefined);
    }
    saving.current = false;
    setChosen(undefined);
  }

  function choose(status: OrderStatus) {
    setChosen(status);
    waiting.current = status;
    if (!saving.current) void saveAll();
  }

  /** `chosen` is undefined while nothing is being saved. */
  return { chosen, choose };
}
