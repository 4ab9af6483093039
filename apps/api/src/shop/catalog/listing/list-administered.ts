import { foldedText, type AdministeredListQuery, type ProductListQuery } from '@shop/shared';
import { BrandModel } from '../brands/brand.model.js';
import { namedLike } from '../search/search-database.js';
import type { SearchDeps } from '../search/search-products.js';
import { inBranches } from '../categories/tree/category-tree.js';
import { ofAnyStatus, type ProductFilter } from './count-products.js';
import type { Visibility } from '../visibility/listed.js';
import { findListed } from './find-listed.js';
import {
  findRecords,
  present,
  readProducts,
  type ProductView,
  type ReadFields,
} from './find-products.js';
import { ProductModel } from '../products/product.model.js';
import { lowStockFilter, SOLD_OUT_FILTER } from '../products/product-orders.js';

/** What the list may be asked for. */
type ListQuery = ProductListQuery & Pick<AdministeredListQuery, 'brand' | 'tag'>;
/** What of it says which products are listed. */
type FilterQuery = Pick<ListQuery, 'search' | 'category' | 'stock' | 'brand' | 'tag'>;

/** Who the list is for. */
interface ListFor<Shown> extends ReadFields, Listed {
  view: ProductView<Shown>;
}

interface Listed {
  /** How many pieces count as low stock. */
  threshold: number;
  /** Which products are listed at all. */
  among: Visibility;
}

/** A filter for the products of all pages of the list, and the ids that a search found, best first. */
export async function listedBy(
  query: FilterQuery,
  { threshold, among }: Listed,
  { search, tree }: Pick<SearchDeps, 'search' | 'tree'>,
): Promise<{ filter: ProductFilter; found: readonly string[] | undefined }> {
  const found = query.search ? await findListed(query.search, search) : undefined;
  const { categories } = await inBranches(
    { categories: query.category === undefined ? [] : [query.category] },
    { ...(tree && { tree }) },
  );
  return {
    filter: { ...(await filterBy(query, { threshold, found, categories })), ...among },
    found,
  };
}

/**
 * One page of the product list as administrators sort and filter it. A search is sorted by relevance unless another order
 * is chosen.
 */
export async function listAdministered<Shown>(
  query: ListQuery,
  { threshold, among, view, ...read }: ListFor<Shown>,
  deps: Pick<SearchDeps, 'search' | 'tree'>,
): Promise<{ products: Shown[]; total: number }> {
  const { filter, found } = await listedBy(query, { threshold, among }, deps);
  const { sort = 'relevance', page, pageSize } = query;
  if (sort !== 'relevance' || !found) {
    const order = sort === 'relevance' ? {} : { sort };
    const { rows, known, total } = await findRecords(filter, {
      page,
      pageSize,
      ...order,
      ...read,
    });
    return { products: await present(rows, { known, view }), total };
  }
  const ranked = await thosePassing(found, filter);
  const shown = ranked.slice((page - 1) * pageSize, page * pageSize);
  const records = await readProducts({ _id: { $in: shown } }, {}, read);
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  const rows = shown.flatMap((id) => byId.get(id) ?? []);
  return { products: await present(rows, { view }), total: ranked.length };
}

/** The ids, in their order, of the products that pass a filter. Nothing is read if it only asks for what was found. */
async function thosePassing(
  found: readonly string[],
  filter: ProductFilter,
): Promise<readonly string[]> {
  const asked = ofAnyStatus(filter);
  if (Object.keys(asked).every((name) => name === '_id')) return found;
  const passing = await ProductModel.find(asked, { _id: 1 }).lean();
  const ids = new Set(passing.map(({ _id }) => _id.toHexString()));
  return found.filter((id) => ids.has(id));
}

interface Choices {
  threshold: number;
  found: readonly string[] | undefined;
  categories: readonly string[] | undefined;
}

/**
 * A filter for the product list: by search result, category, stock, brand and tag.
 * @param threshold how many pieces count as low stock.
 * @param found ids of products; without them, names must contain the words searched for.
 * @param categories ids of the chosen branch; none means all.
 */
async function filterBy(
  { search, stock, brand, tag }: FilterQuery,
  { threshold, found, categories = [] }: Choices,
): Promise<Partial<ProductFilter>> {
  return {
    ...(categories.length > 0 && { category: { $in: categories } }),
    ...(search && (found ? { _id: { $in: found } } : namedLike(search))),
    ...(stock === 'low' && lowStockFilter(threshold)),
    ...(stock === 'out' && SOLD_OUT_FILTER),
    ...(brand && (await ofBrand(brand))),
    ...(tag && { tagKeys: foldedText(tag) }),
  };
}

/** A filter for the products of the brand of this name. */
async function ofBrand(name: string): Promise<Pick<ProductFilter, 'brand'>> {
  const brand = await BrandModel.findOne({ nameKey: foldedText(name) }, { _id: 1 }).lean();
  return { brand: { $in: brand ? [brand._id] : [] } };
}
