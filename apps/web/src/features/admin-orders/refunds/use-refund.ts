import { endpoints, type AdminOrderDetails } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { useCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';
import { refundOf, whatOf, type RefundEntry, type Seen } from './refund-entry';

/** What a refund would come to; nothing while nothing is chosen. */
export function useRefundQuote(order: AdminOrderDetails, entry: RefundEntry) {
  const what = whatOf(entry);
  const params = { number: String(order.number) };
  return useQuery({
    queryKey: [ORDERS, 'refund', order.number, order.refundable, what],
    enabled: what !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const { refund } = await call(endpoints.quoteRefund, { params, body: what ?? {}, signal });
      return refund;
    },
  });
}

/** Whether another refund was made since the order was loaded. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === 'refunded');
}

/** Makes a refund, once for each press: after a lost reply, the next press gets the reply of the first one. */
export function useRefund({ number }: AdminOrderDetails, onDone: () => void) {
  const queryClient = useQueryClient();
  const creation = useCreationKey(undefined);
  return useMutation({
    mutationFn: ({ entry, ...seen }: Seen & { entry: RefundEntry }) =>
      call(endpoints.refundOrder, {
        params: { number: String(number) },
        headers: { 'idempotency-key': creation.begin() },
        body: refundOf(entry, seen),
      }),
    onSuccess: ({ message, order }) => {
      creation.end();
      const isRefused = order.refunds?.at(-1)?.state === 'failed';
      if (isRefused) notify.error(message);
      else notify.success(message);
      onDone();
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, 'The refund could not be made.'));
      // What the form was opened with is no longer so.
      if (isOutdated(error)) onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
