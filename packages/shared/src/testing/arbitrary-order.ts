import fc from 'fast-check';
import type { OrderToPrice, TaxRules } from '../pricing/order-to-price.js';
import type { PricedLine } from '../pricing/priced-line.js';
import { CATEGORIES, promotions } from './arbitrary-promotions.js';
import { shipping } from './arbitrary-shipping.js';
import { cents, maybe } from './arbitrary-values.js';

const TAX_CLASSES = ['standard', 'reduced', 'zero'];

const line = fc
  .record({
    priceCents: fc.oneof(cents(500), cents(20_000), fc.constant(0)),
    quantity: fc.integer({ min: 1, max: 6 }),
    categories: fc.subarray(CATEGORIES, { maxLength: 2 }),
    isOnSale: fc.boolean(),
    taxClass: fc.constantFrom(...TAX_CLASSES),
    weight: maybe(fc.integer({ min: 0, max: 4_000 })),
    isDelivered: fc.constantFrom(true, true, true, false),
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

/** An order with everything that can change what it costs. */
export const orders: fc.Arbitrary<OrderToPrice> = fc.record({
  lines,
  promotions,
  taxes,
  shipping,
});
