import { NEWEST_FIRST } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { Page, type Controller } from '@shop/http/route';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import type { ShopSettings } from '../settings/index.js';
import { countNewOrders } from './list/count-new-orders.js';
import { exportLabels, exportOrders } from './export/export-orders.js';
import { correctAddress } from './address/correct-address.js';
import { addOrderNote } from './add-order-note.js';
import { findOrder, presentAdminOrder, presentMyOrder } from './find-order.js';
import { findOrders, presentOrder } from './list/find-orders.js';
import { findOrderStatuses } from './status/find-order-statuses.js';
import { listOrders } from './list/list-orders.js';
import { sumOrders } from './list/sum-orders.js';
import { readReference } from './search/reference-search.js';
import { setOrderShipment } from './shipments/set-order-shipment.js';
import { setOrderStatus } from './status/set-order-status.js';
import { setOrderStatuses } from './status/set-order-statuses.js';

/** Dependencies of the orders' controllers. */
export interface OrdersDeps {
  usageLimits: UsageLimits;
  settings: Pick<ShopSettings, 'current'>;
}

export const listMine: Controller<typeof endpoints.listMyOrders> = async ({ user, query }) => {
  const filter = { 'buyer._id': user._id };
  const { orders, total } = await findOrders({ filter, sort: NEWEST_FIRST }, query);
  return new Page(orders, total);
};

export function listAll({ settings }: OrdersDeps): Controller<typeof endpoints.listAllOrders> {
  return async ({ query, actor }) => {
    const { timeZone } = await settings.current();
    const { orders, total } = await listOrders(await readReference(query, actor), timeZone);
    return new Page(orders, total);
  };
}

export function sumAll({ settings }: OrdersDeps): Controller<typeof endpoints.sumOrders> {
  return async ({ query, actor }) => {
    const { timeZone } = await settings.current();
    const sums = await sumOrders(await readReference(query, actor), timeZone);
    return { success: true, ...(sums && { sums }) };
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
    return exportOrders(await readReference(query, actor), { by: actor, client, timeZone });
  };
}

export function exportForLabels({
  settings,
  usageLimits,
}: OrdersDeps): Controller<typeof endpoints.exportLabels> {
  return async ({ query, actor, client }) => {
    const account = actor._id.toHexString();
    await usageLimits.count({ kind: 'orderExport', account, address: client.key });
    const { timeZone } = await settings.current();
    return exportLabels(await readReference(query, actor), { by: actor, client, timeZone });
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

export const correct: Controller<typeof endpoints.correctOrderAddress> = async ({
  params,
  body,
  actor,
}) => {
  const order = await correctAddress(params.orderId, body, actor);
  const message = SUCCESS_TEXTS.orderAddressCorrected(order.number);
  return { success: true, message, order: await presentAdminOrder(order) };
};

export function setStatus({
  settings,
}: OrdersDeps): Controller<typeof endpoints.updateOrderStatus> {
  return async ({ params, body, actor }) => {
    const context = { admin: actor, settings: await settings.current() };
    const order = await setOrderStatus(params.orderId, body, context);
    const message = SUCCESS_TEXTS.orderStatusChanged(order.number, order.status);
    return { success: true, message, order: await presentOrder(order) };
  };
}

export function listStatuses({
  settings,
}: OrdersDeps): Controller<typeof endpoints.listOrderStatuses> {
  return async ({ query, actor }) => {
    const { timeZone } = await settings.current();
    const found = await findOrderStatuses(await readReference(query, actor), timeZone);
    return { success: true, ...found };
  };
}

export function setStatuses({
  settings,
}: OrdersDeps): Controller<typeof endpoints.updateOrderStatuses> {
  return async ({ body: { changes }, actor, client }) => {
    const context = { admin: actor, settings: await settings.current() };
    const results = await setOrderStatuses(changes, context, client);
    const done = results.filter(({ outcome }) => outcome === 'done').length;
    const message = SUCCESS_TEXTS.orderStatusesChanged(done, changes.length);
    return { success: true, message, results };
  };
}
