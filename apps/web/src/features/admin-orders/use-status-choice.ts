import type { Order, OrderStatus } from '@shop/shared';
import { useRef, useState } from 'react';
import { failureText } from '../../lib/api-error';
import { useUpdateOrderStatus } from './api/update-order-status';

/**
 * Saves the status that is chosen for an order. Choices made while one is being saved wait, and only the last of them is
 * sent next, so that it wins. Each says which status the administrator saw.
 */
export function useStatusChoice(order: Order, onChanged?: (order: Order) => void) {
  const { mutateAsync } = useUpdateOrderStatus(order, onChanged);
  const [chosen, setChosen] = useState<OrderStatus>();
  const [refusal, setRefusal] = useState<string>();
  const waiting = useRef<OrderStatus>(undefined);
  const saving = useRef(false);

  async function saveAll() {
    saving.current = true;
    let statusBefore = order.status;
    while (waiting.current) {
      const status = waiting.current;
      waiting.current = undefined;
      try {
        statusBefore = (await mutateAsync({ status, statusBefore })).order.status;
        setRefusal(undefined);
      } catch (error) {
        setRefusal(failureText(error));
      }
    }
    saving.current = false;
    setChosen(undefined);
  }

  function choose(status: OrderStatus) {
    setChosen(status);
    waiting.current = status;
    if (!saving.current) void saveAll();
  }

  /** `chosen` is undefined while nothing is being saved; `refusal` says why the last choice was not saved. */
  return { chosen, refusal, choose };
}
