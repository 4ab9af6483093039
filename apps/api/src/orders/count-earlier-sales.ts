import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { ProductModel, recordChange } from '../catalog/index.js';
import { inTransaction, isDuplicate } from '../mongo/transaction.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { piecesSoldBy } from './pieces-sold.js';

/** Small enough for checkouts to run between batches. */
const BATCH_SIZE = 50;
const PAUSE_MS = 5;
const ID = 'earlier-sales';

/** How far the orders of earlier versions have been counted. */
interface ProgressRecord {
  _id: string;
  /** The last order that was processed. */
  upTo?: Types.ObjectId;
  isDone: boolean;
}

const ProgressModel = mongoose.model<ProgressRecord>(
  'UpgradeProgress',
  new Schema<ProgressRecord>(
    { _id: String, upTo: Schema.Types.ObjectId, isDone: { type: Boolean, required: true } },
    { versionKey: false, autoIndex: false },
  ),
);

type CountedOrder = Pick<OrderRecord, '_id' | 'status' | 'lines' | 'isSoldCounted'>;

/**
 * Adds the sales of orders of an earlier version to their products; checkout does so for new orders. Runs while the
 * shop is open, resumes at the next start, and counts each order once.
 * @returns how many orders were counted.
 */
export async function countEarlierSales(signal?: AbortSignal): Promise<number> {
  await beginOnce();
  for (let count = 0; ;) {
    if (signal?.aborted) return count;
    const counted = await inTransaction(countBatch);
    if (counted === undefined) return count;
    count += counted;
    await pause(PAUSE_MS);
  }
}

/** Outside a transaction: two transactions that create the record at once would conflict. */
async function beginOnce(): Promise<void> {
  try {
    await ProgressModel.updateOne(
      { _id: ID },
      { $setOnInsert: { isDone: false } },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** @returns how many orders were counted; undefined when there are no more. */
async function countBatch(session: ClientSession): Promise<number | undefined> {
  const progress = await ProgressModel.findById(ID, null, { session }).lean();
  if (!progress || progress.isDone) return undefined;
  const { upTo } = progress;
  const orders = await OrderModel.find(
    upTo ? { _id: { $gt: upTo } } : {},
    { status: 1, lines: 1, isSoldCounted: 1 },
    { session },
  )
    .sort({ _id: 1 })
    .limit(BATCH_SIZE)
    .lean();
  const last = orders.at(-1);
  const next = last ? { upTo: last._id } : { isDone: true };
  await ProgressModel.updateOne({ _id: ID }, { $set: next }, { session });
  if (!last) return undefined;
  const earlier = orders.filter(({ isSoldCounted }) => !isSoldCounted);
  if (earlier.length > 0) await count(earlier, session);
  return earlier.length;
}

async function count(orders: readonly CountedOrder[], session: ClientSession): Promise<void> {
  const sold = piecesSoldBy(orders);
  if (sold.size > 0) {
    const updates = Array.from(sold, ([_id, pieces]) => ({
      updateOne: { filter: { _id }, update: { $inc: { piecesSold: pieces } } },
    }));
    await ProductModel.bulkWrite(updates, { session });
    await recordChange({ products: [...sold.keys()], isOnlyStock: true }, session);
  }
  const ids = orders.map(({ _id }) => _id);
  await OrderModel.updateMany(
    { _id: { $in: ids } },
    { $set: { isSoldCounted: true } },
    { session },
  );
}
