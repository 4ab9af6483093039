import { dollarsFromCents, type AdministeredProduct } from '@shop/shared';
import type { ShownBrand } from '../brands/brand.model.js';
import type { ShownCategory } from '../categories/category.model.js';
import { photosView } from '../product-photos/product-photos.view.js';
import type { ProductRecord } from '../products/product.model.js';
import type { ShownProduct } from '../products/shown-product.js';
import { productView } from '../products/product.view.js';
import { describedView } from './described.view.js';
import { statusOf } from './product-details.js';
import { allOptions } from './seen-options.js';

/** A product as administrators get it. */
export function administeredView(
  product: ShownProduct & Pick<ProductRecord, 'photos'>,
  category: ShownCategory,
  brand?: ShownBrand | null,
): AdministeredProduct {
  return {
    ...productView(product, category, brand),
    ...(product.options && { options: allOptions(product.options) }),
    ...photosView(product),
    ...describedView(product),
    status: statusOf(product),
    ...(product.lowestPriceCents !== undefined && {
      lowestPrice: dollarsFromCents(product.lowestPriceCents),
    }),
    ...(product.taxClass && { taxClass: product.taxClass }),
    ...(product.publishAt && { publishAt: product.publishAt.toISOString() }),
  };
}
