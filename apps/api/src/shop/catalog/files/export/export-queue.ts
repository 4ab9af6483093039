import { FairQueue } from '@shop/front';

/** Exports take turns batch by batch, so that a hundred of them load the database no more than one. */
export const exportQueue = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 100,
  maxWaitMs: 60_000,
});

/** Runs a read when it is its turn. */
export type InTurn = <Result>(read: () => Promise<Result>) => Promise<Result>;
