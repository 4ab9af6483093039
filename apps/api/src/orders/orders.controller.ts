import { SUCCESS_TEXTS, type endpoints, type ListQuery } from '@shop/shared';
import type { Attempts } from '../accounts/index.js';
import { clientAddress } from '../http/client-address.js';
import { Page, type Controller } from '../http/route.js';
import { orderFilter } from './order-filter.js';
import { NEWEST_FIRST, OrderModel } from './order.model.js';
import { orderView, orderViews } from './order.view.js';
import type { PaymentProvider } from './payments.js';
import { placeOrder } from './place-order.js';
import { quoteOrder } from './quote-order.js';
import { setOrderStatus } from './set-order-status.js';

/** What the orders' controllers work with. */
export interface OrdersDeps {
  payments: PaymentProvider;
  attempts: Pick<Attempts, 'use'>;
}

export function place({ payments, attempts }: OrdersDeps): Controller<typeof endpoints.placeOrder> {
  return async ({ body, headers, user, req }) => {
    const account = user._id.toHexString();
    await attempts.use({ kind: 'checkout', account, address: clientAddress(req) });
    const request = { buyer: user, items: body.items, idempotencyKey: headers['idempotency-key'] };
    const order = await placeOrder(request, payments);
    return { success: true, message: SUCCESS_TEXTS.paid, order: await orderView(order) };
  };
}

export const quote: Controller<typeof endpoints.quoteOrder> = async ({ body }) => {
  return { success: true, lines: await quoteOrder(body.items) };
};

export const listMine: Controller<typeof endpoints.listMyOrders> = ({ user, query }) => {
  return findOrders({ 'buyer._id': user._id }, query);
};

export const listAll: Controller<typeof endpoints.listAllOrders> = ({ query }) =>
  findOrders(orderFilter(query), query);

async function findOrders(filter: object, { page, pageSize }: ListQuery) {
  const [orders, total] = await Promise.all([
    OrderModel.find(filter)
      .sort(NEWEST_FIRST)
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean(),
    OrderModel.countDocuments(filter),
  ]);
  return new Page(await orderViews(orders), total);
}

export const setStatus: Controller<typeof endpoints.updateOrderStatus> = async ({
  params,
  body,
  actor,
}) => {
  const order = await setOrderStatus(params.orderId, body.status, actor);
  const message = SUCCESS_TEXTS.orderStatusChanged(order.status);
  return { success: true, message, order: await orderView(order) };
};
