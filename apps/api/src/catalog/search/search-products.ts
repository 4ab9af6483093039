import type { SearchRequest, SearchResult } from '@shop/search';
import { LIMITS, PAGE_SIZE, type SearchQuery } from '@shop/shared';
import { HIDDEN_FIELDS, ProductModel, type ShownProduct } from '../products/product.model.js';
import { searchDatabase } from './search-database.js';

/** Finds products by words, best first. */
export interface ProductSearch {
  /** Undefined while it can't: then the database's indexed words are searched. */
  find(request: SearchRequest): Promise<SearchResult | undefined>;
}

/** The products that match a keyword, and how many match in all. */
export async function searchProducts(
  keyword: string,
  query: SearchQuery,
  search?: ProductSearch,
): Promise<{ products: ShownProduct[]; total: number }> {
  const request = requestFrom(keyword, query);
  const { ids, total } = (await search?.find(request)) ?? (await searchDatabase(request));
  if (ids.length === 0) return { products: [], total };
  const products = await ProductModel.find({ _id: { $in: ids } }, HIDDEN_FIELDS).lean();
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  return { products: ids.flatMap((id) => byId.get(id) ?? []), total };
}

function requestFrom(
  text: string,
  { page, sort, category: categories, min, max, stock }: SearchQuery,
): SearchRequest {
  return {
    text,
    sort,
    filter: {
      ...(categories && { categories }),
      ...(min !== undefined && { minCents: Math.round(min * 100) }),
      ...(max !== undefined && { maxCents: Math.round(max * 100) }),
      ...(stock === 'in' && { inStock: true }),
    },
    ...(page === undefined
      ? { limit: LIMITS.searchResults }
      : { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
  };
}
