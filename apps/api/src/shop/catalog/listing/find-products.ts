import { findPage, type PageRequest } from '@shop/mongo';
import { type Product, type ProductSort } from '@shop/shared';
import type { QueryFilter, QueryOptions } from 'mongoose';
import {
  categoriesIn,
  countProducts,
  type CountedCategory,
  type ProductFilter,
} from './count-products.js';
import type { ShownBrand } from '../brands/brand.model.js';
import { findBrands } from '../brands/find-brands.js';
import type { ShownCategory } from '../categories/category.model.js';
import { findCategories } from '../categories/find-categories.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import {
  HIDDEN_FIELDS,
  NEVER_SHOWN,
  type ADMINISTERED_FIELDS,
  type ShownProduct,
} from '../products/shown-product.js';
import { PRODUCT_ORDERS } from '../products/product-orders.js';
import { productView } from '../products/product.view.js';
import { priorPriceView } from '../prices/prices-after.js';
import { showsPriorPrices, type StoredSettings } from '../prices/shows-prior-prices.js';

/** Which fields are left out: by default, those that lists do not have. */
export interface ReadFields {
  fields?: typeof HIDDEN_FIELDS | typeof ADMINISTERED_FIELDS;
}

interface ProductPageRequest extends PageRequest {
  sort?: ProductSort;
}

/**
 * One page of the products that match a filter, newest first unless sorted, and how many match in total.
 * @param categories of the filter, if already read.
 * @param settings say whether lowest prices before a sale are shown; without them, none is.
 */
export async function findProducts(
  filter: ProductFilter,
  { sort = 'newest', ...page }: ProductPageRequest,
  categories: CountedCategory[] | Promise<CountedCategory[]> = categoriesIn(filter),
  settings?: StoredSettings,
): Promise<{ products: Product[]; total: number }> {
  const { rows, known, total } = await findRecords(filter, { sort, ...page }, categories);
  return { products: await presentProducts(rows, { known, settings }), total };
}

/** The same as they are stored, with the categories that are read. */
export async function findRecords(
  filter: ProductFilter,
  { sort = 'newest', fields = HIDDEN_FIELDS, ...page }: ProductPageRequest & ReadFields,
  categories: CountedCategory[] | Promise<CountedCategory[]> = categoriesIn(filter),
) {
  const list = {
    filter,
    sort: PRODUCT_ORDERS[sort],
    fields,
    count: () => countProducts(filter, async () => categories),
  };
  const [{ rows, total }, counted] = await Promise.all([
    findPage(ProductModel, list, page),
    categories,
  ]);
  const known = new Map(counted.map((one) => [one._id.toHexString(), one]));
  return { rows: rows as ShownProduct[], known, total };
}

/** The products that match a filter, as they are stored. */
export function readProducts(
  filter: QueryFilter<ProductRecord>,
  options: QueryOptions = {},
  { fields = HIDDEN_FIELDS }: ReadFields = {},
): Promise<ShownProduct[]> {
  return ProductModel.find(filter, fields, options).lean<ShownProduct[]>().exec();
}

/** A product with all its photos. */
export type DetailedProduct = ShownProduct & Pick<ProductRecord, 'photos'>;

/** The product that matches a filter, as it is stored. */
export function readDetails(filter: QueryFilter<ProductRecord>): Promise<DetailedProduct | null> {
  return ProductModel.findOne(filter, NEVER_SHOWN).lean<DetailedProduct>().exec();
}

/** Categories that are already read, and where brands are found. */
interface Known {
  known?: ReadonlyMap<string, ShownCategory> | undefined;
  brandsBy?: typeof findBrands;
}

/** How a product is shown with its category and its brand. */
export type ProductView<Shown, Stored = ShownProduct> = (
  product: Stored,
  category: ShownCategory,
  brand?: ShownBrand,
) => Shown;

interface ForShoppers extends Known {
  /** They say whether the lowest prices before a sale are shown; without them, none is. */
  settings?: StoredSettings | undefined;
}

/** Products as shoppers get them; their categories are read in one query, and so are brands if any has one. */
export async function presentProducts(
  products: readonly ShownProduct[],
  { settings, ...known }: ForShoppers = {},
): Promise<Product[]> {
  const withPrior: ProductView<Product> = (product, ...shown) => ({
    ...productView(product, ...shown),
    ...priorPriceView(product),
  });
  const isPriorShown = settings !== undefined && (await showsPriorPrices(products, settings));
  return present(products, { ...known, view: isPriorShown ? withPrior : productView });
}

/** Products as a view shows them with their categories and brands, which are read in one query each. */
export async function present<Shown, Stored extends ShownProduct = ShownProduct>(
  products: readonly Stored[],
  { known = new Map(), brandsBy = findBrands, view }: Known & { view: ProductView<Shown, Stored> },
): Promise<Shown[]> {
  const ids = products.map(({ category }) => category.toHexString());
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  const brandIds = new Set(products.flatMap(({ brand }) => brand?.toHexString() ?? []));
  const [found, brands] = await Promise.all([
    findCategories(missing),
    brandIds.size > 0 ? brandsBy([...brandIds]) : undefined,
  ]);
  const categories = new Map([...known, ...found]);
  return products.flatMap((product, index) => {
    const category = categories.get(ids[index] ?? '');
    const brand = product.brand && brands?.get(product.brand.toHexString());
    return category ? [view(product, category, brand)] : [];
  });
}
