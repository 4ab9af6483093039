import type { Types } from 'mongoose';
import {
  CategoryModel,
  type CategoryRecord,
  type ShownCategory,
} from '../categories/category.model.js';
import { ProductModel } from './product.model.js';

/** A filter for products; `category` is an id, or `$in` some. */
export type ProductFilter = object & {
  category?: string | Types.ObjectId | { $in: readonly string[] };
};

/** A category as products show it, with how many products it has. */
export type CountedCategory = ShownCategory & Pick<CategoryRecord, 'productCount'>;

/** The categories of all products that match a filter. */
export async function categoriesIn({ category }: ProductFilter): Promise<CountedCategory[]> {
  const fields = { name: 1, slug: 1, productCount: 1 } as const;
  return CategoryModel.find(category === undefined ? {} : { _id: category }, fields).lean();
}

/**
 * How many products match a filter. Categories know how many products they have, so that no list of all products, or
 * of categories, reads as many index entries as there are products.
 * @param categories of the filter, as `categoriesIn` reads them.
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
