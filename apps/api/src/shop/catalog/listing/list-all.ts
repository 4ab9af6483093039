import type { SearchFilter } from '@shop/search';
import { LIMITS, type ProductSort } from '@shop/shared';
import { FairQueue, ONE_AT_A_TIME, type Client } from '@shop/front';
import { Breaks } from './breaks.js';
import { filterOf } from '../search/search-database.js';
import { presentFound, type SearchDeps } from '../search/search-products.js';
import { listedCount } from '../categories/category.model.js';
import { categoriesIn, type CountedCategory } from './count-products.js';
import { findProducts } from './find-products.js';

/** A list of so many products is computed as fast as a page. */
const FEW = 60;

/**
 * Hundreds of products keep the shop and its database busy for milliseconds, so such lists are computed one at a time,
 * and network addresses take turns.
 */
export const longListQueue = new FairQueue(ONE_AT_A_TIME);

/** Without breaks, a flood of such lists would leave other requests no time between two of them. */
const breaks = new Breaks();

interface Order {
  filter: SearchFilter;
  sort: ProductSort;
}

/**
 * All products that a filter chooses, up to `LIMITS.filterResults`.
 * @param known the categories of the filter, if already read.
 * @throws HttpError 429 or 503 if too many long lists are waiting.
 */
export async function listAll(
  { filter: chosen, sort }: Order,
  client: Client,
  deps: SearchDeps,
  known?: CountedCategory[],
) {
  const filter = filterOf(chosen);
  const all = { page: 1, pageSize: LIMITS.filterResults, sort };
  const isBusy = longListQueue.clientCount > 0;
  const categories = known ?? (isBusy ? await categoriesIn(filter) : undefined);
  const find = async () =>
    (await findInIndex(chosen, sort, deps)) ?? findProducts(filter, all, categories, deps.settings);
  const isShort = isBusy && categories && productsIn(categories) <= FEW;
  if (isShort) return find();
  return longListQueue.run(client, async () => {
    if (longListQueue.isContended) await breaks.take();
    return find();
  });
}

/** All chosen products, up to `LIMITS.filterResults`; undefined if the index can't tell. */
async function findInIndex(filter: SearchFilter, sort: ProductSort, deps: SearchDeps) {
  // The index may learn of a sale later than the list is asked for.
  if (sort === 'quantity') return undefined;
  const request = { text: '', filter, sort, limit: LIMITS.filterResults };
  const found = await deps.search?.find(request);
  return found && { products: await presentFound(found, deps), total: found.total };
}

const productsIn = (categories: readonly CountedCategory[]) =>
  categories.reduce((sum, category) => sum + listedCount(category), 0);
