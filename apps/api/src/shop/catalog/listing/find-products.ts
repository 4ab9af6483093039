import { findPage, type PageRequest } from '@shop/mongo';
import { type Product, type ProductSort } from '@shop/shared';
import type { QueryFilter, QueryOptions } from 'mongoose';
import {
  categoriesIn,
  countProducts,
  type CountedCategory,
  type ProductFilter,
} from './count-products.js';
import type { ShownCategory } from '../categories/category.model.js';
import { findCategories } from '../categories/find-categories.js';
import {
  HIDDEN_FIELDS,
  PRODUCT_ORDERS,
  ProductModel,
  type ProductRecord,
  type ShownProduct,
} from '../products/product.model.js';
import { productView } from '../products/product.view.js';

interface ProductPageRequest extends PageRequest {
  sort?: ProductSort;
}

/**
 * One page of the products that match a filter, newest first unless sorted, and how many match in total.
 * @param categories of the filter, if already read.
 */
export async function findProducts(
  filter: ProductFilter,
  { sort = 'newest', ...page }: ProductPageRequest,
  categories: CountedCategory[] | Promise<CountedCategory[]> = categoriesIn(filter),
) {
  const list = {
    filter,
    sort: PRODUCT_ORDERS[sort],
    fields: HIDDEN_FIELDS,
    count: () => countProducts(filter, async () => categories),
  };
  const [{ rows, total }, counted] = await Promise.all([
    findPage(ProductModel, list, page),
    categories,
  ]);
  const known = new Map(counted.map((one) => [one._id.toHexString(), one]));
  return { products: await presentProducts(rows, known), total };
}

/** The products that match a filter, as they are stored. */
export function readProducts(
  filter: QueryFilter<ProductRecord>,
  options: QueryOptions = {},
): Promise<ShownProduct[]> {
  return ProductModel.find(filter, HIDDEN_FIELDS, options).lean<ShownProduct[]>().exec();
}

/**
 * Products as the API returns them; their categories are read in one query.
 * @param known categories that are already read.
 */
export async function presentProducts(
  products: readonly ShownProduct[],
  known: ReadonlyMap<string, ShownCategory> = new Map(),
): Promise<Product[]> {
  const ids = products.map(({ category }) => category.toHexString());
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  const categories = new Map([...known, ...(await findCategories(missing))]);
  return products.flatMap((product, index) => {
    const category = categories.get(ids[index] ?? '');
    return category ? [productView(product, category)] : [];
  });
}
