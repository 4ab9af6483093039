import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { findPage, NEWEST_FIRST } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints, type PreparedOrder } from '@shop/shared';
import { Types } from 'mongoose';
import { PreparedOrderModel, type PreparedOrderRecord } from './prepared-order.model.js';
import { presentPrepared } from './prepared-order.view.js';
import { createPrepared, deletePrepared, sendPrepared, updatePrepared } from './save-prepared.js';

async function presentOne(record: PreparedOrderRecord): Promise<PreparedOrder> {
  const [preparedOrder] = await presentPrepared([record]);
  if (!preparedOrder) throw notFound('Prepared order');
  return preparedOrder;
}

export const list: Controller<typeof endpoints.listPreparedOrders> = async ({ query }) => {
  const filter = query.state ? { state: query.state } : {};
  const { rows, total } = await findPage(PreparedOrderModel, { filter, sort: NEWEST_FIRST }, query);
  return { success: true, preparedOrders: await presentPrepared(rows), total };
};

export const get: Controller<typeof endpoints.getPreparedOrder> = async ({ params }) => {
  const found = await PreparedOrderModel.findById(params.id).lean();
  if (!found) throw notFound('Prepared order');
  return { success: true, preparedOrder: await presentOne(found) };
};

export const create: Controller<typeof endpoints.createPreparedOrder> = ({
  params,
  body,
  actor,
}) => ({
  create: async (session) => {
    const customer = new Types.ObjectId(params.userId);
    const preparedOrder = await presentOne(await createPrepared(customer, body, actor, session));
    const message = SUCCESS_TEXTS.orderPrepared(preparedOrder.customer.name);
    return { reply: { success: true, message, preparedOrder }, people: [customer] };
  },
});

export const update: Controller<typeof endpoints.updatePreparedOrder> = async ({
  params,
  body: { version, ...entry },
  actor,
}) => {
  const saved = await updatePrepared({ id: params.id, version }, entry, actor);
  const preparedOrder = await presentOne(saved);
  const message = SUCCESS_TEXTS.orderPrepared(preparedOrder.customer.name);
  return { success: true, message, preparedOrder };
};

export const send: Controller<typeof endpoints.sendPreparedOrder> = async ({
  params,
  body,
  actor,
}) => {
  const preparedOrder = await presentOne(
    await sendPrepared({ id: params.id, version: body.version }, actor),
  );
  const message = SUCCESS_TEXTS.preparedOrderSent(preparedOrder.customer.email);
  return { success: true, message, preparedOrder };
};

export const remove: Controller<typeof endpoints.deletePreparedOrder> = async ({
  params,
  actor,
}) => {
  await deletePrepared(params.id, actor);
  return { success: true, message: SUCCESS_TEXTS.preparedOrderDeleted };
};
