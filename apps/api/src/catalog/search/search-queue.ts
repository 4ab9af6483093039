import { FairQueue } from '../../queues/fair-queue.js';

/**
 * Searches run one at a time, because each keeps the process busy for milliseconds; network addresses take turns. The
 * limit for one address leaves room for an office that shares it.
 */
export const searchQueue = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 200,
  maxWaitMs: 8_000,
});
