import type { PromotionInput, StoredPromotion } from '@shop/shared';
import { inShopTime } from '../../../lib/time/shop-moment';
import { effectFor } from './effects';
import { NEW_PROMOTION, type GoodsSet, type PromotionTexts } from './promotion-fields';
import { tiersText } from './tiers';

type Goods = NonNullable<PromotionInput['goods']>;

/** A stored promotion as the form shows it. */
export function textsOf(stored: StoredPromotion, timeZone: string): PromotionTexts {
  return { ...textsLike(stored, timeZone), openedWith: JSON.stringify(stored) };
}

/** The form of a new promotion like another one, whose codes are its own. */
export function copyOf(stored: StoredPromotion, timeZone: string): PromotionTexts {
  return { ...textsLike(stored, timeZone), name: `${stored.name} (copy)`, coupons: '' };
}

function textsLike(stored: StoredPromotion, timeZone: string): PromotionTexts {
  const { tiers, goods, buyAndGet, conditions = {}, limits = {} } = stored;
  return {
    ...NEW_PROMOTION,
    name: stored.name,
    state: stored.isEnabled ? 'on' : 'off',
    effect: effectFor(stored),
    value: numberText(stored.value),
    tiersBy: tiers?.by ?? '',
    tiers: tiersText(
      tiers?.steps.map(({ from, value }) => ({ from: String(from), value: String(value) })) ?? [],
    ),
    maxPieces: numberText(stored.maxPieces),
    maxPiecesPerLine: numberText(stored.maxPiecesPerLine),
    first: stored.first ?? '',
    groupSize: numberText(stored.groupSize),
    maxDiscount: numberText(stored.maxDiscount),
    ...goodsTexts('goods', goods),
    ...(buyAndGet && buyAndGetTexts(buyAndGet)),
    ...goodsTexts('needed', conditions),
    minAmount: numberText(conditions.minAmount),
    minQuantity: numberText(conditions.minQuantity),
    shippingMethods: listText(conditions.shippingMethods),
    zones: listText(conditions.zones),
    weekdays: listText(conditions.weekdays),
    customerTags: conditions.customerTags?.join(', ') ?? '',
    customerGroups: listText(conditions.customerGroups),
    nthOrder: numberText(conditions.nthOrder),
    trigger: triggerOf(stored),
    coupons: stored.codes?.join(', ') ?? '',
    from: inShopTime(stored.from, timeZone),
    until: inShopTime(stored.until, timeZone),
    priority: String(stored.priority),
    together: togetherOf(stored),
    uses: numberText(limits.uses),
    usesPerCustomer: numberText(limits.usesPerCustomer),
    budget: numberText(limits.budget),
  };
}

function triggerOf({ codes, generatesCodes }: StoredPromotion): string {
  if (generatesCodes) return 'generated';
  return codes ? 'coupon' : 'automatic';
}

function togetherOf({ isExclusive, isCombinable }: StoredPromotion): string {
  if (isExclusive) return 'alone';
  return isCombinable ? 'any' : 'none';
}

function buyAndGetTexts({ buy, get, maxApplications }: NonNullable<PromotionInput['buyAndGet']>) {
  return {
    ...goodsTexts('buy', buy.goods),
    ...goodsTexts('get', get.goods),
    buyQuantity: String(buy.quantity),
    getQuantity: String(get.quantity),
    getPercent: String(get.percent),
    getFirst: get.first ?? 'cheapest',
    maxApplications: numberText(maxApplications),
  };
}

function goodsTexts<Set extends GoodsSet>(set: Set, goods: Goods = {}) {
  const texts = {
    [`${set}Products`]: listText(goods.products),
    [`${set}Categories`]: listText(goods.categories),
    [`${set}Brands`]: listText(goods.brands),
    [`${set}Tags`]: goods.tags?.join(', ') ?? '',
    [`${set}MinPrice`]: numberText(goods.minPrice),
    [`${set}MaxPrice`]: numberText(goods.maxPrice),
    [`${set}NotOnSale`]: goods.notOnSale ? 'yes' : '',
  };
  return texts as Pick<PromotionTexts, `${Set}Products`>;
}

const numberText = (number: number | undefined) => (number === undefined ? '' : String(number));
const listText = (list: readonly (string | number)[] | undefined) => list?.join(',') ?? '';
