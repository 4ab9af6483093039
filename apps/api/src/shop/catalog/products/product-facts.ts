import type { AuditFacts } from '@shop/shared';
import type { CategoryRecord } from '../categories/category.model.js';
import type { ProductRecord } from './product.model.js';
import { productValues } from './stored-product.js';

/** A product as audit entries describe it; the photo only by its version. */
export function productFacts(
  product: ProductRecord,
  category: Pick<CategoryRecord, 'name'> | null,
): AuditFacts {
  return {
    ...productValues(product),
    category: category?.name ?? null,
    photo: product.photo?.version ?? null,
  };
}
