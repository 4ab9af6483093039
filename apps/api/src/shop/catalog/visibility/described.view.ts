import type { AdministeredProduct } from '@shop/shared';
import type { ShownProduct } from '../products/shown-product.js';

type Described = Pick<
  AdministeredProduct,
  'attributes' | 'weight' | 'barcode' | 'sku' | 'seo' | 'tags'
>;

/** What describes a product in addition to what lists have of it. */
export function describedView({
  attributes,
  weight,
  barcode,
  sku,
  seo,
  tags,
}: ShownProduct): Described {
  return {
    ...(attributes && { attributes: attributes.map(({ name, value }) => ({ name, value })) }),
    ...(weight !== undefined && { weight }),
    ...(barcode && { barcode }),
    ...(sku && { sku }),
    ...(seo && { seo: { ...seo } }),
    ...(tags && { tags }),
  };
}
