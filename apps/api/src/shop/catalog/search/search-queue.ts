import { FairQueue, ONE_AT_A_TIME } from '@shop/front';

/** Searches run one at a time, because each keeps the process busy for milliseconds; network addresses take turns. */
export const searchQueue = new FairQueue(ONE_AT_A_TIME);
