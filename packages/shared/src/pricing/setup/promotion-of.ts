import { centsFromDollars } from '../../money.js';
import { foldedText } from '../../catalog/variants/variant-texts.js';
import type { Goods, Promotion } from '../promotions/promotion.js';
import type { PromotionInput, StoredPromotion } from './promotions.js';

type WireGoods = NonNullable<PromotionInput['goods']>;

/** A stored promotion as `priceOrder` takes it: in cents and thousandths of a percent. */
export function promotionOf(stored: StoredPromotion): Promotion {
  const { _id, name, kind, scope, value = 0, tiers, buyAndGet, conditions, limits } = stored;
  const valueOf = (one: number) => (kind === 'percent' ? thousandths(one) : centsFromDollars(one));
  const { goods, first, maxDiscount, from, until } = stored;
  return {
    id: _id,
    name,
    kind,
    scope,
    value: valueOf(value),
    tiers: tiers && {
      by: tiers.by,
      steps: tiers.steps.map((step) => ({
        from: tiers.by === 'amount' ? centsFromDollars(step.from) : step.from,
        value: valueOf(step.value),
      })),
    },
    goods: goods && goodsOf(goods),
    buyAndGet: buyAndGet && buyAndGetOf(buyAndGet),
    maxPieces: stored.maxPieces ?? (kind === 'gift' ? 1 : undefined),
    maxPiecesPerLine: stored.maxPiecesPerLine,
    isCheapestFirst: first && first === 'cheapest',
    groupSize: stored.groupSize,
    maxDiscountCents: cents(maxDiscount),
    conditions: conditions && conditionsOf(conditions),
    // Generated codes are not in memory: those that were entered are looked up.
    codes: stored.codes ?? (stored.generatesCodes ? [] : undefined),
    generatesCodes: stored.generatesCodes,
    isDisabled: !stored.isEnabled,
    from: moment(from),
    until: moment(until),
    priority: stored.priority,
    isExclusive: stored.isExclusive,
    isNotCombinable: !stored.isCombinable,
    limits: limits && {
      uses: limits.uses,
      usesPerCustomer: limits.usesPerCustomer,
      budgetCents: cents(limits.budget),
    },
    used: stored.used,
    spentCents: centsFromDollars(stored.spent),
  };
}

function conditionsOf(
  conditions: NonNullable<PromotionInput['conditions']>,
): NonNullable<Promotion['conditions']> {
  return {
    ...goodsOf(conditions),
    minAmountCents: cents(conditions.minAmount),
    minQuantity: conditions.minQuantity,
    shippingMethods: conditions.shippingMethods,
    zones: conditions.zones,
    weekdays: conditions.weekdays,
    customerTags: conditions.customerTags?.map(foldedText),
    customerGroups: conditions.customerGroups,
    nthOrder: conditions.nthOrder,
  };
}

function goodsOf({
  products,
  categories,
  brands,
  tags,
  minPrice,
  maxPrice,
  notOnSale,
}: WireGoods): Goods {
  return {
    products,
    categories,
    brands,
    tags: tags?.map(foldedText),
    minPriceCents: cents(minPrice),
    maxPriceCents: cents(maxPrice),
    isSaleExcluded: notOnSale,
  };
}

function buyAndGetOf({
  buy,
  get,
  maxApplications,
}: NonNullable<PromotionInput['buyAndGet']>): Promotion['buyAndGet'] {
  return {
    buy: { quantity: buy.quantity, goods: goodsOf(buy.goods ?? {}) },
    get: {
      quantity: get.quantity,
      goods: goodsOf(get.goods ?? {}),
      percent: thousandths(get.percent),
      isDearestFirst: get.first === 'dearest',
    },
    maxApplications,
  };
}

const cents = (dollars: number | undefined) =>
  dollars === undefined ? undefined : centsFromDollars(dollars);
const moment = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

/** A percentage as a whole number of thousandths. */
export function thousandths(percent: number): number {
  return Math.round(percent * 1000);
}
