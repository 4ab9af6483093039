import { FairQueue } from '../../queues/fair-queue.js';

/**
 * Photos are prepared one at a time: one of 40 megapixels takes some 200 MB while it is. Those that wait are in memory
 * too, 5 MB each.
 */
export const photoQueue = new FairQueue({
  atOnce: 1,
  capacity: 24,
  clientCapacity: 24,
  maxWaitMs: 12_000,
  retryAfterSeconds: 5,
});
