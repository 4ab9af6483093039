import type { Client } from '@shop/front';
import type { SearchFilter, SearchRequest, SearchResult } from '@shop/search';
import { LIMITS, PAGE_SIZE, type Product } from '@shop/shared';
import type { CategoryRecord } from '../../categories/category.model.js';
import { pinnedAmong } from '../../search/pins/pinned-first.js';
import { searchDatabase } from '../../search/search-database.js';
import { presentFound, type SearchDeps } from '../../search/search-products.js';
import { searchQueue } from '../../search/search-queue.js';
import { longListQueue } from '../list-all.js';

type CategoryOrder = NonNullable<CategoryRecord['order']>;

/** The products of a category in its own order: first those that are pinned, then the others by its rule. */
export function findInOrder(
  { rule, pinned = [] }: CategoryOrder,
  request: Omit<SearchRequest, 'text' | 'sort'>,
  { search }: SearchDeps,
): Promise<SearchResult> {
  return pinnedAmong({ ...request, text: '', sort: rule }, pinned.map(String), async (asked) => {
    return (await search?.find(asked)) ?? searchDatabase(asked);
  });
}

/**
 * A page of them, or without a page as many as the contract allows in one reply.
 * @throws HttpError 429 or 503 if too many searches or long lists are waiting.
 */
export function listInOrder(
  order: CategoryOrder,
  { filter, page }: { filter: SearchFilter; page?: number | undefined },
  client: Client,
  deps: SearchDeps,
): Promise<{ products: Product[]; total: number }> {
  const shown =
    page === undefined
      ? { limit: LIMITS.filterResults }
      : { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const queue = page === undefined ? longListQueue : searchQueue;
  return queue.run(client, async () => {
    const found = await findInOrder(order, { filter, ...shown }, deps);
    return { products: await presentFound(found, deps), total: found.total };
  });
}
