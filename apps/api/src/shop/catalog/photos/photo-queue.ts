import { FairQueue } from '@shop/front';

/** Photos are prepared one at a time. Waiting photos are held in memory, 5 MB each. */
export const photoQueue = new FairQueue({
  atOnce: 1,
  capacity: 36,
  clientCapacity: 24,
  maxWaitMs: 12_000,
  retryAfterSeconds: 5,
});
