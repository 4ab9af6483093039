import { mapDetails, NO_DETAILS, type AuditFacts } from '@shop/shared';
import type { BrandRecord } from '../brands/brand.model.js';
import type { CategoryRecord } from '../categories/category.model.js';
import type { ProductRecord } from './product.model.js';
import { photoFacts } from '../product-photos/product-photos.js';
import { detailTexts } from '../visibility/product-details.js';
import { productValues } from './stored-product.js';

/** What a product's facts name. */
interface Named {
  category: Pick<CategoryRecord, 'name'> | null;
  brand: Pick<BrandRecord, 'name'> | null;
}

/** A product as audit entries describe it; photos only by their versions. */
export function productFacts(product: ProductRecord, { category, brand }: Named): AuditFacts {
  return {
    ...detailFacts(product, brand),
    ...productValues(product),
    category: category?.name ?? null,
    photo: product.photo?.version ?? null,
    ...(product.photos && photoFacts(product.photos)),
  };
}

/** Only those details that the product has. */
function detailFacts(product: ProductRecord, brand: Named['brand']): AuditFacts {
  const texts = detailTexts(product, brand);
  const facts = Object.entries(mapDetails((name) => [texts[name], NO_DETAILS[name]]));
  return Object.fromEntries(
    facts.flatMap(([name, [text = '', none]]) =>
      text === none ? [] : [[name, text.replaceAll('\n', '; ')]],
    ),
  );
}
