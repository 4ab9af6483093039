import fc from 'fast-check';
import type { OrderToPrice, TaxRules } from '../pricing/order-to-price.js';
import type { PricedLine } from '../pricing/priced-line.js';
import type { Goods, Promotion } from '../pricing/promotions/promotion.js';
import type { ShippingMethod } from '../pricing/shipping/shipping-method.js';

const CATEGORIES = ['mugs', 'hats', 'shirts'];
const TAX_CLASSES = ['standard', 'reduced', 'zero'];
const METHOD = 'parcel';

const cents = (max: number) => fc.integer({ min: 0, max });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

const line = fc
  .record({
    priceCents: fc.oneof(cents(500), cents(20_000), fc.constant(0)),
    quantity: fc.integer({ min: 1, max: 6 }),
    categories: fc.subarray(CATEGORIES, { maxLength: 2 }),
    isOnSale: fc.boolean(),
    taxClass: fc.constantFrom(...TAX_CLASSES),
    floor: maybe(fc.integer({ min: 0, max: 100 })),
  })
  .map(({ floor, ...one }) => ({
    ...one,
    ...(floor !== undefined && { lowestPriceCents: Math.floor((one.priceCents * floor) / 100) }),
  }));

/** Up to six lines with ids that are not in the order of the lines. */
export const lines: fc.Arbitrary<PricedLine[]> = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 6 }),
    fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 6 }),
  )
  .map(([some, ids]) =>
    some.map((one, index) => ({ ...one, id: ids[index] ?? '', product: ids[index] ?? '' })),
  );

const goods: fc.Arbitrary<Goods | undefined> = maybe(
  fc.record({
    categories: maybe(fc.subarray(CATEGORIES, { minLength: 1 })),
    minPriceCents: maybe(cents(5_000)),
    isSaleExcluded: fc.boolean(),
  }),
);

const value = (kind: string) =>
  kind === 'percent' ? fc.integer({ min: 1, max: 100_000 }) : fc.integer({ min: 1, max: 9_000 });

const plainPromotion = fc
  .constantFrom(
    ['percent', 'items'] as const,
    ['fixedEach', 'items'] as const,
    ['fixedLine', 'items'] as const,
    ['percent', 'order'] as const,
    ['fixed', 'order'] as const,
    ['percent', 'shipping'] as const,
    ['fixed', 'shipping'] as const,
    ['freeShipping', 'shipping'] as const,
  )
  .chain(([kind, scope]) =>
    fc.record({
      kind: fc.constant(kind),
      scope: fc.constant(scope),
      value: value(kind),
      goods: scope === 'shipping' ? fc.constant(undefined) : goods,
      maxPieces: maybe(fc.integer({ min: 1, max: 8 })),
      groupSize: maybe(fc.integer({ min: 1, max: 3 })),
      maxDiscountCents: maybe(fc.integer({ min: 1, max: 5_000 })),
      isNotCombinable: fc.constantFrom(false, false, false, true),
    }),
  );

const buyAndGet = fc
  .record({
    bought: fc.integer({ min: 1, max: 3 }),
    got: fc.integer({ min: 1, max: 2 }),
    percent: fc.integer({ min: 1, max: 100_000 }),
    goods,
    isDearestFirst: fc.boolean(),
    maxApplications: maybe(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ bought, got, percent, goods: which = {}, isDearestFirst, maxApplications }) => ({
    kind: 'buyXgetY' as const,
    scope: 'items' as const,
    value: 0,
    buyAndGet: {
      buy: { quantity: bought, goods: which },
      get: { quantity: got, goods: which, percent, isDearestFirst },
      maxApplications,
    },
  }));

/** Promotions of all kinds, without conditions, with priorities that differ. */
export const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(fc.oneof({ weight: 5, arbitrary: plainPromotion }, buyAndGet), { maxLength: 4 })
  .map((some) =>
    some.map((one, index) => ({ ...one, id: `p${index}`, name: `P${index}`, priority: -index })),
  );

/** Two rates, with all ways to charge them. */
export const taxes: fc.Arbitrary<TaxRules> = fc
  .record({
    isIncluded: fc.boolean(),
    rounding: fc.constantFrom('line' as const, 'total' as const),
    standard: fc.integer({ min: 0, max: 30_000 }),
    reduced: fc.integer({ min: 0, max: 12_000 }),
    isExempt: fc.constantFrom(false, false, false, true),
  })
  .map(({ standard, reduced, ...rules }) => ({
    ...rules,
    rates: [
      { name: 'VAT', taxClass: 'standard', rate: standard },
      { name: 'Reduced VAT', taxClass: 'reduced', rate: reduced },
    ],
  }));

const shipping = maybe(
  fc.record({ priceCents: cents(3_000), freeFromCents: maybe(cents(30_000)) }),
).map((price) => {
  if (!price) return undefined;
  const { priceCents, freeFromCents } = price;
  const method: ShippingMethod = {
    id: METHOD,
    name: 'Parcel',
    price: { by: 'flat', priceCents },
    freeFromCents,
  };
  return { methods: [method], chosen: METHOD };
});

/** An order with everything that can change what it costs. */
export const orders: fc.Arbitrary<OrderToPrice> = fc.record({
  lines,
  promotions,
  taxes,
  shipping,
});
