import { endpoints, type AdminOrderDetails } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { isConflict } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';
import { refundOf, whatOf, type RefundEntry, type Seen } from './refund-entry';
import { beginRefund, endRefund } from './unanswered-refunds';

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

/** Without the server's reason, the refund may have been made. */
const NO_ANSWER = 'No answer came: see under Refunds whether it was made, before you try again.';

/** Whether another refund was made since the order was loaded. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === 'refunded');
}

/**
 * Makes a refund, once for each press: after a lost reply, the next press gets the reply of the first one, also from a
 * form that was closed and opened again.
 */
export function useRefund({ number }: AdminOrderDetails, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, ...seen }: Seen & { entry: RefundEntry }) => {
      const { key, body } = beginRefund(number, refundOf(entry, seen));
      const params = { number: String(number) };
      return call(endpoints.refundOrder, { params, headers: { 'idempotency-key': key }, body });
    },
    onSuccess: ({ message, order }) => {
      endRefund(number);
      const isRefused = order.refunds?.at(-1)?.state === 'failed';
      if (isRefused) notify.error(message);
      else notify.success(message);
      onDone();
    },
    onError: (error) => {
      if (isConflict(error)) endRefund(number);
      notify.error(failureText(error, NO_ANSWER));
      // What the form was opened with is no longer so.
      if (isOutdated(error)) onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
