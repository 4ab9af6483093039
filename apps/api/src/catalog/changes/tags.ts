import type { Product, ProductListQuery, SearchQuery, SearchSort } from '@shop/shared';
import type { Types } from 'mongoose';

type Id = Types.ObjectId | string;

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
