import { describe, expect, it } from 'vitest';
import { allocateWithin } from '../../pricing/arithmetic/allocate.js';
import { portion } from '../../pricing/arithmetic/portion.js';
import type { TaxRules } from '../../pricing/order-to-price.js';
import { priceOrder } from '../../pricing/price-order.js';
import type { PricedLine } from '../../pricing/priced-line.js';
import type { Promotion } from '../../pricing/promotions/promotion.js';
import type { ShippingMethod } from '../../pricing/shipping/shipping-method.js';
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
  // What we do instead is below.
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

describe('what other shops decide otherwise about delivery', () => {
  const offered = (method: ShippingMethod, lines: PricedLine[], taxes?: TaxRules) =>
    priceOrder({ lines, occasion: NOW, shipping: { methods: [method] }, ...(taxes && { taxes }) })
      .offers;
  const pieces = { by: 'pieces', firstCents: 500, eachCents: 100 } as const;

  it('solidus-056: the price of the first piece is charged once', () => {
    const method = { id: 'x', name: 'x', price: pieces };
    expect(offered(method, [lineOf('a', 1000, 10)])).toMatchObject([{ priceCents: 1400 }]);
  });

  it('solidus-057: steps by the amount come near to a price in percent', () => {
    const tiers = [{ upTo: 40_00, priceCents: 4_00 }, { priceCents: 5_00 }];
    const method = { id: 'x', name: 'x', price: { by: 'amount', tiers } } as const;
    expect(offered(method, [lineOf('a', 40_44)])).toMatchObject([{ priceCents: 5_00 }]);
  });

  it('sylius-166: amounts are compared as prices are, without a tax that is added', () => {
    const flat = { by: 'flat', priceCents: 100 } as const;
    const method = { id: 'x', name: 'x', price: flat, minAmountCents: 50_00 };
    const vat = { name: 'VAT', taxClass: 'standard', rate: 20_000 };
    const rules = (isIncluded: boolean) =>
      ({ isIncluded, rounding: 'line', rates: [vat] }) as const;
    expect(offered(method, [lineOf('jacket', 42_00)], rules(false))).toEqual([]);
    expect(offered(method, [lineOf('jacket', 50_40)], rules(true))).toHaveLength(1);
  });
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
