import { endpoints, type AdminOrderDetails, type OrderEditInput } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';
import { useCreatingCall } from '../api/use-creating-call';

/** What an order would cost with fewer pieces; nothing while nothing changes. */
export function useEditQuote({ _id, total }: AdminOrderDetails, lines: OrderEditInput['lines']) {
  return useQuery({
    queryKey: [ORDERS, 'edit', _id, total, lines],
    enabled: lines.length > 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { orderId: _id };
      return (await call(endpoints.quoteOrderEdit, { params, body: { lines }, signal })).edit;
    },
  });
}

/** Changes an order. */
export function useEdit({ _id: orderId }: AdminOrderDetails, onDone: () => void) {
  return useCreatingCall({
    name: `edit ${orderId}`,
    call: (body: OrderEditInput, headers) =>
      call(endpoints.editOrder, { params: { orderId }, headers, body }),
    noAnswer: 'No answer came: see whether the order was changed, before you try again.',
    onDone,
  });
}
