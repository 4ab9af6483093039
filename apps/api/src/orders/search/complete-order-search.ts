import { setTimeout as pause } from 'node:timers/promises';
import { NEWEST_FIRST } from '../../mongo/find-page.js';
import { OrderModel } from '../order.model.js';
import { FORMER_SEARCH_FIELDS, orderSearchWords } from './order-search.js';

/** Small enough for checkouts to run between batches. */
const BATCH_SIZE = 50;
const PAUSE_MS = 5;
const FORMER_INDEX = new RegExp(`^(${Object.keys(FORMER_SEARCH_FIELDS).join('|')})_1_`);

/**
 * Replaces the search fields of orders of an earlier version by the current ones, the newest orders first. Runs while
 * the shop is open, and resumes at the next start.
 * @returns how many orders were updated.
 */
export async function completeOrderSearch(signal?: AbortSignal): Promise<number> {
  await dropFormerIndexes();
  for (let count = 0; ;) {
    if (signal?.aborted) return count;
    const completed = await completeBatch();
    if (completed === 0) return count;
    count += completed;
    await pause(PAUSE_MS);
  }
}

async function completeBatch(): Promise<number> {
  // In the index, a missing field is null. Orders without a number are completed before the shop opens.
  const orders = await OrderModel.find(
    { searchWords: { $eq: null as never }, number: { $ne: null } },
    { number: 1, delivery: 1, lines: 1, shipment: 1 },
  )
    .sort(NEWEST_FIRST)
    .limit(BATCH_SIZE)
    .lean();
  const updates = orders.map((order) => ({
    updateOne: {
      // Skips an order whose buyer was anonymized in the meantime.
      filter: { _id: order._id, searchWords: { $eq: null as never } },
      update: {
        $set: { searchWords: orderSearchWords(order) },
        $unset: FORMER_SEARCH_FIELDS,
      },
    },
  }));
  if (updates.length > 0) await OrderModel.bulkWrite(updates);
  return orders.length;
}

/** Drops the indexes of earlier versions, before their fields are removed order by order. */
async function dropFormerIndexes(): Promise<void> {
  for (const { name = '' } of await OrderModel.collection.indexes())
    if (FORMER_INDEX.test(name)) await OrderModel.collection.dropIndex(name);
}
