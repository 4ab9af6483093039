import { dollarsFromCents, type AuditFacts } from '@shop/shared';
import type { CategoryRecord } from '../categories/category.model.js';
import type { ProductRecord } from './product.model.js';

/** What the audit trail keeps of a product; of its photo only the version. */
export function productFacts(
  product: ProductRecord,
  category: Pick<CategoryRecord, 'name'> | null,
): AuditFacts {
  return {
    name: product.name,
    description: product.description,
    price: dollarsFromCents(product.priceCents),
    quantity: product.quantity,
    shipping: product.shipping,
    category: category?.name ?? null,
    photo: product.photo?.version ?? null,
  };
}
