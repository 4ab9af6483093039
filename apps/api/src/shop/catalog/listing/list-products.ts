import type { Client } from '@shop/front';
import type { SearchFilter, SearchSort } from '@shop/search';
import { LIMITS, PAGE_SIZE, type Product, type ProductSort } from '@shop/shared';
import { filterOf } from '../search/search-database.js';
import { findByWords, presentFound, type SearchDeps } from '../search/search-products.js';
import { searchQueue } from '../search/search-queue.js';
import type { CountedCategory } from './count-products.js';
import { findProducts } from './find-products.js';
import { listInOrder } from './branches/in-order.js';
import { listAll } from './list-all.js';

/** A database lists a page of so many categories from its indexes; a page of more comes from the search index. */
const MOST_MERGED = LIMITS.categoriesBelow + 1;

/** A list of products that was asked for: by words, or of all products in an order. */
export type Listing = {
  filter: SearchFilter;
  /** Without it, as many as the contract allows in one reply. */
  page?: number;
} & ({ text: string; sort: SearchSort } | { text?: undefined; sort: ProductSort });

/**
 * The one way to a list of products: by words from the index, a page from the database, and hundreds of products, one
 * such list at a time, from the index.
 * @param known the categories of the filter, if already read.
 * @throws HttpError 429 or 503 if too many searches or long lists are waiting.
 */
export async function listProducts(
  { page, ...listing }: Listing,
  client: Client,
  deps: SearchDeps,
  known?: CountedCategory[],
): Promise<{ products: Product[]; total: number }> {
  const shown =
    page === undefined
      ? { limit: LIMITS.searchResults }
      : { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  if (listing.text !== undefined) {
    const request = { ...listing, ...shown };
    return searchQueue.run(client, async () => {
      const found = await findByWords(request, deps);
      return { products: await presentFound(found, deps), total: found.total };
    });
  }
  const { filter, sort } = listing;
  if (page === undefined) return listAll(listing, client, deps, known);
  const { categories = [] } = filter;
  if (categories.length > MOST_MERGED && sort !== 'quantity')
    return listInOrder({ rule: sort }, { filter, page }, client, deps);
  return findProducts(filterOf(filter), { page, pageSize: PAGE_SIZE, sort }, known, deps.settings);
}
