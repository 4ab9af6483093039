import type { PromotionInput } from '@shop/shared';

/** The code that the measured carts enter. */
export const CODE = 'NEWS-0';

const COMMON = { isEnabled: true, isExclusive: false, isCombinable: true };

/** The promotion with this number of a shop. */
export type PromotionAt = (index: number, products: readonly string[]) => PromotionInput;

/** As shops have them: of ten promotions, four have a code, and the others apply by themselves to certain carts. */
export const forSomeCarts: PromotionAt = (index, products) => {
  const promotion = { ...COMMON, name: `Promotion ${index}`, priority: index % 7 };
  const percent = { ...promotion, kind: 'percent' as const, value: 5 };
  const product = products[index % products.length] ?? '';
  switch (index % 10) {
    case 0:
    case 1:
    case 2:
    case 3:
      return { ...percent, scope: 'order', codes: [`NEWS-${index}`] };
    case 4:
    case 5:
      return { ...percent, scope: 'items', goods: { products: [product] } };
    case 6:
      return { ...percent, scope: 'items', goods: { minPrice: 100 + index } };
    case 7:
      return { ...percent, scope: 'items', goods: { tags: [`tag-${index}`] } };
    case 8:
      return { ...percent, scope: 'order', conditions: { customerTags: [`club-${index}`] } };
    default:
      return {
        ...promotion,
        kind: 'freeShipping',
        scope: 'shipping',
        conditions: { minAmount: 200 + index },
      };
  }
};

/** All apply to each cart: an amount off the order, a percentage off the delivery, or one off a product. */
export const forAllCarts: PromotionAt = (index, products) => {
  const promotion = { ...COMMON, name: `Promotion ${index}`, priority: index % 7 };
  const product = products[index % products.length] ?? '';
  switch (index % 4) {
    case 0:
      return { ...promotion, kind: 'fixed', scope: 'order', value: 0.01 };
    case 1:
      return { ...promotion, kind: 'percent', scope: 'shipping', value: 1 };
    default:
      return {
        ...promotion,
        kind: 'percent',
        scope: 'items',
        value: 1,
        goods: { products: [product] },
      };
  }
};
