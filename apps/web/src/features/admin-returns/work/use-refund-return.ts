import { endpoints, type AdminReturn } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { keptCreationKey } from '../../../ui/forms/use-creation-key';
import type { ReturnOfOrder } from './return-of-order';
import { useReturnStep } from './use-return-step';

/** What goes back besides the pieces, and what is kept of it. */
interface Wanted {
  shipping: boolean;
  deduction?: number;
}

/** What the refund of a return would come to: as much as is left, where a part was refunded before. */
export function useReturnQuote({ order, one }: ReturnOfOrder, wanted: Wanted) {
  const lines = one.received ?? (one.unsent ? one.lines : []);
  const body = { lines, ...wanted, whatIsLeft: true };
  return useQuery({
    // Not among the orders, which are loaded again after the refund: there is nothing left of it to refund then.
    queryKey: ['return refund', one._id, order.refundable, body],
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { number: String(order.number) };
      return (await call(endpoints.quoteRefund, { params, body, signal })).refund;
    },
  });
}

/** Refunds a return, once for each press: after a lost reply, also over a reload, the next press gets the first one's. */
export function useRefundReturn({ _id: id }: AdminReturn) {
  const creation = keptCreationKey(`refund of return ${id}`);
  return useReturnStep(async (wanted: Wanted & { restock: boolean; shown: number }) => {
    const body = { ...wanted, whatIsLeft: true };
    try {
      const headers = { 'idempotency-key': creation.begin() };
      const reply = await call(endpoints.refundReturn, { params: { id }, headers, body });
      creation.end();
      return reply;
    } catch (error) {
      creation.refused(error);
      throw error;
    }
  });
}
