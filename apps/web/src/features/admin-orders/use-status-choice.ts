import type { Order, OrderStatus } from '@shop/shared';
import { useRef, useState } from 'react';
import { useUpdateOrderStatus, type StatusChangeOptions } from './api/update-order-status';
import { statusFailureText } from './unsaved-shipment';

/**
 * Saves the status chosen for an order. Choices made during a save are queued, and only the last one is sent. Each
 * request includes the status that the administrator saw.
 */
export function useStatusChoice(order: Order, options: StatusChangeOptions) {
  const { mutateAsync } = useUpdateOrderStatus(order, options);
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
        setRefusal(statusFailureText(error));
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
