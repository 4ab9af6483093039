import { FairQueue } from '../../queues/fair-queue.js';

/**
 * Searches take turns by network address: each costs the database more than any list does. The bound for one address
 * leaves room for an office that is behind it.
 */
export const searchQueue = new FairQueue({
  atOnce: 2,
  capacity: 600,
  clientCapacity: 200,
  maxWaitMs: 8_000,
});
