import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { contactOf } from '../accounts/index.js';
import { isConflict, unauthorized } from '../../http/errors.js';
import type { Controller } from '../../http/route.js';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import { findOrder, presentMyOrder, presentOrder } from '../orders/index.js';
import type { PaymentProvider } from '../payments/index.js';
import { cancelOrder } from './cancel/cancel-order.js';
import { placeOrder } from './place-order.js';
import { quoteOrder } from './quote-order.js';

/** Dependencies of the checkout's controllers. */
export interface CheckoutDeps {
  payments: PaymentProvider;
  usageLimits: UsageLimits;
}

export function place({
  payments,
  usageLimits,
}: CheckoutDeps): Controller<typeof endpoints.placeOrder> {
  return async ({ body, headers, user, client }) => {
    const caller = { account: user._id.toHexString(), address: client.key };
    await Promise.all([
      usageLimits.check({ kind: 'refusedCheckout', ...caller }),
      usageLimits.count({ kind: 'checkout', ...caller }),
    ]);
    const idempotencyKey = headers['idempotency-key'];
    const { items, delivery: shown, total: shownTotal } = body;
    const request = { buyer: user, items, shown, shownTotal, idempotencyKey, client };
    const { order, photos } = await placeOrder(request, payments).catch(async (error: unknown) => {
      if (isConflict(error)) await usageLimits.count({ kind: 'refusedCheckout', ...caller });
      throw error;
    });
    return { success: true, message: SUCCESS_TEXTS.paid, order: await presentOrder(order, photos) };
  };
}

export function cancel({ payments }: CheckoutDeps): Controller<typeof endpoints.cancelMyOrder> {
  return async ({ params, user }) => {
    const { _id } = await findOrder(params.number, { 'buyer._id': user._id });
    const order = await cancelOrder(_id, user._id, payments);
    const message = SUCCESS_TEXTS.orderCancelled(order.number);
    return { success: true, message, order: await presentMyOrder(order) };
  };
}

export const quote: Controller<typeof endpoints.quoteOrder> = async ({ body }) => {
  return { success: true, ...(await quoteOrder(body.items)) };
};

export const getDelivery: Controller<typeof endpoints.getDelivery> = async ({ user }) => {
  const delivery = await contactOf(user._id);
  if (!delivery) throw unauthorized();
  return { success: true, delivery };
};
