import { JobModel } from '@shop/mongo/jobs';
import { sumOf } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import type { Aftermath } from '../hosted/hosted-payments.js';
import { returnJob, returnKey } from './return-key.js';
import { writeNotReturned, writeReturned } from './write-return.js';

/**
 * Writes what the provider knows about the return of what was paid in another currency, inside a transaction: its bank
 * may fail after all, and somebody may return it in the provider's dashboard. What its buyer got by a dispute went back, too.
 */
export async function recordReturn(
  id: Types.ObjectId,
  { refunds, disputes }: Aftermath,
  session: ClientSession,
): Promise<void> {
  const order = await OrderModel.findById(id, null, { session }).lean();
  const other = order?.payment.otherCurrency;
  if (!order || !other) return;
  const arrived = [
    ...refunds.filter(({ failure }) => failure === undefined),
    ...disputes.filter(({ state }) => state === 'lost'),
  ];
  if (sumOf(arrived, ({ amountCents }) => amountCents) >= other.amount)
    return writeReturned(order, session);
  const failure = refunds.find(({ key }) => key === returnKey(order, other))?.failure;
  if (failure === undefined) return;
  await writeNotReturned(order, failure, session);
  await keepTask(order, failure, session);
}

/** Keeps the return among the tasks that somebody must look at, where it can be repeated or discarded. */
async function keepTask(
  order: OrderRecord,
  failure: string,
  session: ClientSession,
): Promise<void> {
  const now = new Date();
  const { key, ...job } = returnJob(order);
  await JobModel.updateOne(
    { key },
    {
      $set: {
        state: 'dead',
        lastError: `The refund of order ${order.number} did not arrive: ${failure}`,
      },
      // A worker that is just doing it forgets nothing then.
      $unset: { owner: 1 },
      $setOnInsert: { ...job, dueAt: now, tries: 1, createdAt: now },
    },
    { upsert: true, session },
  );
}
