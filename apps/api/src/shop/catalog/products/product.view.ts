import { dollarsFromCents, type Product } from '@shop/shared';
import type { ShownBrand } from '../brands/brand.model.js';
import { brandView } from '../brands/brand.view.js';
import type { ShownCategory } from '../categories/category.model.js';
import { shownCategoryView } from '../categories/category.view.js';
import { photoFields } from '../photos/photo-fields.js';
import { seenOptions } from '../visibility/seen-options.js';
import type { ShownProduct } from './shown-product.js';
import { productValues } from './stored-product.js';

/** A product as the API returns it: price in dollars, with its category, without the bytes of its photo. */
export function productView(
  product: ShownProduct,
  category: ShownCategory,
  brand?: ShownBrand | null,
): Product {
  return {
    _id: product._id.toHexString(),
    slug: product.slug,
    ...productValues(product),
    category: shownCategoryView(category),
    photo: product.photo && photoFields(product.photo),
    createdAt: product.createdAt.toISOString(),
    ...optionsView(product),
    ...(brand && { brand: brandView(brand) }),
    ...(product.compareAtCents !== undefined && {
      compareAtPrice: dollarsFromCents(product.compareAtCents),
    }),
  };
}

/** What a product with variants has in addition. */
export function optionsView({
  options,
  priceCents,
  priceToCents = priceCents,
}: Pick<ShownProduct, 'options' | 'priceCents' | 'priceToCents'>): Pick<
  Product,
  'options' | 'priceTo'
> {
  if (!options) return {};
  return {
    options: seenOptions(options),
    priceTo: dollarsFromCents(priceToCents),
  };
}
