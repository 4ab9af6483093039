import fc from 'fast-check';
import type { Goods, Promotion } from '../pricing/promotions/promotion.js';
import { cents, maybe } from './arbitrary-values.js';

/** The categories of goods. */
export const CATEGORIES = ['mugs', 'hats', 'shirts'];

const goods: fc.Arbitrary<Goods | undefined> = maybe(
  fc.record({
    categories: maybe(fc.subarray(CATEGORIES, { minLength: 1 })),
    minPriceCents: maybe(cents(5_000)),
    isSaleExcluded: fc.boolean(),
  }),
);

const value = (kind: string) =>
  kind === 'percent' ? fc.integer({ min: 1, max: 100_000 }) : fc.integer({ min: 1, max: 9_000 });

/** Up to three tiers, which may begin at the same place and need not rise. */
const tiers = (kind: string) =>
  fc.oneof(
    fc.record({
      by: fc.constant('amount' as const),
      steps: fc.array(fc.record({ from: cents(40_000), value: value(kind) }), { maxLength: 3 }),
    }),
    fc.record({
      by: fc.constant('quantity' as const),
      steps: fc.array(fc.record({ from: fc.nat(12), value: value(kind) }), { maxLength: 3 }),
    }),
  );

/** What it may still take off, which may be nothing. */
const limited = fc.record({
  limits: maybe(fc.record({ budgetCents: fc.integer({ min: 1, max: 20_000 }) })),
  spentCents: cents(10_000),
});

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
      maxPiecesPerLine: maybe(fc.integer({ min: 1, max: 4 })),
      isCheapestFirst: fc.boolean(),
      tiers: maybe(tiers(kind)),
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

/** One of the lines' products is given. */
const gift = fc.record({
  kind: fc.constant('gift' as const),
  scope: fc.constant('items' as const),
  value: fc.constant(0),
  goods: fc.record({ products: fc.subarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1 }) }),
  maxPieces: fc.integer({ min: 1, max: 2 }),
  conditions: maybe(fc.record({ minAmountCents: cents(20_000) })),
});

const oneAlone = fc.constantFrom(...Array<boolean>(11).fill(false), true);

/** Promotions of all kinds, with priorities that differ. */
export const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 5, arbitrary: plainPromotion }, buyAndGet, gift),
      maybe(limited),
      oneAlone,
    ),
    { maxLength: 4 },
  )
  .map((some) =>
    some.map(([one, limits, isExclusive], index) => ({
      ...{ ...one, ...limits, isExclusive },
      ...{ id: `p${index}`, name: `P${index}`, priority: -index },
    })),
  );
