import { UNDELIVERED_STATUSES } from '@shop/shared';
import { Types } from 'mongoose';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { withoutDelivery } from '../../parcels/left-to-deliver.js';
import { LateInvoicesModel } from '../late/late-invoices.model.js';

const ORDERS_AT_ONCE = 500;
/** An order may be written a little after one with a later id. */
const BEING_WRITTEN_MS = 60_000;
/** For how long, at most, the instances of a shop are of two builds. */
const GOES_ON_MS = 24 * 60 * 60_000;
const PROGRESS = 'orders-without-shipping';

type Earlier = Pick<OrderRecord, '_id' | 'status' | 'invoicedAt' | 'invoiceAtPayment' | 'lines'>;

/**
 * Marks, once, the orders that were placed by builds that did not keep whether anything of them is to be sent, as far
 * as none of their products is sent today. Such a build may go on for a while beside this one.
 * @returns whether there may be more.
 */
export async function markEarlier(now = new Date()): Promise<boolean> {
  const seen = await LateInvoicesModel.findById(PROGRESS).lean();
  if (seen?.isComplete) return false;
  const $lt = Types.ObjectId.createFromTime((now.getTime() - BEING_WRITTEN_MS) / 1_000);
  const orders = await OrderModel.find(
    { _id: seen?.after ? { $gt: seen.after, $lt } : { $lt } },
    { status: 1, invoicedAt: 1, invoiceAtPayment: 1, 'lines.product': 1 },
  )
    .sort({ _id: 1 })
    .limit(ORDERS_AT_ONCE)
    .lean<Earlier[]>();
  const unsent = await neverSent(orders.filter(isWaiting));
  // Bypasses the model: what the order brings in does not change.
  await OrderModel.collection.updateMany(
    { _id: { $in: unsent.map(({ _id }) => _id) }, invoiceAtPayment: { $exists: false } },
    { $set: { invoiceAtPayment: 'due' } },
  );
  const after = orders.at(-1)?._id ?? seen?.after;
  const since = seen?.since ?? now;
  const isComplete =
    orders.length < ORDERS_AT_ONCE && now.getTime() - since.getTime() >= GOES_ON_MS;
  if (isComplete || orders.length > 0 || !seen?.since)
    await LateInvoicesModel.updateOne(
      { _id: PROGRESS },
      { $set: { isComplete, since, ...(after && { after }) } },
      { upsert: true },
    );
  return !isComplete;
}

function isWaiting({ status, invoicedAt, invoiceAtPayment }: Earlier): boolean {
  return UNDELIVERED_STATUSES.includes(status) && !invoicedAt && !invoiceAtPayment;
}

/** Those of which no product is sent. */
async function neverSent(orders: readonly Earlier[]): Promise<Earlier[]> {
  const unsent = await withoutDelivery(
    orders.flatMap(({ lines }) => lines.map(({ product }) => product)),
  );
  return orders.filter(({ lines }) =>
    lines.every(({ product }) => unsent.has(product.toHexString())),
  );
}
