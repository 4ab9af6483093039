import { KeyedQueue } from '../queues/keyed-queue.js';

/** Checkouts of one product that wait at most; a later one would not be served while its shopper waits. */
const CHECKOUTS_PER_PRODUCT = 500;

/**
 * Checkouts of the same product run one after the other, keyed by the products' ids. The database alone would keep them
 * apart by making all but one start again: of a hundred at once, some would give up. Each instance of the shop has its
 * own queue; between instances the database decides.
 */
export const checkoutQueue = new KeyedQueue(CHECKOUTS_PER_PRODUCT);
