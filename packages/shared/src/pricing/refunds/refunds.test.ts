import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orders } from '../../testing/arbitrary-order.js';
import { RUNS } from '../../testing/runs.js';
import { sumOf } from '../arithmetic/sum.js';
import { priceOrder } from '../price-order.js';
import { planRefund } from './plan-refund.js';
import type { Refund, RefundRequest } from './refund.js';
import { unitShares } from './unit-shares.js';

const line = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const amountCents = fc.integer({ min: -10, max: 8_000 });
const unit = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });

const requests: fc.Arbitrary<RefundRequest> = fc.oneof(
  fc
    .array(fc.record({ line, quantity: fc.integer({ min: 1, max: 4 }), unit }), { maxLength: 3 })
    .map((pieces) => ({ pieces })),
  fc
    .array(fc.record({ line, amountCents, unit }), { maxLength: 3 })
    .map((amounts) => ({ amounts })),
  fc.constant({ shipping: true } as const),
  amountCents.map((cents) => ({ shipping: { amountCents: cents } })),
  amountCents.map((cents) => ({ amountCents: cents })),
);

/** Makes the refunds that can be made, one after the other. */
function refundAll(price: ReturnType<typeof priceOrder>, asked: readonly RefundRequest[]) {
  const made: Refund[] = [];
  for (const request of asked) {
    const refund = planRefund(price, true, made, request);
    if (typeof refund !== 'string') made.push(refund);
  }
  return made;
}

