import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { lines, orders, taxes } from '../testing/arbitrary-order.js';
import { RUNS } from '../testing/runs.js';
import { priceOrder } from './price-order.js';
import { lineTotal } from './priced-line.js';
import type { Promotion } from './promotions/promotion.js';
import { taxOf } from './taxes/tax-amounts.js';

function holds<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, check), RUNS);
}

const promotion = (kind: 'percent' | 'fixed', value: number, scope: 'items' | 'order') =>
  ({ id: `${scope}-${kind}`, name: kind, kind, scope, value }) satisfies Promotion;

const percent = fc.integer({ min: 1, max: 100_000 });
const amount = fc.integer({ min: 1, max: 20_000 });
const offOrder = fc.oneof(
  percent.map((value) => promotion('percent', value, 'order')),
  amount.map((value) => promotion('fixed', value, 'order')),
);

/** Lines of one tax class, without lowest prices. */
const plainLines = lines.map((some) =>
  some.map((line) => ({ ...line, lowestPriceCents: undefined, taxClass: 'standard' })),
);

/** The same lines with the first one's pieces on two lines. */
function split(some: typeof plainLines extends fc.Arbitrary<infer T> ? T : never, first: number) {
  return some.flatMap((line, index) => {
    const pieces = Math.min(first, line.quantity - 1);
    if (index > 0 || pieces < 1) return [line];
    return [
      { ...line, quantity: pieces },
      { ...line, id: `${line.id}2`, quantity: line.quantity - pieces },
    ];
  });
}

describe('an order that is changed', () => {
  it('costs the same on two lines as on one, where tax is rounded by total', () => {
    holds(fc.tuple(plainLines, offOrder, taxes, fc.nat(5)), ([some, off, rules, first]) => {
      const rest = { promotions: [off], taxes: { ...rules, rounding: 'total' as const } };
      const price = priceOrder({ lines: some, ...rest });
      assert.equal(priceOrder({ lines: split(some, first), ...rest }).totalCents, price.totalCents);
    });
  });

  it('costs nearly the same on two lines as on one', () => {
    const offItems = percent.map((value) => promotion('percent', value, 'items'));
    const any = fc.tuple(plainLines, offItems, offOrder, taxes, fc.nat(5));
    holds(any, ([some, first, second, rules, pieces]) => {
      const rest = { promotions: [first, second], taxes: rules };
      const price = priceOrder({ lines: some, ...rest });
      const apart = priceOrder({ lines: split(some, pieces), ...rest });
      const roundings = rest.promotions.length + some.length + 1;
      assert.ok(Math.abs(apart.totalCents - price.totalCents) <= roundings);
    });
  });

  it('never has cheaper goods for one piece more', () => {
    holds(orders, (order) => {
      const more = order.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
      const { itemsCents } = priceOrder(order);
      assert.ok(priceOrder({ ...order, lines: more }).itemsCents >= itemsCents);
    });
  });

  it('never costs more for a greater discount', () => {
    holds(
      fc.tuple(plainLines, offOrder, offOrder, taxes, fc.nat(1_000)),
      ([some, off, other, rules, more]) => {
        const rest = { lines: some, taxes: { ...rules, rounding: 'total' as const } };
        const later = { ...other, id: 'later' };
        const greater = { ...off, value: off.value + more };
        const price = priceOrder({ ...rest, promotions: [off, later] });
        const cheaper = priceOrder({ ...rest, promotions: [greater, later] });
        assert.ok(cheaper.totalCents <= price.totalCents);
      },
    );
  });

  it('pays the tax that prices contain as if it had been added', () => {
    const any = fc.record({ net: fc.nat(10_000_000), rate: fc.nat(100_000) });
    holds(any, ({ net, rate }) => {
      const added = taxOf({ amountCents: net, rate, isTaxIncluded: false });
      const contained = taxOf({ amountCents: net + added, rate, isTaxIncluded: true });
      assert.ok(Math.abs(contained - added) <= 1);
    });
  });

  it('still reaches a minimum that its own discount falls below', () => {
    holds(fc.tuple(plainLines, offOrder), ([some, off]) => {
      const minAmountCents = some.reduce((sum, line) => sum + lineTotal(line), 0);
      const { applied, discountCents } = priceOrder({
        lines: some,
        promotions: [{ ...off, conditions: { minAmountCents } }],
      });
      const unconditional = priceOrder({ lines: some, promotions: [off] });
      assert.equal(discountCents, unconditional.discountCents);
      assert.equal(applied.length, unconditional.applied.length);
    });
  });
});
