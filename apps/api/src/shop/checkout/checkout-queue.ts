import { KeyedQueue } from '@shop/front';
import { tooManyRequests } from '@shop/http/errors';
import type { OrderRequest } from './order-request.js';

/** Maximum number of waiting checkouts per product: a later one would not be served before its shopper gives up. */
const CHECKOUTS_PER_PRODUCT = 500;

/**
 * Runs checkouts of the same product one after another, keyed by product id. With the database alone, concurrent ones
 * would conflict and be retried: of a hundred at once, some would give up. Each instance of the shop has its own queue;
 * between instances, the database resolves the conflicts.
 */
export const checkoutQueue = new KeyedQueue({ atOnce: 1, capacity: CHECKOUTS_PER_PRODUCT });

/** Maximum number of checkouts of one buyer in the products' queues at the same time. */
const CHECKOUTS_PER_BUYER = 2;
/** Maximum number of checkouts of one buyer in progress, waiting ones included. */
const BUYER_CAPACITY = 100;

/**
 * A queue in front of the products' queues, keyed by buyer id, so that one buyer alone can't fill them. A checkout that
 * waits here holds no slot there.
 */
const buyerQueue = new KeyedQueue({ atOnce: CHECKOUTS_PER_BUYER, capacity: BUYER_CAPACITY }, () =>
  tooManyRequests('You have too many orders in progress. Please try again in a moment', 2_000),
);

/** Runs a checkout when it is its turn among those of its buyer. */
export function inBuyersTurn<T>(
  { buyer, client }: OrderRequest,
  work: () => Promise<T>,
): Promise<T> {
  return buyerQueue.run([buyer._id.toHexString()], work, client);
}

/** Runs a checkout when it is its turn among those of its products and of its limited promotions. */
export function inProductsTurn<T>(
  { merged, client }: OrderRequest,
  promotions: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const keys = [...merged.map(({ product }) => product), ...promotions];
  return checkoutQueue.run([...new Set(keys)], work, client);
}
