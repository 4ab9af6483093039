import { dollarsFromCents, type Photo, type Product } from '@shop/shared';
import type { Types } from 'mongoose';
import { CategoryModel, type CategoryRecord } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';
import { ProductModel, type ProductRecord, type ShownProduct } from './product.model.js';

/** What a query leaves out of products that are to be shown. */
export const HIDDEN_FIELDS = {
  slugs: 0,
  recentEdits: 0,
  nameKey: 0,
  nameWords: 0,
  searchWords: 0,
} as const satisfies Record<Exclude<keyof ProductRecord, keyof ShownProduct>, 0>;

type NamedCategory = Pick<CategoryRecord, '_id' | 'name' | 'slug'>;

/** A product as the wire shows it: dollars, its category by name, never a photo's bytes. */
export function productView(product: ShownProduct, category: NamedCategory): Product {
  return {
    _id: product._id.toHexString(),
    name: product.name,
    slug: product.slug,
    description: product.description,
    price: dollarsFromCents(product.priceCents),
    quantity: product.quantity,
    shipping: product.shipping,
    category: categoryView(category),
    photo: product.photo && photoView(product.photo),
    createdAt: product.createdAt.toISOString(),
  };
}

/** Products as the wire shows them; their categories are read in one query. */
export async function productViews(products: readonly ShownProduct[]): Promise<Product[]> {
  const categories = await categoriesById(products.map(({ category }) => category));
  return products.flatMap((product) => {
    const category = categories.get(product.category.toHexString());
    return category ? [productView(product, category)] : [];
  });
}

async function categoriesById(ids: Types.ObjectId[]): Promise<Map<string, NamedCategory>> {
  const distinct = [...new Set(ids.map((id) => id.toHexString()))];
  if (distinct.length === 0) return new Map();
  const categories = await CategoryModel.find(
    { _id: { $in: distinct } },
    { name: 1, slug: 1 },
  ).lean();
  return new Map(categories.map((category) => [category._id.toHexString(), category]));
}

function photoView({ version, width, height }: Photo): Photo {
  return { version, width, height };
}

/** What there is to know of the photos of these products, by product id; one that has none, or is gone, isn't in it. */
export async function photosOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Photo>> {
  const distinct = [...new Set(ids.map((id) => id.toHexString()))];
  if (distinct.length === 0) return new Map();
  const products = await ProductModel.find({ _id: { $in: distinct } }, { photo: 1 }).lean();
  return new Map(
    products.flatMap(({ _id, photo }) => (photo ? [[_id.toHexString(), photoView(photo)]] : [])),
  );
}
