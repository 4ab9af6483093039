import { LIMITS, PAGE_SIZE, type ProductSort } from '@shop/shared';
import type { Client } from '../../http/client.js';
import { FairQueue } from '../../queues/fair-queue.js';
import { ONE_AT_A_TIME } from '../../queues/one-at-a-time.js';
import { categoriesIn, type CountedCategory, type ProductFilter } from './count-products.js';
import { findProducts } from './find-products.js';

/** A list of so many products is computed as fast as a page. */
const FEW = 60;

/**
 * Hundreds of products keep the shop and its database busy for milliseconds, so such lists are computed one at a time,
 * and network addresses take turns.
 */
export const longListQueue = new FairQueue(ONE_AT_A_TIME);

interface Choice {
  page?: number;
  sort: ProductSort;
}

/**
 * With `page`, that page of the products that match a filter; without, all of them up to `LIMITS.filterResults`.
 * @param known the categories of the filter, if already read.
 * @throws HttpError 429 or 503 if too many long lists are waiting.
 */
export async function findPageOrAll(
  filter: ProductFilter,
  { page, sort }: Choice,
  client: Client,
  known?: CountedCategory[],
) {
  if (page !== undefined) return findProducts(filter, { page, pageSize: PAGE_SIZE, sort }, known);
  const all = { page: 1, pageSize: LIMITS.filterResults, sort };
  const isBusy = longListQueue.clientCount > 0;
  const categories = known ?? (isBusy ? await categoriesIn(filter) : undefined);
  const find = () => findProducts(filter, all, categories);
  const isShort = isBusy && categories && productsIn(categories) <= FEW;
  return isShort ? find() : longListQueue.run(client, find);
}

const productsIn = (categories: readonly CountedCategory[]) =>
  categories.reduce((sum, { productCount }) => sum + productCount, 0);
