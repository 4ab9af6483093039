import type { QueryFilter, Types } from 'mongoose';
import {
  CategoryModel,
  listedCount,
  type CategoryRecord,
  type ShownCategory,
} from '../categories/category.model.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { OF_ANY_STATUS, type Visibility } from '../visibility/listed.js';

/** A filter for products; `category` is an id, or `$in` with several ids. `hiddenAs` is null for those that shoppers see. */
export type ProductFilter = Visibility & {
  category?: string | Types.ObjectId | { $in: readonly string[] };
  brand?: { $in: readonly Types.ObjectId[] };
  /** A tag in the form that is compared. */
  tagKeys?: string;
  /** Of those on sale. */
  compareAtCents?: { $gt: number };
  $and?: QueryFilter<ProductRecord>[];
};

/** A category as products show it, with its number of products. */
export type CountedCategory = ShownCategory & Pick<CategoryRecord, 'productCount' | 'hiddenCount'>;

/** The categories of all products that match a filter. */
export async function categoriesIn({ category }: ProductFilter): Promise<CountedCategory[]> {
  const fields = { name: 1, slug: 1, productCount: 1, hiddenCount: 1 } as const;
  return CategoryModel.find(category === undefined ? {} : { _id: category }, fields).lean();
}

/**
 * The same products, without the condition on their status if any will do: a search then need not look it up for each.
 */
export function ofAnyStatus({ hiddenAs, ...filter }: ProductFilter): QueryFilter<ProductRecord> {
  return hiddenAs === OF_ANY_STATUS.hiddenAs ? filter : { ...filter, hiddenAs };
}

/** The conditions of which categories store the counts. */
const COUNTED_BY = ['category', 'hiddenAs'];

/**
 * How many products match a filter. Categories store their number of products, so that counting all products, or those
 * of categories, does not read one index entry per product.
 * @param categories of the filter, as returned by `categoriesIn`.
 */
export async function countProducts(
  filter: ProductFilter,
  categories = () => categoriesIn(filter),
): Promise<number> {
  const { hiddenAs } = filter;
  const isListed = hiddenAs === null;
  const isKept = isListed || hiddenAs === OF_ANY_STATUS.hiddenAs;
  const isByCategory = Object.keys(filter).every((name) => COUNTED_BY.includes(name));
  if (!isKept || !isByCategory)
    return ProductModel.countDocuments(filter.$and ? ofAnyStatus(filter) : filter);
  const counted = await categories();
  return counted.reduce(
    (sum, category) => sum + (isListed ? listedCount(category) : category.productCount),
    0,
  );
}
