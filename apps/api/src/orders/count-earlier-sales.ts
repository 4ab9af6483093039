import { setTimeout as pause } from 'node:timers/promises';
import type { ClientSession } from 'mongoose';
import { ProductModel, recordChange } from '../catalog/index.js';
import { inTransaction } from '../mongo/transaction.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { piecesSoldBy } from './pieces-sold.js';
import { beginUpgrade, nextBatch } from './upgrade-progress.js';

/** Small enough for checkouts to run between batches. */
const BATCH_SIZE = 50;
const PAUSE_MS = 5;
const ID = 'earlier-sales';

type CountedOrder = Pick<OrderRecord, '_id' | 'status' | 'lines' | 'isSoldCounted'>;

/**
 * Adds the sales of orders of an earlier version to their products; checkout does so for new orders. Runs while the
 * shop is open, resumes at the next start, and counts each order once.
 * @returns how many orders were counted.
 */
export async function countEarlierSales(signal?: AbortSignal): Promise<number> {
  await beginUpgrade(ID);
  for (let count = 0; ;) {
    if (signal?.aborted) return count;
    const counted = await inTransaction(countBatch);
    if (counted === undefined) return count;
    count += counted;
    await pause(PAUSE_MS);
  }
}

/** @returns how many orders were counted; undefined when there are no more. */
async function countBatch(session: ClientSession): Promise<number | undefined> {
  const fields = { status: 1, lines: 1, isSoldCounted: 1 } as const;
  const orders = await nextBatch(ID, { size: BATCH_SIZE, fields }, session);
  if (!orders) return undefined;
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
