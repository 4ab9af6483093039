import {
  API_PREFIX,
  categoryPageTexts,
  endpoints,
  PHOTO_WIDTHS,
  productPageTexts,
} from '@shop/shared';
import type { PageHead } from '../http/pages/page-shell.js';
import { CategoryModel } from './categories/category.model.js';
import { ProductModel } from './products/product.model.js';

/** What a product's page says of itself; its slug may be one that it had once. Undefined where there is none. */
export async function productPageHead(slug: string): Promise<PageHead | undefined> {
  const product = await ProductModel.findOne(
    { slugs: slug },
    { slug: 1, name: 1, description: 1, photo: 1 },
  ).lean();
  if (!product) return undefined;
  const photo = endpoints.getProductPhoto.path.replace(':id', product._id.toHexString());
  return {
    ...productPageTexts(product),
    type: 'product',
    canonical: `/product/${product.slug}`,
    image: product.photo
      ? `${API_PREFIX}${photo}?w=${PHOTO_WIDTHS.large}&v=${product.photo.version}`
      : undefined,
  };
}

/** What a category's page says of itself; its slug may be one that it had once. Undefined where there is none. */
export async function categoryPageHead(slug: string): Promise<PageHead | undefined> {
  const category = await CategoryModel.findOne({ slugs: slug }, { slug: 1, name: 1 }).lean();
  if (!category) return undefined;
  const total = await ProductModel.countDocuments({ category: category._id });
  return {
    ...categoryPageTexts(category, total),
    type: 'website',
    canonical: `/category/${category.slug}`,
  };
}
