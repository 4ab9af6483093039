import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { lines, orders, taxes } from '../testing/arbitrary-order.js';
import { promotions } from '../testing/arbitrary-promotions.js';
import { RUNS } from '../testing/runs.js';
import { sumOf } from './arithmetic/sum.js';
import type { PricedOrder } from './order-price.js';
import { priceOrder } from './price-order.js';
import { lineTotal } from './priced-line.js';

function holds<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, check), RUNS);
}

function taxedOf({ lines: priced, delivery }: PricedOrder) {
  return [...priced, ...(delivery ? [delivery] : [])];
}

const byLine = ({ lines: priced }: PricedOrder) =>
  new Map(priced.map((line) => [line.id, line] as const));

/** Without its lines, and with what is refused in an order of its own. */
function unordered({ rejected, ...price }: PricedOrder) {
  return { ...price, lines: [], rejected: new Set(rejected.map((one) => JSON.stringify(one))) };
}

describe('the price of any order', () => {
  it('has discounts whose shares add up, each at most what was left of its line', () => {
    holds(orders, (order) => {
      const price = priceOrder(order);
      for (const { promotion, scope, amountCents } of price.applied) {
        const shares = price.lines.flatMap(({ discounts }) =>
          discounts.filter((one) => one.promotion === promotion),
        );
        for (const share of shares) assert.ok(share.amountCents > 0);
        if (scope === 'items')
          assert.equal(
            sumOf(shares, (one) => one.amountCents),
            amountCents,
          );
      }
      for (const line of price.lines) {
        assert.equal(
          sumOf(line.discounts, (one) => one.amountCents),
          line.discountCents,
        );
        assert.ok(line.discountCents <= lineTotal(line));
      }
    });
  });

  it('is the sum of what is paid for its lines and its delivery, in whole cents', () => {
    holds(orders, (order) => {
      const price = priceOrder(order);
      const { itemsCents, discountCents, shippingCents, taxCents, containedTaxCents } = price;
      assert.equal(
        price.totalCents,
        sumOf(taxedOf(price), ({ totalCents }) => totalCents),
      );
      assert.equal(
        price.totalCents,
        itemsCents - discountCents + shippingCents + taxCents - containedTaxCents,
      );
      for (const amount of [itemsCents, discountCents, shippingCents, taxCents, price.totalCents])
        assert.equal(Number.isSafeInteger(amount), true);
    });
  });

  it('is never negative, and neither is a part of it', () => {
    holds(orders, (order) => {
      const price = priceOrder(order);
      for (const { totalCents, taxCents } of [...taxedOf(price), price]) {
        assert.ok(totalCents >= 0);
        assert.ok(taxCents >= 0);
      }
      assert.ok(price.shippingCents >= 0);
      assert.ok(price.discountCents <= price.itemsCents);
    });
  });

  it('never takes a piece below its lowest price', () => {
    holds(orders, (order) => {
      const price = byLine(priceOrder(order));
      for (const line of order.lines) {
        const left = lineTotal(line) - (price.get(line.id)?.discountCents ?? 0);
        assert.ok(left >= (line.lowestPriceCents ?? 0) * line.quantity);
      }
    });
  });

  it('spends no more than is left of a budget, and nothing beside an exclusive promotion', () => {
    holds(orders, (order) => {
      const { applied } = priceOrder(order);
      for (const { promotion: id, amountCents } of applied) {
        const found = order.promotions?.find((one) => one.id === id);
        const { limits, spentCents = 0 } = found ?? {};
        assert.ok(amountCents + spentCents <= (limits?.budgetCents ?? Infinity));
        if (found?.isExclusive) assert.equal(applied.length, 1);
      }
    });
  });

  it('is zero for goods that are given away', () => {
    const free = { id: 'free', name: 'Free', kind: 'percent', scope: 'order' } as const;
    holds(fc.tuple(lines, taxes), ([some, rules]) => {
      const all = some.map((line) => ({ ...line, lowestPriceCents: 0 }));
      const price = priceOrder({
        lines: all,
        taxes: rules,
        promotions: [{ ...free, value: 100_000 }],
      });
      assert.deepEqual([price.totalCents, price.taxCents], [0, 0]);
    });
  });

  it('does not depend on the order of its lines, or on that of promotions of different priority', () => {
    const shuffled = orders.chain((order) =>
      fc.record({
        order: fc.constant(order),
        lines: fc.shuffledSubarray([...order.lines], { minLength: order.lines.length }),
        promotions: fc.shuffledSubarray([...(order.promotions ?? [])], {
          minLength: order.promotions?.length ?? 0,
        }),
      }),
    );
    holds(shuffled, ({ order, ...other }) => {
      const [price, again] = [priceOrder(order), priceOrder({ ...order, ...other })];
      assert.deepEqual(byLine(again), byLine(price));
      assert.deepEqual(unordered(again), unordered(price));
      assert.deepEqual(priceOrder(order), price);
    });
  });

  it('has a tax for each rate, which adds up to that of its lines and its delivery', () => {
    holds(orders, (order) => {
      const price = priceOrder(order);
      const tax = sumOf(price.taxes, ({ amountCents }) => amountCents);
      assert.equal(
        tax,
        sumOf(taxedOf(price), ({ taxCents }) => taxCents),
      );
      assert.equal(tax, price.taxCents);
    });
  });

  it('has nearly the same tax, whether it is rounded by line or by total', () => {
    holds(orders, (order) => {
      const rules = order.taxes;
      if (!rules) return;
      const taxOf = (rounding: 'line' | 'total') =>
        priceOrder({ ...order, taxes: { ...rules, rounding } }).taxes;
      const byTotal = new Map(taxOf('total').map(({ name, amountCents }) => [name, amountCents]));
      for (const { name, amountCents } of taxOf('line')) {
        const difference = Math.abs(amountCents - (byTotal.get(name) ?? 0));
        assert.ok(difference < (order.lines.length + 1) / 2);
      }
    });
  });

  it('is not changed by codes that are unknown or do not apply', () => {
    holds(orders, (order) => {
      const tooMuch = { id: 'z', name: 'Z', kind: 'fixed', scope: 'order', value: 100 } as const;
      const conditions = { minAmountCents: 10_000_000 };
      const { rejected, ...price } = priceOrder(order);
      const withCodes = priceOrder({
        ...order,
        promotions: [{ ...tooMuch, codes: ['MUCH'], conditions }, ...(order.promotions ?? [])],
        codes: ['nonsense', 'much'],
      });
      const { rejected: refused, ...same } = withCodes;
      assert.deepEqual(same, price);
      assert.deepEqual(
        refused.filter(({ code }) => code === undefined),
        rejected,
      );
      const coded = refused.filter(({ code }) => code !== undefined);
      const reasons = coded.map(({ code, reason }) => [code, reason]);
      assert.deepEqual(reasons, [
        ['NONSENSE', 'unknown-code'],
        ['MUCH', 'minimum'],
      ]);
    });
  });

  it('counts promotions with codes only if their codes are entered', () => {
    holds(fc.tuple(orders, promotions), ([order, coded]) => {
      const some = coded.map((one) => ({ ...one, id: `c-${one.id}`, codes: ['CODE'] }));
      const price = priceOrder({ ...order, promotions: [...some, ...(order.promotions ?? [])] });
      assert.deepEqual(price, priceOrder(order));
    });
  });
});
