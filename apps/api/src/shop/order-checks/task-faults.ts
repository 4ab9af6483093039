import { Types } from 'mongoose';
import { JobModel, type JobRecord } from '@shop/mongo/jobs';
import { HELD_TOPIC, OrderModel } from '../orders/index.js';
import {
  EVENT_TOPIC,
  EXPIRY_TOPIC,
  OTHER_CURRENCY_TOPIC,
  REFUND_TOPIC,
  START_TOPIC,
} from '../payments/index.js';

const PATIENCE_MS = 60 * 60_000;
const MONEY_TOPICS = [
  EVENT_TOPIC,
  EXPIRY_TOPIC,
  HELD_TOPIC,
  OTHER_CURRENCY_TOPIC,
  REFUND_TOPIC,
  START_TOPIC,
];

/**
 * Tasks about money that were given up, or that nobody does. A refund that the provider refused is no fault: its order
 * says so, and the shop was told.
 */
export async function taskFaults(now: Date): Promise<string[]> {
  const tasks = await JobModel.find({
    topic: { $in: MONEY_TOPICS },
    $or: [{ state: 'dead' }, { dueAt: { $lt: new Date(now.getTime() - PATIENCE_MS) } }],
  })
    .sort({ _id: 1 })
    .lean();
  const refused = await refusedRefunds(tasks);
  const faults = tasks.filter(({ data }) => !refused.has(data.refund ?? ''));
  return faults.map(({ key, state, lastError }) => {
    const why = lastError === undefined ? '' : `: ${lastError}`;
    return `Task ${key}: it ${state === 'dead' ? 'was given up' : 'is overdue'}${why}`;
  });
}

/** The ids of those refunds of given-up tasks that their orders show as refused. */
async function refusedRefunds(tasks: readonly JobRecord[]): Promise<Set<string>> {
  const ids = tasks.flatMap(({ state, data: { refund = '' } }) =>
    state === 'dead' && Types.ObjectId.isValid(refund) ? [new Types.ObjectId(refund)] : [],
  );
  const orders = await OrderModel.find({ 'refunds._id': { $in: ids } }, { refunds: 1 }).lean();
  const refunds = orders.flatMap((order) => order.refunds ?? []);
  return new Set(
    refunds.filter(({ state }) => state === 'failed').map(({ _id }) => _id.toHexString()),
  );
}
