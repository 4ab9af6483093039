import type { SearchFilter, SearchRequest, SearchResult } from '@shop/search';
import { centsFromDollars, type Product, type SearchQuery } from '@shop/shared';
import type { CategoryTree } from '../categories/tree/category-tree.js';
import { presentProducts } from '../listing/find-products.js';
import type { StoredSettings } from '../prices/shows-prior-prices.js';
import type { ShownProduct } from '../products/shown-product.js';
import { productOfCode } from '../variants/skus/products-with-code.js';
import { STORED_RECORDS, type CatalogRecords } from '../records/catalog-records.js';
import { pinnedFirst } from './pins/pinned-first.js';
import { STORED_PINS, type Pins } from './pins/pinned-products.js';
import { searchDatabase } from './search-database.js';

/** Finds products by words, best first. */
export interface ProductSearch {
  /** Undefined if the index is not available; then the database's indexed words are searched. */
  find(request: SearchRequest): Promise<SearchResult | undefined>;
}

/** What product search depends on. */
export interface SearchDeps {
  /** If missing or not ready, the database's indexed words are searched. */
  search?: ProductSearch;
  /** If missing, pins are read from the database. */
  pins?: Pins;
  /** If missing, the tree of categories is read from the database. */
  tree?: CategoryTree;
  /** If missing, products and categories are read from the database. */
  records?: CatalogRecords;
  /** If missing, no lowest price before a sale is shown. */
  settings?: StoredSettings;
}

/**
 * Finds products by words, pinned ones first; before them the one whose SKU or barcode the words are, which are no
 * mistake then.
 */
export async function findByWords(
  request: SearchRequest,
  { search, pins = STORED_PINS }: SearchDeps,
): Promise<SearchResult> {
  const [pinned, coded] = await Promise.all([pins.of(request.text), productOfCode(request.text)]);
  return pinnedFirst(
    coded === undefined ? request : { ...request, literal: true },
    coded === undefined ? pinned : [...new Set([coded, ...pinned])],
    async (asked) => (await search?.find(asked)) ?? searchDatabase(asked),
  );
}

/** The products of a result as the API returns them, read together with their categories. */
export async function presentFound(
  { ids, categories = [] }: Pick<SearchResult, 'ids' | 'categories'>,
  { records = STORED_RECORDS, settings }: Pick<SearchDeps, 'records' | 'settings'>,
): Promise<Product[]> {
  const [products, known] = await Promise.all([
    productsInOrder(ids, records),
    records.categories.find(categories),
  ]);
  const brandsBy = (brands: readonly string[]) => records.brands.find(brands);
  return presentProducts(products, { known, brandsBy, settings });
}

/** Products in the order of their ids, without those that no longer exist. */
export async function productsInOrder(
  ids: readonly string[],
  { products }: CatalogRecords = STORED_RECORDS,
): Promise<ShownProduct[]> {
  const byId = await products.find(ids);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The search filter of a query's choices. */
export function filterFrom({
  category: categories,
  min,
  max,
  stock,
}: Pick<SearchQuery, 'category' | 'min' | 'max' | 'stock'>): SearchFilter {
  return {
    ...(categories && { categories }),
    ...(min !== undefined && { minCents: centsFromDollars(min) }),
    ...(max !== undefined && { maxCents: centsFromDollars(max) }),
    ...(stock === 'in' && { inStock: true }),
  };
}
