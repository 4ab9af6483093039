import { normalizeCode } from '../../pricing/promotions/codes.js';
import type { Goods, Promotion } from '../../pricing/promotions/promotion.js';
import type { ExampleGoods, ExamplePromotion } from './example.js';
import { endOf } from './end-of.js';

/** The promotion of an example as the shop has it. */
export function promotionOf(example: ExamplePromotion): Promotion {
  const { id, kind, scope, value = 0, match, conditions, code } = example;
  return {
    id,
    name: id,
    kind,
    scope,
    value: kind === 'percent' ? thousandths(value) : value,
    goods: match && goodsOf(match),
    buyAndGet: buyAndGetOf(example),
    maxPieces: example.maxUnits,
    maxPiecesPerLine: example.maxUnitsPerLine,
    isCheapestFirst: example.prefer && example.prefer === 'cheapest',
    groupSize: example.groupSize,
    maxDiscountCents: example.maxDiscount,
    conditions: {
      ...goodsOf(conditions ?? {}),
      minAmountCents: conditions?.minSubtotal,
      minQuantity: conditions?.minQuantity,
      shippingMethods: conditions?.shippingMethods ?? match?.shippingMethods,
      customerTags: example.groups,
      nthOrder: example.nthOrder,
    },
    codes: code === undefined ? undefined : [normalizeCode(code)],
    isDisabled: example.enabled === false,
    from: example.startsAt === undefined ? undefined : Date.parse(example.startsAt),
    until: example.endsAt === undefined ? undefined : endOf(example.endsAt),
    priority: example.priority,
    isExclusive: example.exclusive,
    isNotCombinable: example.combinable === false,
    limits: {
      uses: example.usageLimit ?? undefined,
      usesPerCustomer: example.perCustomerLimit ?? undefined,
    },
    used: example.used,
  };
}

function thousandths(percent: number): number {
  return Math.round(percent * 1000);
}

function goodsOf(goods: ExampleGoods): Goods {
  return {
    lines: goods.lines,
    products: goods.products,
    categories: goods.categories,
    minPriceCents: goods.minUnitPrice,
    maxPriceCents: goods.maxUnitPrice,
    isSaleExcluded: goods.excludeOnSale,
  };
}

function buyAndGetOf({ buy, get, maxApplications }: ExamplePromotion): Promotion['buyAndGet'] {
  if (!buy || !get) return undefined;
  return {
    buy: { quantity: buy.quantity, goods: goodsOf(buy.match ?? {}) },
    get: {
      quantity: get.quantity,
      goods: goodsOf(get.match ?? {}),
      percent: thousandths(get.percent),
      isDearestFirst: get.prefer === 'expensive',
    },
    maxApplications,
  };
}
