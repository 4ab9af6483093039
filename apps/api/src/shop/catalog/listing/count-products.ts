import type { Types } from 'mongoose';
import {
  CategoryModel,
  type CategoryRecord,
  type ShownCategory,
} from '../categories/category.model.js';
import { ProductModel } from '../products/product.model.js';

/** A filter for products; `category` is an id, or `$in` with several ids. */
export type ProductFilter = object & {
  category?: string | Types.ObjectId | { $in: readonly string[] };
};

/** A category as products show it, with its number of products. */
export type CountedCategory = ShownCategory & Pick<CategoryRecord, 'productCount'>;

/** The categories of all products that match a filter. */
export async function categoriesIn({ category }: ProductFilter): Promise<CountedCategory[]> {
  const fields = { name: 1, slug: 1, productCount: 1 } as const;
  return CategoryModel.find(category === undefined ? {} : { _id: category }, fields).lean();
}

/**
 * How many products match a filter. Categories store their number of products, so that counting all products, or those
 * of categories, does not read one index entry per product.
 * @param categories of the filter, as returned by `categoriesIn`.
 */
export async function countProducts(
  filter: ProductFilter = {},
  categories = () => categoriesIn(filter),
): Promise<number> {
  const isByCategory = Object.keys(filter).every((name) => name === 'category');
  if (!isByCategory) return ProductModel.countDocuments(filter);
  const counted = await categories();
  return counted.reduce((sum, { productCount }) => sum + productCount, 0);
}
