import { JobModel } from '@shop/mongo/jobs';
import type { ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import { returnJob } from './return-key.js';

/** Matches an order for as long as nothing became of the latest try to return what was paid for it. */
function ifSameTry({ _id, payment }: OrderRecord) {
  return { _id, 'payment.otherCurrency.refusals': payment.otherCurrency?.refusals };
}

/** Writes, once, that what was paid in another currency has gone back, inside a transaction. */
export async function writeReturned(order: OrderRecord, session: ClientSession): Promise<void> {
  const written = await OrderModel.updateOne(
    { ...ifSameTry(order), 'payment.otherCurrency.returnedAt': null },
    {
      $set: { 'payment.otherCurrency.returnedAt': new Date() },
      $unset: { 'payment.otherCurrency.failure': 1 },
    },
    { session },
  );
  if (written.modifiedCount === 0) return;
  await JobModel.deleteOne({ key: returnJob(order).key, state: 'dead' }, { session });
  await announce('order.updated', order._id, session);
}

/**
 * Writes, once for each try, that it did not go back, inside a transaction, and tells the shop by mail: of the first try,
 * and of each that had counted as made; of these its buyer, too.
 */
export async function writeNotReturned(
  order: OrderRecord,
  failure: string,
  session: ClientSession,
): Promise<void> {
  const written = await OrderModel.findOneAndUpdate(
    ifSameTry(order),
    {
      $inc: { 'payment.otherCurrency.refusals': 1 },
      $set: { 'payment.otherCurrency.failure': failure },
      $unset: { 'payment.otherCurrency.returnedAt': 1 },
    },
    { session },
  ).lean();
  const before = written?.payment.otherCurrency;
  if (!before) return;
  const event = `return-${before.refusals}`;
  if (before.refusals === 0 || before.returnedAt)
    await sendLater({ kind: 'refundRefused', id: order._id, event }, session);
  if (before.returnedAt) await sendLater({ kind: 'refundFailed', id: order._id, event }, session);
  await announce('order.updated', order._id, session);
}
