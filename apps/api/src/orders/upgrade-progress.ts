import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { isDuplicate } from '../mongo/transaction.js';
import { OrderModel, type OrderRecord } from './order.model.js';

/** How far an upgrade has come through the orders of earlier versions, in the order of their ids. */
interface ProgressRecord {
  /** Names the upgrade. */
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

/** Creates the record outside a transaction: two transactions that create it at once would conflict. */
export async function beginUpgrade(upgrade: string): Promise<void> {
  try {
    await ProgressModel.updateOne(
      { _id: upgrade },
      { $setOnInsert: { isDone: false } },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

interface Batch {
  size: number;
  fields: Partial<Record<keyof OrderRecord, 1>>;
}

/** The next orders to process, in the transaction that processes them; undefined when there are no more. */
export async function nextBatch(
  upgrade: string,
  { size, fields }: Batch,
  session: ClientSession,
): Promise<OrderRecord[] | undefined> {
  const progress = await ProgressModel.findById(upgrade, null, { session }).lean();
  if (!progress || progress.isDone) return undefined;
  const { upTo } = progress;
  const orders = await OrderModel.find(upTo ? { _id: { $gt: upTo } } : {}, fields, { session })
    .sort({ _id: 1 })
    .limit(size)
    .lean<OrderRecord[]>();
  const last = orders.at(-1);
  const next = last ? { upTo: last._id } : { isDone: true };
  await ProgressModel.updateOne({ _id: upgrade }, { $set: next }, { session });
  return last && orders;
}