describe('the refunds of any order', () => {
  it('never exceed what was paid, and add up to it and to its tax in the end', () => {
    const any = fc.tuple(orders, fc.array(requests, { maxLength: 8 }));
    fc.assert(
      fc.property(any, ([order, asked]) => {
        const price = priceOrder(order);
        const made = refundAll(price, [...asked, { isAll: true }]);
        for (const { amountCents: amount, taxCents, remainingCents } of made) {
          assert.ok(amount > 0);
          assert.ok(taxCents >= 0);
          assert.ok(taxCents <= amount);
          assert.ok(remainingCents >= 0);
        }
        assert.equal(
          sumOf(made, (refund) => refund.amountCents),
          price.totalCents,
        );
        assert.equal(
          sumOf(made, ({ taxCents }) => taxCents),
          price.totalCents === 0 ? 0 : price.taxCents,
        );
      }),
      RUNS,
    );
  });

  it('leave no more tax than money, however the delivery without tax is given back', () => {
    const price = priceOrder({
      lines: [
        { id: 'a', product: 'a', priceCents: 307, quantity: 5, taxClass: 'reduced' },
        { id: 'e', product: 'e', priceCents: 278, quantity: 5, taxClass: 'standard' },
      ],
      taxes: {
        isIncluded: true,
        rounding: 'line',
        rates: [
          { name: 'VAT', taxClass: 'standard', rate: 0 },
          { name: 'Reduced VAT', taxClass: 'reduced', rate: 755 },
        ],
      },
      shipping: {
        methods: [{ id: 'parcel', name: 'Parcel', price: { by: 'flat', priceCents: 1749 } }],
        chosen: 'parcel',
      },
    });
    const made = refundAll(price, [{ amountCents: 2921 }, { shipping: true }, { isAll: true }]);
    expect(made.map(({ amountCents, taxCents }) => [amountCents, taxCents])).toEqual([
      [2921, 7],
      [1749, 4],
      [4, 1],
    ]);
  });

  it('with a deduction keep it to the cent, with its share of the tax, and leave it to be refunded', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 100_000 }), (order, deductionCents) => {
        const price = priceOrder(order);
        const pieces = order.lines.map(({ id, quantity }) => ({ line: id, quantity }));
        const whole = planRefund(price, true, [], { pieces });
        const made = planRefund(price, true, [], { pieces, deductionCents });
        if (typeof whole === 'string' || typeof made === 'string') {
          const isTooHigh = typeof whole !== 'string' && deductionCents >= whole.amountCents;
          expect(made).toBe(isTooHigh ? 'deduction-too-high' : whole);
          return;
        }
        expect(made.amountCents).toBe(whole.amountCents - deductionCents);
        expect(made.taxCents).toBeLessThanOrEqual(made.amountCents);
        if (made.remainingCents === 0) return;
        const rest = planRefund(price, true, [made], { isAll: true });
        expect(typeof rest !== 'string' && rest.amountCents).toBe(made.remainingCents);
      }),
      RUNS,
    );
  });

  it('limited to what is left take no more than that, and all of it if so much is asked for', () => {
    const any = fc.tuple(orders, fc.array(requests, { maxLength: 6 }), fc.nat({ max: 8_000 }));
    fc.assert(
      fc.property(any, ([order, asked, mostCents]) => {
        const price = priceOrder(order);
        const before = refundAll(price, asked);
        const left = price.totalCents - sumOf(before, ({ amountCents }) => amountCents);
        const pieces = order.lines.map(({ id, quantity }) => ({ line: id, quantity }));
        const shipping = price.delivery ? true : undefined;
        const whole = planRefund(price, true, before, { pieces, shipping });
        const most = planRefund(price, true, before, { pieces, shipping, mostCents: Infinity });
        const capped = planRefund(price, true, before, { pieces, shipping, mostCents });
        if (typeof whole !== 'string') expect(most).toEqual(whole);
        if (typeof most === 'string') {
          expect(most).toBe('amount-not-positive');
          expect(capped).toBe(most);
          return;
        }
        assert.ok(most.amountCents > 0);
        assert.ok(most.amountCents <= left);
        assert.ok(most.taxCents <= most.amountCents);
        const expected = Math.min(mostCents, most.amountCents);
        expect(typeof capped === 'string' ? 0 : capped.amountCents).toBe(expected);
        const after = [...before, most];
        const rest = planRefund(price, true, after, { isAll: true });
        expect(typeof rest === 'string' ? 0 : rest.amountCents).toBe(left - most.amountCents);
      }),
      RUNS,
    );
  });

  it('are compared with what is left after what is kept of them', () => {
    const lines = [
      { id: 'a', product: 'a', priceCents: 100_00, quantity: 1, taxClass: 'standard' },
    ];
    const price = priceOrder({ lines, taxes: { isIncluded: true, rounding: 'line', rates: [] } });
    const before = planRefund(price, true, [], { amountCents: 20_00 });
    const made = typeof before === 'string' ? [] : [before];
    const pieces = [{ line: 'a', quantity: 1 }];
    const kept = planRefund(price, true, made, { pieces, deductionCents: 20_00 });
    expect(kept).toMatchObject({ amountCents: 80_00, remainingCents: 0 });
    const tooMuch = planRefund(price, true, made, { pieces, deductionCents: 19_99 });
    expect(tooMuch).toBe('amount-exceeds-remaining');
    const limited = planRefund(price, true, made, { pieces, mostCents: Infinity });
    expect(limited).toMatchObject({ amountCents: 80_00, remainingCents: 0 });
  });

  it('of a line and of its pieces end in the same sums in any order', () => {
    const any = orders.chain((order) =>
      fc.tuple(
        fc.constant(order),
        fc.shuffledSubarray(
          order.lines.flatMap(({ id, quantity }) =>
            Array.from({ length: quantity }, (_, index) => ({ line: id, unit: index + 1 })),
          ),
          { minLength: sumOf(order.lines, ({ quantity }) => quantity) },
        ),
      ),
    );
    fc.assert(
      fc.property(any, ([order, pieces]) => {
        const price = priceOrder(order);
        const asked = pieces.map((piece) => ({ pieces: [{ ...piece, quantity: 1 }] }));
        const made = refundAll(price, asked);
        const paid = sumOf(price.lines, ({ totalCents }) => totalCents);
        assert.equal(
          sumOf(made, (refund) => refund.amountCents),
          paid,
        );
        if (paid > 0 && !price.delivery)
          assert.equal(
            sumOf(made, ({ taxCents }) => taxCents),
            price.taxCents,
          );
      }),
      RUNS,
    );
  });
});

it('what is left of a line has the pieces that were not given back before', () => {
  const price = priceOrder({
    lines: [{ id: 'tee', product: 'a', priceCents: 19_99, quantity: 3 }],
  });
  const made = refundAll(price, [{ pieces: [{ line: 'tee', quantity: 1 }] }, { isAll: true }]);
  expect(made.map(({ parts }) => parts.map(({ pieces }) => pieces))).toEqual([[1], [2]]);
});

it('what was paid for a line is split over its pieces to the cent', () => {
  expect(unitShares(10_00, 3)).toEqual([3_34, 3_33, 3_33]);
});
