import { isDuplicate, UNSYNCED } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { ORDER_NUMBERS, takeNumbers } from '../../platform/mongo/take-numbers.js';

/** The number of a shop's first order. */
const FIRST_NUMBER = 1001;

interface Batch {
  count: number;
  first: Promise<number>;
}

/** The batch that collects requests until the previous batch has its numbers. */
let gathering: Batch | undefined;
let lastTaken: Promise<unknown> = Promise.resolve();

/**
 * Takes a unique number, outside any transaction: inside, any two checkouts would conflict. If the order is not placed,
 * its number stays unused. Concurrent checkouts share one write.
 */
export async function takeOrderNumber(): Promise<number> {
  gathering ??= startBatch();
  const batch = gathering;
  const place = batch.count;
  batch.count += 1;
  return (await batch.first) + place;
}

function startBatch(): Batch {
  const batch: Batch = {
    count: 0,
    first: lastTaken.then(() => {
      gathering = undefined;
      return takeOrderNumbers(batch.count);
    }),
  };
  lastTaken = batch.first.catch(() => undefined);
  return batch;
}

/** Takes successive numbers, and returns the first. With a session, in its transaction. */
export async function takeOrderNumbers(count: number, session?: ClientSession): Promise<number> {
  // Need not wait for the disk: the later write of the order does, and never survives without this one.
  const options = session ? { session } : { writeConcern: UNSYNCED };
  const take = () => takeNumbers(ORDER_NUMBERS, count, options);
  const taken = await take().catch((error: unknown) => {
    // Two instances took the shop's very first number at the same moment.
    if (!session && isDuplicate(error)) return take();
    throw error;
  });
  return FIRST_NUMBER + taken - count;
}
