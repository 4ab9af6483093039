import type { Types } from 'mongoose';
import { CategoryModel } from '../categories/category.model.js';
import { ProductModel } from './product.model.js';

/** A filter for products; `category` is an id, or `$in` some. */
export type ProductFilter = object & {
  category?: string | Types.ObjectId | { $in: readonly string[] };
};

/**
 * How many products match a filter. Categories know how many products they have, so that no list of all products, or
 * of categories, reads as many index entries as there are products.
 */
export async function countProducts(filter: ProductFilter = {}): Promise<number> {
  const { category, ...others } = filter;
  if (Object.keys(others).length > 0) return ProductModel.countDocuments(filter);
  const categories = await CategoryModel.find(category === undefined ? {} : { _id: category }, {
    productCount: 1,
  }).lean();
  return categories.reduce((sum, { productCount }) => sum + productCount, 0);
}
