import type { Product } from '@shop/shared';
import type { ShownCategory } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';
import { photoFields } from '../photos/photo-fields.js';
import type { ShownProduct } from './product.model.js';
import { productValues } from './stored-product.js';

/** A product as the API returns it: price in dollars, with its category, without the bytes of its photo. */
export function productView(product: ShownProduct, category: ShownCategory): Product {
  return {
    _id: product._id.toHexString(),
    slug: product.slug,
    ...productValues(product),
    category: categoryView(category),
    photo: product.photo && photoFields(product.photo),
    createdAt: product.createdAt.toISOString(),
  };
}
