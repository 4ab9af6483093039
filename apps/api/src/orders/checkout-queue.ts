import { tooManyRequests } from '../http/errors.js';
import { KeyedQueue } from '../queues/keyed-queue.js';

/** How many checkouts of one product may wait: a later one would not be served while its shopper waits. */
const CHECKOUTS_PER_PRODUCT = 500;

/**
 * Checkouts of the same product run one after the other, keyed by the products' ids. The database alone would keep them
 * apart by making all but one start again: of a hundred at once, some would give up. Each instance of the shop has its
 * own queue; between instances the database decides.
 */
export const checkoutQueue = new KeyedQueue({ atOnce: 1, capacity: CHECKOUTS_PER_PRODUCT });

/** Checkouts of one buyer that hold places in the queues of products at the same time. */
const CHECKOUTS_PER_BUYER = 2;
/** How many checkouts of one buyer may be under way, waiting ones included. */
const BUYER_CAPACITY = 100;

/**
 * What a checkout passes before it enters the queues of its products, keyed by the buyer's id, so that nobody alone can
 * fill them. A checkout that waits here holds no place there.
 */
export const buyerQueue = new KeyedQueue(
  { atOnce: CHECKOUTS_PER_BUYER, capacity: BUYER_CAPACITY },
  () => tooManyRequests('You have too many orders under way, please try again in a moment', 2_000),
);
