import { conflict, notFound } from '@shop/http/errors';
import type { PaymentState } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { OrderModel } from '../../orders/index.js';
import { PreparedOrderModel, type PreparedOrderRecord } from './prepared-order.model.js';

/** A payment that came to nothing without anybody's wish: its buyer may order once more. */
const FAILED: readonly PaymentState[] = ['failed', 'expired'];

/** Those of the orders that were made of prepared ones whose payment has not failed, by their ids in hexadecimal. */
export async function standingOrders(
  prepared: readonly Pick<PreparedOrderRecord, 'order'>[],
  session?: ClientSession,
): Promise<ReadonlySet<string>> {
  const ids = prepared.flatMap(({ order }) => order?._id ?? []);
  if (ids.length === 0) return new Set();
  const found = await OrderModel.find(
    { _id: { $in: ids }, 'payment.state': { $nin: FAILED } },
    { _id: 1 },
    session ? { session } : {},
  ).lean();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

/** @throws HttpError 409 if it became an order whose payment has not failed. */
export async function assertNotOrdered(
  prepared: Pick<PreparedOrderRecord, 'order'>,
  session: ClientSession,
): Promise<void> {
  const isOrdered = (await standingOrders([prepared], session)).size > 0;
  if (prepared.order && isOrdered)
    throw conflict(`This is ordered already: it is order ${prepared.order.number}`);
}

/** A prepared order as its customer was shown it. */
export interface ShownPrepared {
  _id: Types.ObjectId;
  version: number;
}

/**
 * What was prepared for a customer, for a checkout in which an administrator orders it.
 * @throws HttpError 404 if nothing with this id was prepared for them.
 */
export async function preparedFor(
  customer: Types.ObjectId,
  { _id: id, version }: { _id: string; version: number },
): Promise<ShownPrepared> {
  const _id = new Types.ObjectId(id);
  if (!(await PreparedOrderModel.exists({ _id, customer }))) throw notFound('Prepared order');
  return { _id, version };
}

/**
 * Notes in a checkout's transaction which order was made of a prepared one. Two checkouts at once conflict here, so that
 * it is ordered once.
 * @throws HttpError 404 if it was deleted; 409 if it was changed since it was shown, or is ordered.
 */
export async function markOrdered(
  { _id, version }: ShownPrepared,
  order: { _id: Types.ObjectId; number: number },
  session: ClientSession,
): Promise<void> {
  const found = await PreparedOrderModel.findById(_id, null, { session }).lean();
  if (!found) throw notFound('Prepared order');
  assertShown(found, version);
  await assertNotOrdered(found, session);
  const { number } = order;
  await PreparedOrderModel.updateOne(
    { _id },
    { $set: { state: 'ordered', order: { _id: order._id, number } } },
    { session },
  );
}

/** @throws HttpError 409 if it was changed since it was shown. */
export function assertShown({ version }: PreparedOrderRecord, shown: number): void {
  if (version === shown) return;
  const message = 'The shop has changed this order. Please check it before you order.';
  throw conflict(message, [{ field: 'version', message }]);
}
