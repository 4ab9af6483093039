import type { Client } from '@shop/front';
import type { SearchFilter } from '@shop/search';
import { foldedText, LIMITS, type Product, type ProductRowQuery } from '@shop/shared';
import { brandsAt } from '../../brands/listed-brands.js';
import { inBranches } from '../../categories/tree/category-tree.js';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { findByWords, presentFound, type SearchDeps } from '../../search/search-products.js';
import { searchQueue } from '../../search/search-queue.js';
import { LISTED } from '../../visibility/listed.js';

/** How many products of a tag are compared by age, so that a large tag costs no more. */
const COMPARED = 1_000;

const isOnSale = ({ price, compareAtPrice }: Product) => (compareAtPrice ?? 0) > price;

/**
 * The products of a row that shoppers see, at most twelve: the newest by the rule, or the chosen ones in their order.
 * Without the category, brand or product there is nothing to show; that is no error.
 * @throws HttpError 429 or 503 if too many searches are waiting.
 */
export async function listProductRow(
  query: ProductRowQuery,
  client: Client,
  deps: SearchDeps,
): Promise<Product[]> {
  const ids = await idsOf(query, client, deps);
  const products = await presentFound({ ids }, deps);
  return query.by === 'sale' ? products.filter(isOnSale) : products;
}

async function idsOf({ by, of }: ProductRowQuery, client: Client, deps: SearchDeps) {
  if (by === 'products') return of.split(',').map((id) => id.toLowerCase());
  if (by === 'tag') return newestTagged(of);
  const filter = await filterOf(by, of, deps);
  if (!filter) return [];
  const request = { text: '', filter, sort: 'newest', limit: LIMITS.rowProducts } as const;
  const { ids } = await searchQueue.run(client, () => findByWords(request, deps));
  return ids;
}

type Filtered = Exclude<ProductRowQuery['by'], 'products' | 'tag'>;

async function filterOf(
  by: Filtered,
  of: string,
  deps: SearchDeps,
): Promise<SearchFilter | undefined> {
  if (by === 'newest') return {};
  if (by === 'sale') return { onSale: true };
  if (by === 'category') return inBranches({ categories: [of.toLowerCase()] }, deps);
  const [brand] = await brandsAt([of]);
  return brand && { brands: [brand._id.toHexString()] };
}

async function newestTagged(tag: string): Promise<string[]> {
  const tagged = await ProductModel.find(
    { ...LISTED, tagKeys: foldedText(tag) },
    { _id: 1, createdAt: 1 },
  )
    .limit(COMPARED)
    .lean<Pick<ProductRecord, '_id' | 'createdAt'>[]>();
  return tagged
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, LIMITS.rowProducts)
    .map(({ _id }) => _id.toHexString());
}
