import type { HeadLookups, PageHead } from '@shop/http';
import {
  API_PREFIX,
  endpoints,
  groupPageTexts,
  PHOTO_WIDTHS,
  productPageTexts,
} from '@shop/shared';
import type { ShopSettings } from '../settings/index.js';
import { BrandModel, shownCount } from './brands/brand.model.js';
import { CategoryModel, listedCount } from './categories/category.model.js';
import { ProductModel } from './products/product.model.js';
import { LISTED } from './visibility/listed.js';

/** Builds the heads of product, category and brand pages, with the shop's name. */
export function pageHeads(settings: ShopSettings): HeadLookups {
  return {
    product: async (slug) => productPageHead(slug, (await settings.current()).name),
    brand: async (slug) => brandPageHead(slug, (await settings.current()).name),
    category: async (slug) => categoryPageHead(slug, (await settings.current()).name),
  };
}

/** The head of a product's page, found by its current or a former slug; undefined if there is no such product. */
async function productPageHead(slug: string, shopName: string): Promise<PageHead | undefined> {
  const product = await ProductModel.findOne(
    { ...LISTED, slugs: slug },
    { slug: 1, name: 1, description: 1, photo: 1, seo: 1 },
  ).lean();
  if (!product) return undefined;
  const photo = endpoints.getProductPhoto.path.replace(':id', product._id.toHexString());
  return {
    ...productPageTexts(product, shopName),
    type: 'product',
    canonical: `/product/${product.slug}`,
    image: product.photo
      ? `${API_PREFIX}${photo}?w=${PHOTO_WIDTHS.large}&v=${product.photo.version}`
      : undefined,
  };
}

const COUNTS = { productCount: 1, hiddenCount: 1 } as const;

/** The head of a category's page, found by its current or a former slug; undefined if there is no such category. */
async function categoryPageHead(slug: string, shopName: string): Promise<PageHead | undefined> {
  const category = await CategoryModel.findOne(
    { slugs: slug },
    { slug: 1, name: 1, text: 1, productCount: 1, hiddenCount: 1, belowCount: 1 },
  ).lean();
  if (!category) return undefined;
  const below = category.belowCount
    ? await CategoryModel.find({ ancestors: category._id }, COUNTS).lean()
    : [];
  const total = [category, ...below].reduce((sum, one) => sum + listedCount(one), 0);
  return {
    ...groupPageTexts(category, total, shopName),
    type: 'website',
    canonical: `/category/${category.slug}`,
  };
}

/** The head of a brand's page, found by its current or a former slug; undefined if there is no such brand. */
async function brandPageHead(slug: string, shopName: string): Promise<PageHead | undefined> {
  const brand = await BrandModel.findOne({ slugs: slug }).lean();
  if (!brand) return undefined;
  return {
    ...groupPageTexts(brand, shownCount(brand), shopName),
    type: 'website',
    canonical: `/brand/${brand.slug}`,
  };
}
