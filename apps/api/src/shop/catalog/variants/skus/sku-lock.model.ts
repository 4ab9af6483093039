import { createHash } from 'node:crypto';
import mongoose, { Schema, type ClientSession } from 'mongoose';

/** SKUs share this many locks. */
const LOCKS = 4_096;

/** Whoever gives a product or a variant an SKU writes its lock. */
interface SkuLockRecord {
  _id: number;
  taken: number;
}

const schema = new Schema<SkuLockRecord>(
  { _id: { type: Number, required: true }, taken: { type: Number, required: true } },
  { versionKey: false, autoIndex: false },
);

export const SkuLockModel = mongoose.model<SkuLockRecord>('SkuLock', schema);

/**
 * Makes two transactions that give out the same SKU conflict, so that the second finds what the first has saved. A
 * unique index can't: products and variants are in two collections.
 */
export async function lockSkus(skuKeys: readonly string[], session: ClientSession): Promise<void> {
  const locks = [...new Set(skuKeys.map(lockOf))].sort((one, other) => one - other);
  if (locks.length === 0) return;
  const update = { $inc: { taken: 1 } };
  // Most locks exist, and one statement is much faster than one for each.
  const known = await SkuLockModel.updateMany({ _id: { $in: locks } }, update, { session });
  if (known.matchedCount === locks.length) return;
  const found = await SkuLockModel.find({ _id: { $in: locks } }, { _id: 1 }, { session }).lean();
  const existing = new Set(found.map(({ _id }) => _id));
  const missing = locks.filter((_id) => !existing.has(_id));
  await SkuLockModel.bulkWrite(
    missing.map((_id) => ({ updateOne: { filter: { _id }, update, upsert: true } })),
    { session },
  );
}

function lockOf(skuKey: string): number {
  return createHash('sha1').update(skuKey).digest().readUInt32BE(0) % LOCKS;
}
