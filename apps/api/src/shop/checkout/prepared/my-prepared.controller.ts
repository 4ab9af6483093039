import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { NEWEST_FIRST } from '@shop/mongo';
import type { endpoints, PreparedState } from '@shop/shared';
import type { Types } from 'mongoose';
import { placeOwn, type CheckoutDeps } from '../checkout.controller.js';
import { assertShown } from './ordered.js';
import { PreparedOrderModel, type PreparedOrderRecord } from './prepared-order.model.js';
import { presentMyPrepared } from './prepared-order.view.js';

/** How many a customer sees without a link. */
const MOST = 20;

/** One that was sent to this customer. @throws HttpError 404 if there is none. */
async function findMine(id: string, customer: Types.ObjectId): Promise<PreparedOrderRecord> {
  const found = await PreparedOrderModel.findOne({
    _id: id,
    customer,
    state: { $ne: 'unsent' },
  }).lean();
  if (!found) throw notFound('Prepared order');
  return found;
}

export const list: Controller<typeof endpoints.listMyPreparedOrders> = async ({ user }) => {
  const newest = (state: PreparedState) =>
    PreparedOrderModel.find({ customer: user._id, state }).sort(NEWEST_FIRST).limit(MOST).lean();
  const [sent, ordered] = await Promise.all([newest('sent'), newest('ordered')]);
  const shown = await presentMyPrepared([...sent, ...ordered]);
  // One whose payment has failed may be ordered once more.
  return { success: true, preparedOrders: shown.filter(({ order }) => order === null) };
};

export const get: Controller<typeof endpoints.getMyPreparedOrder> = async ({ params, user }) => {
  const found = await findMine(params.id, user._id);
  const [preparedOrder] = await presentMyPrepared([found]);
  if (!preparedOrder) throw notFound('Prepared order');
  return { success: true, preparedOrder };
};

export function place(deps: CheckoutDeps): Controller<typeof endpoints.placeMyPreparedOrder> {
  return async ({ params, body: { version, ...chosen }, ...call }) => {
    const found = await findMine(params.id, call.user._id);
    assertShown(found, version);
    if (chosen.codes?.some((code) => !found.entry.codes?.includes(code)))
      throw wrongField('codes', 'The shop has not put this code on the order');
    const body = { ...found.entry, ...chosen };
    return placeOwn(deps, { ...call, body, prepared: { _id: found._id, version } });
  };
}
