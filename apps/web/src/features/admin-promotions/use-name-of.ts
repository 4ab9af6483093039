import type { PromotionInput } from '@shop/shared';
import { useCategoryOptions } from '../catalog';
import { useGroupChoices, useNamesOf, useZoneChoices } from '../admin-pricing';
import type { NameOf } from './sentence/words';

type Goods = NonNullable<PromotionInput['goods']>;

/** The names of everything that promotions name by ids; `…` while they are loading. */
export function useNameOf(promotions: readonly PromotionInput[]): NameOf {
  const goods = promotions.flatMap(goodsOf);
  const products = useNamesOf(
    'products',
    goods.flatMap(({ products: ids = [] }) => ids),
  );
  const brands = useNamesOf(
    'brands',
    goods.flatMap(({ brands: ids = [] }) => ids),
  );
  const { zones = [], methods = [] } = useZoneChoices();
  const groups = useGroupChoices() ?? [];
  const options = [...(useCategoryOptions() ?? []), ...zones, ...methods, ...groups];
  return (id) =>
    products.get(id) ?? brands.get(id) ?? options.find(({ value }) => value === id)?.label ?? '…';
}

function goodsOf({ goods = {}, buyAndGet, conditions = {} }: PromotionInput): Goods[] {
  return [goods, buyAndGet?.buy.goods ?? {}, buyAndGet?.get.goods ?? {}, conditions];
}
