import { dollarsFromCents, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { log } from '@shop/http/log';
import type { Controller } from '@shop/http/route';
import { findOrder, isRefundable, presentAdminOrder, surplusLeft } from '../../orders/index.js';
import { carryOutNow, startHosted, type PaymentDeps } from '../../payments/index.js';
import { editOrder, type EditedOrder } from './edit-order.js';
import { planEdit, withTotal } from './plan-edit.js';

export function quote({ hosted }: PaymentDeps): Controller<typeof endpoints.quoteOrderEdit> {
  return async ({ params, body }) => {
    const order = await findOrder(params.orderId);
    const { totalCents } = planEdit(order, body.lines, hosted);
    const less = dollarsFromCents(order.totalCents - totalCents);
    const surplusCents = surplusLeft(withTotal(order, totalCents));
    const refund = isRefundable(order) ? dollarsFromCents(Math.max(0, surplusCents)) : 0;
    return { success: true, edit: { total: dollarsFromCents(totalCents), less, refund } };
  };
}

/** Writes the change in one transaction, and speaks with the provider afterwards: jobs do if this can't. */
export function edit(deps: PaymentDeps): Controller<typeof endpoints.editOrder> {
  const { hosted } = deps;
  return ({ params, body, actor }) => {
    let written: EditedOrder | undefined;
    return {
      create: async (session) => {
        written = await editOrder(params.orderId, body, { admin: actor, hosted, session });
        const { order } = written;
        const message = SUCCESS_TEXTS.orderEdited(order.number);
        const reply = { success: true, message, order: await presentAdminOrder(order) } as const;
        return { reply, people: [order.buyer._id] };
      },
      around: async (transaction) => {
        const reply = await transaction();
        const order = written && (await settled(written, deps));
        return order ? { ...reply, order: await presentAdminOrder(order) } : reply;
      },
    };
  };
}

async function settled({ order, refund }: EditedOrder, deps: PaymentDeps) {
  if (refund) return (await carryOutNow({ order, refund }, deps))?.order;
  if (order.payment.state !== 'pending' || !deps.hosted) return undefined;
  return startHosted(order, deps.hosted).catch((error: unknown) => {
    log.error(`The payment page of order ${order.number} could not be replaced`, error);
    return undefined;
  });
}
