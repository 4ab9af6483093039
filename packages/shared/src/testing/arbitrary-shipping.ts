import fc from 'fast-check';
import type { ShippingPrice } from '../pricing/shipping/shipping-method.js';
import { cents, maybe } from './arbitrary-values.js';

const METHOD = 'parcel';

/** Two tiers; the second ends at a measure, or never. */
const tiered = fc
  .record({
    by: fc.constantFrom('weight' as const, 'amount' as const),
    first: fc.integer({ min: 0, max: 5_000 }),
    more: fc.integer({ min: 1, max: 30_000 }),
    isOpen: fc.boolean(),
    prices: fc.tuple(cents(2_000), cents(4_000)),
  })
  .map(({ by, first, more, isOpen, prices: [low, high] }): ShippingPrice => ({
    by,
    tiers: [
      { upTo: first, priceCents: low },
      { ...(!isOpen && { upTo: first + more }), priceCents: high },
    ],
  }));

const price: fc.Arbitrary<ShippingPrice> = fc.oneof(
  cents(3_000).map((priceCents) => ({ by: 'flat' as const, priceCents })),
  fc.record({
    by: fc.constant('pieces' as const),
    firstCents: cents(2_000),
    eachCents: cents(500),
  }),
  tiered,
);

/** A method that is chosen, unless the order does not fit it; or no delivery. */
export const shipping = maybe(
  fc
    .record({
      price,
      freeFromCents: maybe(cents(30_000)),
      minWeight: maybe(fc.nat(2_000)),
      maxAmountCents: maybe(fc.integer({ min: 10_000, max: 60_000 })),
    })
    .map((method) => ({ methods: [{ ...method, id: METHOD, name: 'Parcel' }], chosen: METHOD })),
);
