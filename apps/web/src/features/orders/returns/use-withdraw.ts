import { endpoints, type OrderDetails } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import type { chosenLines } from './pieces';
import { useCreatingCall } from './use-creating-call';

/** Withdraws from the contract about these pieces of an order; without any, about all that are left. */
export function useWithdraw(order: OrderDetails) {
  const params = { number: String(order.number) };
  return useCreatingCall(order, {
    name: 'withdrawal',
    call: (lines: ReturnType<typeof chosenLines>, headers) =>
      call(endpoints.withdrawFromOrder, {
        params,
        headers,
        body: lines.length > 0 ? { lines } : {},
      }),
    noAnswer: 'No answer came: see whether the withdrawal has arrived, before you try again.',
  });
}
