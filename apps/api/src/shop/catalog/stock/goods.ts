import type { TaxClass } from '@shop/shared';
import type { ProductRecord } from '../products/product.model.js';
import type { VariantRecord } from '../variants/variant.model.js';

/** What promotions, carriers and taxes ask about what is sold. */
export interface Goods {
  category: string;
  /** The brand's id. */
  brand?: string;
  /** In the form that they are found by. */
  tags?: readonly string[];
  /** Whether its price is a reduced one. */
  isOnSale: boolean;
  /** Whether it is delivered: it is, unless the product says that it is not. */
  isDelivered: boolean;
  /** Per piece, in grams; absent if it is unknown, and for what is not delivered. */
  weight?: number;
  /** No promotion takes a piece below it. */
  lowestPriceCents?: number;
  /** Absent for the class of its category. */
  taxClass?: TaxClass;
}

/** The fields of a product, and of a variant, that `goodsOf` needs. */
export const GOODS_FIELDS = {
  category: 1,
  brand: 1,
  tagKeys: 1,
  priceCents: 1,
  compareAtCents: 1,
  lowestPriceCents: 1,
  shipping: 1,
  weight: 1,
  taxClass: 1,
} as const;
export const VARIANT_GOODS_FIELDS = {
  priceCents: 1,
  compareAtCents: 1,
  lowestPriceCents: 1,
  weight: 1,
} as const;

type ProductGoods = Pick<
  ProductRecord,
  | 'category'
  | 'brand'
  | 'tagKeys'
  | 'priceCents'
  | 'compareAtCents'
  | 'lowestPriceCents'
  | 'shipping'
  | 'weight'
  | 'taxClass'
>;
/** What a variant decides itself. */
export type VariantGoods = Pick<VariantRecord, keyof typeof VARIANT_GOODS_FIELDS>;

/** The goods that a product is, or one of its variants. A variant has the weight and the lowest price of the product
 * unless it has its own. */
export function goodsOf(product: ProductGoods, variant?: VariantGoods): Goods {
  const { category, brand, tagKeys, shipping, taxClass } = product;
  const lowestPriceCents = variant?.lowestPriceCents ?? product.lowestPriceCents;
  const { priceCents, compareAtCents } = variant ?? product;
  const isDelivered = shipping !== false;
  const weight = variant?.weight ?? product.weight;
  return {
    category: category.toHexString(),
    ...(brand && { brand: brand.toHexString() }),
    ...(tagKeys && { tags: tagKeys }),
    isOnSale: (compareAtCents ?? 0) > priceCents,
    isDelivered,
    ...(lowestPriceCents !== undefined && { lowestPriceCents }),
    ...(taxClass && { taxClass }),
    ...(isDelivered && weight !== undefined && { weight }),
  };
}
