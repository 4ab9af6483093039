import { dollarsFromCents, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { recordAuditEntry } from '../../audit/index.js';
import { byHandOf, findOrder, orderName, presentAdminOrder } from '../../orders/index.js';
import type { PaymentDeps } from '../payment-methods.js';
import { markPaid } from '../unpaid/mark-paid.js';
import { carryOutNow, refundMessage } from './carry-out-now.js';
import { planForOrder } from './plan-for-order.js';
import { writeRefund } from './write-refund.js';

export const quote: Controller<typeof endpoints.quoteRefund> = async ({ params, body }) => {
  const order = await findOrder(params.number);
  const { amountCents, taxCents, remainingCents, isLimited } = planForOrder(order, body);
  const byHandCents = byHandOf(amountCents, order);
  const refund = {
    amount: dollarsFromCents(amountCents),
    tax: dollarsFromCents(taxCents),
    left: dollarsFromCents(remainingCents),
    ...(isLimited && { limited: isLimited }),
    ...(byHandCents > 0 && { byHand: dollarsFromCents(byHandCents) }),
  };
  return { success: true, refund };
};

export function markOrderPaid({ hosted }: PaymentDeps): Controller<typeof endpoints.markOrderPaid> {
  return async ({ params, query, actor }) => {
    const order = await markPaid(params.orderId, { by: actor, shown: query.shown }, hosted);
    const message = SUCCESS_TEXTS.orderMarkedPaid(order.number);
    return { success: true, message, order: await presentAdminOrder(order) };
  };
}

/** Writes the refund and its audit entry in one transaction, and asks the provider afterwards. */
export function refund(deps: PaymentDeps): Controller<typeof endpoints.refundOrder> {
  return async ({ params, body, actor }) => {
    const { _id } = await findOrder(params.number);
    const { restock, reason, shown, refunded, ...wanted } = body;
    const asked = { wanted, restock, reason, shown, refunded, cause: 'administrator' } as const;
    let written: Awaited<ReturnType<typeof writeRefund>> | undefined;
    return {
      create: async (session) => {
        written = await writeRefund(_id, { ...asked, by: actor._id }, session);
        const { order } = written;
        await recordAuditEntry(
          {
            action: 'refundOrder',
            by: actor,
            subject: { kind: 'order', _id, name: orderName(order) },
            before: null,
            after: { amount: dollarsFromCents(written.refund.amountCents) },
          },
          session,
        );
        const message = SUCCESS_TEXTS.refundRequested(order.number);
        const reply = { success: true, message, order: await presentAdminOrder(order) } as const;
        return { reply, people: [order.buyer._id] };
      },
      around: async (transaction) => {
        const requested = await transaction();
        const done = written && (await carryOutNow(written, deps));
        if (!done) return requested;
        const message = refundMessage(done.order.number, done.refund);
        return { success: true, message, order: await presentAdminOrder(done.order) };
      },
    };
  };
}
