import { FairQueue } from '../../queues/fair-queue.js';

/**
 * Searches take turns by network address, one at a time: each keeps the process busy for milliseconds. The bound for one
 * address leaves room for an office that is behind it.
 */
export const searchQueue = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 200,
  maxWaitMs: 8_000,
});
