import { mapDetails, NO_DETAILS, type AuditFacts } from '@shop/shared';
import type { CategoryRecord } from '../categories/category.model.js';
import type { ProductRecord } from './product.model.js';
import { photoFacts } from '../product-photos/product-photos.js';
import { detailTexts } from '../visibility/product-details.js';
import { productValues } from './stored-product.js';

/** A product as audit entries describe it; photos only by their versions. */
export function productFacts(
  product: ProductRecord,
  category: Pick<CategoryRecord, 'name'> | null,
): AuditFacts {
  return {
    ...detailFacts(product),
    ...productValues(product),
    category: category?.name ?? null,
    photo: product.photo?.version ?? null,
    ...(product.photos && photoFacts(product.photos)),
  };
}

/** Only those details that the product has. */
function detailFacts(product: ProductRecord): AuditFacts {
  const texts = detailTexts(product);
  const facts = Object.entries(mapDetails((name) => [texts[name], NO_DETAILS[name]]));
  return Object.fromEntries(
    facts.flatMap(([name, [text = '', none]]) => (text === none ? [] : [[name, text]])),
  );
}
