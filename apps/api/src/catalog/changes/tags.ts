import type {
  EndpointResponse,
  endpoints,
  ListingQuery,
  Product,
  ProductListQuery,
  SearchQuery,
  SearchSort,
} from '@shop/shared';
import type { Types } from 'mongoose';

type Id = Types.ObjectId | string;

type Listing = EndpointResponse<typeof endpoints.listCatalogue>;

/** Shown by whatever depends on which products and categories there are, and in which order. */
export const LISTS = 'lists';
/** What administrators set for searches: synonyms and pinned products. */
export const SEARCH_RULES = 'search rules';

/** Shown by every page. */
export const SETTINGS = 'settings';
export const productTag = (id: Id): string => `product ${String(id)}`;
export const categoryTag = (id: Id): string => `category ${String(id)}`;

/** What a single product's reply shows. */
export function productTags({ _id, category }: Product): string[] {
  return [productTag(_id), categoryTag(category._id)];
}

/** What a list shows. */
export function listTags(products: readonly Pick<Product, '_id'>[]): string[] {
  return [LISTS, ...products.map(({ _id }) => productTag(_id))];
}

/** Lists that follow the pieces in stock change with each sale of any product, and are not kept. */
export function followsStock({
  sort,
  stock,
}: {
  sort?: SearchSort | undefined;
  stock?: ProductListQuery['stock'] | SearchQuery['stock'];
}): boolean {
  return sort === 'quantity' || stock !== undefined;
}

/**
 * What a listing shows. One without counts is made while the index is not there, and not kept. That a product is sold
 * gives up only the listings that show it: their counts of what is in stock may be a minute old.
 */
export function listingTags(
  query: ListingQuery,
  { products, counts, instead }: Pick<Listing, 'products' | 'counts' | 'instead'>,
): string[] | undefined {
  if (!counts || followsStock({ stock: query.stock })) return undefined;
  return listTags([...products, ...(instead?.popular ?? [])]);
}

/** What the tags of a change name. */
export function namedBy(tags: readonly string[]) {
  const idsOf = (kind: string) =>
    tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.slice(kind.length));
  return {
    products: idsOf(productTag('')),
    categories: idsOf(categoryTag('')),
    hasLists: tags.includes(LISTS),
    hasSearchRules: tags.includes(SEARCH_RULES),
  };
}
