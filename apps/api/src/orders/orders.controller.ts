import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { contactOf } from '../accounts/index.js';
import { isConflict, unauthorized } from '../http/errors.js';
import { Page, type Controller } from '../http/route.js';
import type { UsageLimits } from '../limits/usage-limits.js';
import type { ShopSettings } from '../settings/index.js';
import { NEWEST_FIRST } from '../mongo/find-page.js';
import { countNewOrders } from './count-new-orders.js';
import { exportOrders } from './export-orders.js';
import { addOrderNote } from './add-order-note.js';
import { findOrder, presentAdminOrder, presentMyOrder } from './find-order.js';
import { findOrders, presentOrder } from './find-orders.js';
import { findOrderStatuses } from './find-order-statuses.js';
import { listOrders } from './list-orders.js';
import type { PaymentProvider } from './payments/provider.js';
import { placeOrder } from './place-order.js';
import { quoteOrder } from './quote-order.js';
import { setOrderShipment } from './set-order-shipment.js';
import { setOrderStatus } from './set-order-status.js';
import { setOrderStatuses } from './set-order-statuses.js';

/** Dependencies of the orders' controllers. */
export interface OrdersDeps {
  payments: PaymentProvider;
  usageLimits: UsageLimits;
  settings: Pick<ShopSettings, 'current'>;
}

export function place({
  payments,
  usageLimits,
}: OrdersDeps): Controller<typeof endpoints.placeOrder> {
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

export const quote: Controller<typeof endpoints.quoteOrder> = async ({ body }) => {
  return { success: true, lines: await quoteOrder(body.items) };
};

export const getDelivery: Controller<typeof endpoints.getDelivery> = async ({ user }) => {
  const delivery = await contactOf(user._id);
  if (!delivery) throw unauthorized();
  return { success: true, delivery };
};

export const listMine: Controller<typeof endpoints.listMyOrders> = async ({ user, query }) => {
  const filter = { 'buyer._id': user._id };
  const { orders, total } = await findOrders({ filter, sort: NEWEST_FIRST }, query);
  return new Page(orders, total);
};

export function listAll({ settings }: OrdersDeps): Controller<typeof endpoints.listAllOrders> {
  return async ({ query }) => {
    const { timeZone } = await settings.current();
    const { orders, total } = await listOrders(query, timeZone);
    return new Page(orders, total);
  };
}

export const countNew: Controller<typeof endpoints.countNewOrders> = async ({ query }) => {
  return { success: true, newOrders: await countNewOrders(query.since) };
};

export function exportAll({
  settings,
  usageLimits,
}: OrdersDeps): Controller<typeof endpoints.exportOrders> {
  return async ({ query, actor, client }) => {
    const account = actor._id.toHexString();
    await usageLimits.count({ kind: 'orderExport', account, address: client.key });
    const { timeZone } = await settings.current();
    return exportOrders(query, { by: actor, client, timeZone });
  };
}

export const getMine: Controller<typeof endpoints.getMyOrder> = async ({ user, params }) => {
  const order = await findOrder(params.number, { 'buyer._id': user._id });
  return { success: true, order: await presentMyOrder(order) };
};

export const get: Controller<typeof endpoints.getOrder> = async ({ params }) => {
  return { success: true, order: await presentAdminOrder(await findOrder(params.number)) };
};

export const addNote: Controller<typeof endpoints.addOrderNote> = ({ params, body, actor }) => ({
  create: async (session) => {
    const order = await addOrderNote(params.orderId, body.text, actor, session);
    const message = SUCCESS_TEXTS.orderNoteAdded;
    const reply = { success: true, message, order: await presentAdminOrder(order) } as const;
    return { reply, people: [order.buyer._id] };
  },
});

export const setShipment: Controller<typeof endpoints.setOrderShipment> = async ({
  params,
  body,
  actor,
}) => {
  const order = await setOrderShipment(params.orderId, body, actor);
  const message = SUCCESS_TEXTS.orderShipmentSet(order.number);
  return { success: true, message, order: await presentAdminOrder(order) };
};

export const setStatus: Controller<typeof endpoints.updateOrderStatus> = async ({
  params,
  body,
  actor,
}) => {
  const order = await setOrderStatus(params.orderId, body, actor);
  const message = SUCCESS_TEXTS.orderStatusChanged(order.number, order.status);
  return { success: true, message, order: await presentOrder(order) };
};

export function listStatuses({
  settings,
}: OrdersDeps): Controller<typeof endpoints.listOrderStatuses> {
  return async ({ query }) => {
    const { timeZone } = await settings.current();
    return { success: true, ...(await findOrderStatuses(query, timeZone)) };
  };
}

export const setStatuses: Controller<typeof endpoints.updateOrderStatuses> = async ({
  body: { changes },
  actor,
  client,
}) => {
  const results = await setOrderStatuses(changes, actor, client);
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  const message = SUCCESS_TEXTS.orderStatusesChanged(done, changes.length);
  return { success: true, message, results };
};
