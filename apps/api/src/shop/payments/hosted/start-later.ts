import { enqueue, NotYetError, type JobHandler } from '@shop/mongo/jobs';
import { Types, type ClientSession } from 'mongoose';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import type { Hosted } from './hosted.js';
import { settleHosted } from './settle-hosted.js';
import { startHosted } from './start-hosted.js';

/** The topic of the jobs that prepare payment pages. */
export const START_TOPIC = 'payment-start';

/** By then, the request that has placed the order has done it. */
const USUALLY_STARTED_MS = 10_000;
const LOOK_EVERY_MS = 5 * 60_000;
/** How often a reserved amount is looked at: its bank may release it. */
const LOOK_AT_HELD_MS = 60 * 60_000;

/** Has the page prepared on which an order is paid, should its request not manage to. In the order's transaction. */
export function startLater(
  { _id, edits = [] }: Pick<OrderRecord, '_id' | 'edits'>,
  session: ClientSession,
): Promise<void> {
  const order = _id.toHexString();
  const key = [START_TOPIC, order, ...(edits.length > 0 ? [edits.length] : [])].join(':');
  const job = { topic: START_TOPIC, key, data: { order } };
  return enqueue({ ...job, afterMs: USUALLY_STARTED_MS }, session);
}

/**
 * Prepares the payment page of an order that still has none, and looks at it from time to time until the order is paid or
 * cancelled: neither the buyer nor a word of the provider may come back.
 */
export function handleStart(hosted: Hosted | undefined): JobHandler {
  return async ({ data }) => {
    const order = await OrderModel.findById(new Types.ObjectId(data.order)).lean();
    const { state } = order?.payment ?? {};
    if (!order || !hosted || (state !== 'pending' && state !== 'authorized')) return;
    const started = await startHosted(order, hosted);
    if (started.payment.state === 'pending' && started.payment.reference === null)
      throw new Error(`The payment page of order ${order.number} could not be prepared`);
    const seen = await settleHosted(order._id, hosted.provider, { cause: 'poll' });
    if (seen?.payment.state === 'pending') throw new NotYetError(LOOK_EVERY_MS);
    if (seen?.payment.state === 'authorized') throw new NotYetError(LOOK_AT_HELD_MS);
  };
}
