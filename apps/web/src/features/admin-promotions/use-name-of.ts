import type { PromotionInput } from '@shop/shared';
import { useCategoryOptions } from '../catalog';
import { useGroupChoices, useNamesOf, useZoneChoices } from '../admin-pricing';
import type { NameOf } from './sentence/words';

type Goods = NonNullable<PromotionInput['goods']>;

/** The names of everything that promotions name by ids; `…` while they are loading. */
export function useNameOf(promotions: readonly PromotionInput[]): NameOf {
  const { productIds, brandIds } = namedIds(promotions);
  const products = useNamesOf('products', productIds);
  const brands = useNamesOf('brands', brandIds);
  const { zones = [], methods = [] } = useZoneChoices();
  const groups = useGroupChoices() ?? [];
  const options = [...(useCategoryOptions() ?? []), ...zones, ...methods, ...groups];
  return (id) =>
    products.get(id) ?? brands.get(id) ?? options.find(({ value }) => value === id)?.label ?? '…';
}

/** The ids of the products and brands that promotions name. */
export function namedIds(promotions: readonly PromotionInput[]) {
  const goods = promotions.flatMap(goodsOf);
  return {
    productIds: goods.flatMap(({ products = [] }) => products),
    brandIds: goods.flatMap(({ brands = [] }) => brands),
  };
}

function goodsOf({ goods = {}, buyAndGet, conditions = {} }: PromotionInput): Goods[] {
  return [goods, buyAndGet?.buy.goods ?? {}, buyAndGet?.get.goods ?? {}, conditions];
}
