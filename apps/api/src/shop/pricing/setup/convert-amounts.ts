import type { CustomerGroupInput, PromotionInput } from '@shop/shared';
import type { ZoneRule } from './rule.model.js';

/** Turns an amount in dollars into one in cents, or the other way. */
export type Convert = (amount: number) => number;

type Goods = NonNullable<PromotionInput['goods']>;
type ShippingPrice = ZoneRule['methods'][number]['price'];

const PRICES = ['minPrice', 'maxPrice'] as const;

/** A promotion with its amounts of money converted, and all else as it is. */
export function convertPromotion(promotion: PromotionInput, convert: Convert): PromotionInput {
  const { kind, tiers, goods, buyAndGet, conditions, limits } = promotion;
  const values = kind === 'percent' ? [] : (['value'] as const);
  const steps = tiers?.by === 'amount' ? (['from', ...values] as const) : values;
  const inGoods = <Side extends { goods?: Goods | undefined }>(side: Side): Side =>
    side.goods ? { ...side, goods: converted(side.goods, PRICES, convert) } : side;
  return {
    ...converted(promotion, ['maxDiscount', ...values], convert),
    ...(tiers && {
      tiers: { ...tiers, steps: tiers.steps.map((step) => converted(step, steps, convert)) },
    }),
    ...(goods && { goods: converted(goods, PRICES, convert) }),
    ...(buyAndGet && {
      buyAndGet: { ...buyAndGet, buy: inGoods(buyAndGet.buy), get: inGoods(buyAndGet.get) },
    }),
    ...(conditions && { conditions: converted(conditions, [...PRICES, 'minAmount'], convert) }),
    ...(limits && { limits: converted(limits, ['budget'], convert) }),
  };
}

/** A delivery zone with its amounts of money converted, and all else as it is. */
export function convertZone(zone: ZoneRule, convert: Convert): ZoneRule {
  const methods = zone.methods.map((method) => ({
    ...converted(method, ['freeFrom', 'minAmount', 'maxAmount'], convert),
    price: convertPrice(method.price, convert),
  }));
  return { ...zone, methods };
}

/** A group of customers with its amounts of money converted, and all else as it is. */
export function convertGroup(group: CustomerGroupInput, convert: Convert): CustomerGroupInput {
  return converted(group, ['minSpent'], convert);
}

function convertPrice(price: ShippingPrice, convert: Convert): ShippingPrice {
  switch (price.by) {
    case 'flat':
      return converted(price, ['price'], convert);
    case 'pieces':
      return converted(price, ['first', 'each'], convert);
    default: {
      const names = price.by === 'amount' ? (['upTo', 'price'] as const) : (['price'] as const);
      return { ...price, tiers: price.tiers.map((tier) => converted(tier, names, convert)) };
    }
  }
}

/** An object with these of its amounts converted. Those that it lacks stay absent. */
function converted<T extends object>(of: T, names: readonly (keyof T)[], convert: Convert): T {
  const amounts = names.flatMap((name): [PropertyKey, number][] => {
    const amount = of[name];
    return typeof amount === 'number' ? [[name, convert(amount)]] : [];
  });
  return { ...of, ...Object.fromEntries<number>(amounts) };
}
