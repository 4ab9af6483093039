import type { FairQueueSize } from './fair-queue.js';

/**
 * The size of a queue for work that keeps the process busy for milliseconds. The limit for one address leaves room for
 * an office that shares it.
 */
export const ONE_AT_A_TIME: FairQueueSize = {
  atOnce: 1,
  capacity: 600,
  clientCapacity: 200,
  maxWaitMs: 8_000,
};
