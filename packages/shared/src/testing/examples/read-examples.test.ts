import { describe, expect, it } from 'vitest';
import { allocateWithin } from '../../pricing/arithmetic/allocate.js';
import { portion } from '../../pricing/arithmetic/portion.js';
import { priceOrder } from '../../pricing/price-order.js';
import type { Promotion } from '../../pricing/promotions/promotion.js';
import commerce from './commerce.json' with { type: 'json' };
import { methodOf, type RateExample } from './method-of.js';

/** The examples of a type that only people can read, without those that our shop decides differently or has no use for. */
function examplesOf<T extends { id: string; type: string }>(type: T['type'], ...without: string[]) {
  const examples = commerce.toRead as { id: string; type: string }[];
  return examples
    .filter((one): one is T => one.type === type && !without.includes(one.id))
    .map((one) => [one.id, one] as const);
}

const NOW = { now: 0, weekday: 4 };
const lineOf = (id: string, priceCents: number, quantity = 1) => ({
  id,
  product: id,
  priceCents,
  quantity,
});

describe('a way of delivery', () => {
  // The shop has no price in percent and none that starts again after some pieces, and compares amounts as prices are.
  const examples = examplesOf<RateExample>('rate', 'solidus-056', 'solidus-057', 'sylius-166');
  it.each(examples)(
    'is offered at its price: %s',
    (_id, { method, methods, cart, expect: wanted }) => {
      const { subtotal = 1000, quantity = 1, weight = 0, discount = 0, choose } = cart;
      const fixed = { id: 'x', name: 'x', kind: 'fixed', scope: 'order', value: discount } as const;
      const last = { ...lineOf('last', subtotal), weight: Math.round(weight * 1000) };
      const price = priceOrder({
        lines: quantity > 1 ? [last, lineOf('free', 0, quantity - 1)] : [last],
        promotions: discount > 0 ? [fixed] : [],
        occasion: NOW,
        shipping: { methods: (methods ?? (method ? [method] : [])).map(methodOf), chosen: choose },
      });
      const { offers, delivery, totalCents } = price;
      if (wanted.available) expect(offers.map((one) => one.method.id)).toEqual(wanted.available);
      const priceCents = choose ? delivery?.priceCents : offers[0]?.priceCents;
      if (wanted.price !== undefined) expect(priceCents).toBe(wanted.price);
      if (wanted.total !== undefined) expect(totalCents).toBe(wanted.total);
    },
  );
});

interface TierExample {
  id: string;
  type: string;
  kind: string;
  base: number;
  tiers: Record<string, number>;
  subtotal?: number;
  lineTotal?: number;
  eligibleQuantity?: number;
  expect: { discount: number };
}

describe('a promotion with tiers', () => {
  it.each(examplesOf<TierExample>('tier'))(
    'takes the value of the highest reached: %s',
    (_id, example) => {
      const {
        kind,
        base,
        tiers,
        subtotal,
        lineTotal = subtotal ?? 0,
        eligibleQuantity = 1,
      } = example;
      const isPercent = kind !== 'tieredFixed';
      const value = (given: number) => (isPercent ? given * 1000 : given);
      const promotion: Promotion = {
        id: 'x',
        name: 'x',
        kind: isPercent ? 'percent' : 'fixed',
        scope: 'order',
        value: value(base),
        goods: { lines: ['a', 'b'] },
        tiers: {
          by: kind === 'tieredPercentByQuantity' ? 'quantity' : 'amount',
          steps: Object.entries(tiers).map(([from, given]) => ({
            from: Number(from),
            value: value(given),
          })),
        },
      };
      const rest = (subtotal ?? lineTotal) - lineTotal;
      const lines = [
        lineOf('a', lineTotal - (eligibleQuantity - 1)),
        lineOf('b', 1, eligibleQuantity - 1),
        lineOf('rest', rest),
      ];
      const sold = lines.filter(({ quantity }) => quantity > 0);
      const { discountCents } = priceOrder({ lines: sold, promotions: [promotion], occasion: NOW });
      expect(discountCents).toBe(example.expect.discount);
    },
  );
});

interface SplitExample {
  id: string;
  type: string;
  kind: string;
  value: number;
  subtotal: number;
  shipping: number;
  expect: { subtotalDiscount: number; shippingDiscount: number };
}

describe('an amount that is split over goods and delivery', () => {
  it.each(examplesOf<SplitExample>('split'))(
    'goes by their prices, and never beyond: %s',
    (_id, example) => {
      const { kind, value, subtotal, shipping, expect: wanted } = example;
      const parts = [subtotal, shipping];
      const shares =
        kind === 'percent'
          ? parts.map((part) => portion(part, Math.round(value * 1000), 100_000))
          : allocateWithin(value, parts, parts);
      expect(shares).toEqual([wanted.subtotalDiscount, wanted.shippingDiscount]);
    },
  );
});
