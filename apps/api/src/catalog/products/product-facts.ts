import { dollarsFromCents, type AuditFacts, type Product } from '@shop/shared';
import type { CategoryRecord } from '../categories/category.model.js';
import type { ProductRecord } from './product.model.js';

/** A product as audit entries describe it; the photo only by its version. */
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
  } satisfies Record<Exclude<keyof Product, '_id' | 'slug' | 'createdAt'>, unknown>;
}
