import { type Product, type ProductSort } from '@shop/shared';
import type { QueryFilter, QueryOptions } from 'mongoose';
import { findPage, type PageRequest } from '../../mongo/find-page.js';
import {
  categoriesIn,
  countProducts,
  type CountedCategory,
  type ProductFilter,
} from './count-products.js';
import type { ShownCategory } from '../categories/category.model.js';
import { findCategories } from '../categories/find-categories.js';
import { ListedProduct, listedCategory, type ProductSource } from './listed-product.js';
import { ProductBytes } from './product-bytes.js';
import {
  HIDDEN_FIELDS,
  PRODUCT_ORDERS,
  ProductModel,
  type ProductRecord,
} from './product.model.js';

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
    rowOf: (bytes: Buffer) => new ProductBytes(bytes),
    count: () => countProducts(filter, async () => categories),
  };
  const [{ rows, total }, counted] = await Promise.all([
    findPage(ProductModel, list, page),
    categories,
  ]);
  const known = new Map(counted.map((one) => [one._id.toHexString(), one]));
  return { products: await presentProducts(rows, known), total };
}

/** The products that match a filter, in their stored form. */
export async function readProducts(
  filter: QueryFilter<ProductRecord>,
  options: QueryOptions = {},
): Promise<ProductBytes[]> {
  const found = ProductModel.find(filter, HIDDEN_FIELDS, { ...options, raw: true });
  return (await found.lean<Buffer[]>()).map((bytes) => new ProductBytes(bytes));
}

/**
 * Products as the API returns them; their categories are read in one query.
 * @param known categories that are already read.
 */
export async function presentProducts(
  products: readonly ProductSource[],
  known: ReadonlyMap<string, ShownCategory> = new Map(),
): Promise<Product[]> {
  const ids = products.map(({ category }) => category);
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  const read = new Map([...known, ...(await findCategories(missing))]);
  const categories = new Map([...read].map(([id, category]) => [id, listedCategory(category)]));
  return products.flatMap((product, index) => {
    const category = categories.get(ids[index] ?? '');
    return category ? [new ListedProduct(product, category)] : [];
  });
}
