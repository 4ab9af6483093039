import type { Tags } from '@shop/front';
import type {
  EndpointResponse,
  endpoints,
  ListingQuery,
  Product,
  ProductDetails,
  ProductListQuery,
  SearchQuery,
  SearchSort,
  Variant,
} from '@shop/shared';
import { Types } from 'mongoose';

type Id = Types.ObjectId | string;

type Listing = EndpointResponse<typeof endpoints.listCatalogue>;

/** Tag of replies that depend on which products and categories exist, or on their order. */
export const LISTS = 'lists';
/** Tag of what administrators set for searches: synonyms, filters and pinned products. */
export const SEARCH_RULES = 'search rules';

/** Tag of the shop's settings, which every page shows. */
export const SETTINGS = 'settings';
export const productTag = (id: Id): string => `product ${String(id)}`;
export const categoryTag = (id: Id): string => `category ${String(id)}`;
export const brandTag = (id: Id): string => `brand ${String(id)}`;

type Offer = Pick<Product, 'compareAtPrice'> | Pick<Variant, 'compareAtPrice'>;

/** Whether the settings matter to a reply depends on a sale alone. */
const settingsTags = (offers: readonly Offer[]) =>
  offers.some(({ compareAtPrice }) => compareAtPrice != null) ? [SETTINGS] : [];

/** The tags of a single product's reply. */
export function productTags(product: ProductDetails): string[] {
  const { _id, category, brand, variants = [] } = product;
  return [
    ...[productTag(_id), categoryTag(category._id)],
    ...(brand ? [brandTag(brand._id)] : []),
    ...settingsTags([product, ...variants]),
  ];
}

/** The tags of a list. */
export function listTags(products: readonly Pick<Product, '_id' | 'compareAtPrice'>[]): string[] {
  return [LISTS, ...products.map(({ _id }) => productTag(_id)), ...settingsTags(products)];
}

/** Whether a list depends on pieces in stock. Such a list changes with every sale, so it is not cached. */
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
 * The tags of a listing; undefined if it is not cached. A listing without counts was made without the search index and
 * is not cached. A sale invalidates only listings that show the product: in-stock counts may be a minute old.
 */
export function listingTags(
  query: ListingQuery,
  { products, counts, instead, brand }: Pick<Listing, 'products' | 'counts' | 'instead' | 'brand'>,
): string[] | undefined {
  if (!counts || followsStock({ stock: query.stock })) return undefined;
  const tags = listTags([...products, ...(instead?.popular ?? [])]);
  return brand ? [...tags, brandTag(brand._id)] : tags;
}

/** The products that tags name. */
export function productIdsIn(tags: Tags): Types.ObjectId[] {
  const prefix = productTag('');
  return [...tags]
    .filter((tag) => tag.startsWith(prefix))
    .map((tag) => new Types.ObjectId(tag.slice(prefix.length)));
}

/** The ids and kinds that the tags of a change stand for. */
export function namedBy(tags: readonly string[]) {
  const idsOf = (kind: string) =>
    tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.slice(kind.length));
  const products = idsOf(productTag(''));
  const categories = idsOf(categoryTag(''));
  const brands = idsOf(brandTag(''));
  const hasLists = tags.includes(LISTS);
  const hasSearchRules = tags.includes(SEARCH_RULES);
  const isNamed = hasSearchRules || products.length + categories.length + brands.length > 0;
  return {
    products,
    categories,
    brands,
    hasLists,
    hasSearchRules,
    /** Whether lists changed without naming what: then anything may have changed. */
    isAnything: hasLists && !isNamed,
  };
}
