import { namesLike, pageBegun } from '@shop/search';
import { MOST_SUGGESTED } from '@shop/shared';
import type { Client } from '@shop/front';
import { CategoryModel } from '../categories/category.model.js';
import { ProductModel } from '../products/product.model.js';
import { findByWords, type SearchDeps } from '../search/search-products.js';
import { LISTED } from '../visibility/listed.js';
import { searchQueue } from '../search/search-queue.js';
import { SUGGESTED_FIELDS } from './suggestion.view.js';
import { termsFrom } from './terms.js';

/** With more categories than this, only the first ones by name are compared. */
const MAX_CATEGORIES = 1_000;

/** Letters of a word from which on it may be the beginning of a page's name; more if it begins one of goods, too. */
const BEGUN_FROM = 3;
const BEGUN_BESIDE_GOODS = 4;

/**
 * Suggestions for a partly typed query: products in the order of a search, best first, categories whose names match, and
 * the page of the shop that it may be about. What only mentions the words, as a puzzle “does not glare under the lamp”,
 * is left to the page of results, which says so.
 */
export async function suggest(text: string, client: Client, deps: SearchDeps) {
  const request = { text, isTyping: true, limit: MOST_SUGGESTED.products };
  const { ids, named, readAs } = await searchQueue.run(client, () => findByWords(request, deps));
  const [products, categories] = await Promise.all([
    productsOf(ids.slice(0, named)),
    CategoryModel.find({}, { name: 1, slug: 1 }).sort({ nameKey: 1 }).limit(MAX_CATEGORIES).lean(),
  ]);
  const terms = termsFrom(text, products, readAs);
  const page = pageBegun(text, products.length > 0 ? BEGUN_BESIDE_GOODS : BEGUN_FROM);
  return {
    products,
    categories: namesLike(readAs ?? text, categories).slice(0, MOST_SUGGESTED.categories),
    ...(readAs !== undefined && { readAs }),
    ...(terms.length > 0 && { terms }),
    ...(page && { page }),
  };
}

async function productsOf(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const products = await ProductModel.find(
    { ...LISTED, _id: { $in: ids } },
    SUGGESTED_FIELDS,
  ).lean();
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
