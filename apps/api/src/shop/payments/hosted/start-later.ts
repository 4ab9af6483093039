import { enqueue, type JobHandler } from '@shop/mongo/jobs';
import { Types, type ClientSession } from 'mongoose';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import type { Hosted } from './hosted.js';
import { startHosted } from './start-hosted.js';

/** The topic of the jobs that prepare payment pages. */
export const START_TOPIC = 'payment-start';

/** By then, the request that has placed the order has done it. */
const USUALLY_STARTED_MS = 10_000;

/** Has the page prepared on which an order is paid, should its request not manage to. In the order's transaction. */
export function startLater(
  { _id }: Pick<OrderRecord, '_id'>,
  session: ClientSession,
): Promise<void> {
  const order = _id.toHexString();
  const job = { topic: START_TOPIC, key: `${START_TOPIC}:${order}`, data: { order } };
  return enqueue({ ...job, afterMs: USUALLY_STARTED_MS }, session);
}

/** Prepares the payment page of an order that still has none. */
export function handleStart(hosted: Hosted | undefined): JobHandler {
  return async ({ data }) => {
    const order = await OrderModel.findById(new Types.ObjectId(data.order)).lean();
    if (order?.payment.state !== 'pending' || order.payment.reference !== null) return;
    const started = hosted && (await startHosted(order, hosted));
    if (started?.payment.state === 'pending' && started.payment.reference === null)
      throw new Error(`The payment page of order ${order.number} could not be prepared`);
  };
}
