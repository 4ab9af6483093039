import { setTimeout as pause } from 'node:timers/promises';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../mongo/transaction.js';
import { OrderModel } from '../order.model.js';
import { beginUpgrade, nextBatch } from '../upgrade-progress.js';
import { orderSearchWords } from './order-search.js';

/** Small enough for checkouts to run between batches. */
const BATCH = {
  size: 50,
  fields: { number: 1, delivery: 1, lines: 1, shipment: 1, searchWords: 1 },
} as const;
const PAUSE_MS = 5;
const ID = 'tracking-numbers';

/**
 * Lets orders that an earlier version shipped be found by their tracking numbers. Runs while the shop is open, after
 * `completeOrderSearch`, and resumes at the next start.
 * @returns how many orders were updated.
 */
export async function completeTrackingSearch(signal?: AbortSignal): Promise<number> {
  await beginUpgrade(ID);
  for (let count = 0; ;) {
    if (signal?.aborted) return count;
    const completed = await inTransaction(completeBatch);
    if (completed === undefined) return count;
    count += completed;
    await pause(PAUSE_MS);
  }
}

/** @returns how many orders were updated; undefined when there are no more. */
async function completeBatch(session: ClientSession): Promise<number | undefined> {
  const orders = await nextBatch(ID, BATCH, session);
  if (!orders) return undefined;
  const updates = orders
    .filter(({ shipment }) => shipment)
    .map((order) => ({ order, searchWords: orderSearchWords(order) }))
    .filter(({ order, searchWords }) => String(searchWords) !== String(order.searchWords))
    .map(({ order: { _id }, searchWords }) => ({
      updateOne: { filter: { _id }, update: { $set: { searchWords } } },
    }));
  if (updates.length > 0) await OrderModel.bulkWrite(updates, { session });
  return updates.length;
}
