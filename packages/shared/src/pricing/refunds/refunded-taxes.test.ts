import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orders } from '../../testing/arbitrary-order.js';
import { RUNS } from '../../testing/runs.js';
import { sumOf } from '../arithmetic/sum.js';
import type { OrderPrice, TaxTotal } from '../order-price.js';
import { priceOrder } from '../price-order.js';
import { planRefund } from './plan-refund.js';
import type { Refund, RefundRequest } from './refund.js';

const line = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const amountCents = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8_000 }));

/** A refund, and whether the provider refuses it after others have followed. */
const steps = fc.array(
  fc.record({
    request: fc.oneof<fc.Arbitrary<RefundRequest>[]>(
      fc
        .record({ line, quantity: fc.integer({ min: 1, max: 4 }) })
        .map((one) => ({ pieces: [one], mostCents: Infinity })),
      fc.record({ line, amountCents }).map((one) => ({ amounts: [one] })),
      fc.constant({ shipping: true, mostCents: Infinity } as const),
      amountCents.map((cents) => ({ amountCents: cents })),
      amountCents.map((deductionCents) => ({ isAll: true, deductionCents })),
    ),
    isRefused: fc.constantFrom(false, false, false, true),
  }),
  { maxLength: 10 },
);

/** All tax of an order by rate, with what has none. */
function paidAt({ lines, delivery }: OrderPrice): Map<string, { net: number; tax: number }> {
  const sums = new Map<string, { net: number; tax: number }>();
  for (const { rate, rateName, totalCents, taxCents } of [
    ...lines,
    ...(delivery ? [delivery] : []),
  ]) {
    const { net, tax } = sums.get(`${rateName} ${rate}`) ?? { net: 0, tax: 0 };
    sums.set(`${rateName} ${rate}`, { net: net + totalCents - taxCents, tax: tax + taxCents });
  }
  return sums;
}

function takeOff(sums: ReturnType<typeof paidAt>, taxes: readonly TaxTotal[]): void {
  for (const { name, rate, baseCents, amountCents: tax } of taxes) {
    const left = sums.get(`${name} ${rate}`);
    assert.ok(left, `The order has nothing at ${name} ${rate}`);
    left.net -= baseCents;
    left.tax -= tax;
  }
}

/** What is left of net and tax at each rate when these refunds stand. */
function leftOf(price: OrderPrice, standing: readonly Refund[]) {
  const left = paidAt(price);
  for (const { taxes } of standing) takeOff(left, taxes);
  return left;
}

const TWO_RATES = {
  isIncluded: true,
  rounding: 'line',
  rates: [
    { name: 'VAT', taxClass: 'standard', rate: 20_000 },
    { name: 'VAT', taxClass: 'reduced', rate: 10_000 },
  ],
} as const;

describe('net and tax of refunds of any order', () => {
  it('belong together, and are those of the invoice at each rate once all is refunded', () => {
    fc.assert(
      fc.property(orders, steps, (order, asked) => {
        const price = priceOrder(order);
        const paid = paidAt(price);
        const made: Refund[] = [];
        const stands = new Map<Refund, boolean>();
        let refused = 0;
        for (const { request, isRefused } of asked) {
          const refund = planRefund(price, true, made, request);
          if (typeof refund === 'string') continue;
          made.push(refund);
          stands.set(refund, !isRefused);
          if (isRefused) refused += 1;
          assert.equal(
            sumOf(refund.taxes, (one) => one.baseCents + one.amountCents),
            refund.amountCents,
          );
          for (const { name, rate, baseCents, amountCents: tax } of refund.taxes) {
            const whole = paid.get(`${name} ${rate}`) ?? { net: 0, tax: 0 };
            const exact = ((baseCents + tax) * whole.tax) / (whole.net + whole.tax);
            // Each part of a refund may be off by less than a cent.
            const most = refund.parts.length + refused;
            assert.ok(Math.abs(tax - exact) < most + 1e-6, `${tax} of ${baseCents} at ${rate}`);
          }
          for (const { net, tax } of leftOf(price, made).values()) assert.ok(net >= 0 && tax >= 0);
        }
        const standing = made.filter((refund) => stands.get(refund));
        const rest = planRefund(price, true, standing, { isAll: true });
        if (typeof rest !== 'string') standing.push(rest);
        for (const [rate, left] of leftOf(price, standing))
          assert.deepEqual({ ...left, rate }, { net: 0, tax: 0, rate });
      }),
      RUNS,
    );
  });

  it('are of what is left when a whole line went back before', () => {
    const price = priceOrder({
      lines: [
        { id: 'box', product: 'a', priceCents: 24_00, quantity: 1, taxClass: 'reduced' },
        { id: 'bear', product: 'b', priceCents: 21_60, quantity: 2, taxClass: 'standard' },
      ],
      taxes: TWO_RATES,
    });
    const made: Refund[] = [];
    for (const request of [
      { pieces: [{ line: 'box', quantity: 1 }] },
      { amountCents: 20_00 },
      { isAll: true },
    ]) {
      const refund = planRefund(price, true, made, request);
      if (typeof refund !== 'string') made.push(refund);
    }
    expect(made.map(({ taxes }) => taxes)).toEqual([
      [{ name: 'VAT', rate: 10_000, baseCents: 21_82, amountCents: 2_18 }],
      [{ name: 'VAT', rate: 20_000, baseCents: 16_67, amountCents: 3_33 }],
      [{ name: 'VAT', rate: 20_000, baseCents: 19_33, amountCents: 3_87 }],
    ]);
  });

  it('of a line go on at other rates where an amount of the order has taken of its own', () => {
    const price = priceOrder({
      lines: [
        { id: 'box', product: 'a', priceCents: 11_00, quantity: 1, taxClass: 'reduced' },
        { id: 'bear', product: 'b', priceCents: 12_00, quantity: 1, taxClass: 'standard' },
      ],
      taxes: TWO_RATES,
    });
    const amount = planRefund(price, true, [], { amountCents: 11_50 });
    assert.ok(typeof amount !== 'string');
    expect(amount.taxes).toEqual([
      { name: 'VAT', rate: 20_000, baseCents: 5_00, amountCents: 1_00 },
      { name: 'VAT', rate: 10_000, baseCents: 5_00, amountCents: 50 },
    ]);
    const box = planRefund(price, true, [amount], { pieces: [{ line: 'box', quantity: 1 }] });
    assert.ok(typeof box !== 'string');
    expect(box.taxes).toEqual([
      { name: 'VAT', rate: 20_000, baseCents: 4_58, amountCents: 92 },
      { name: 'VAT', rate: 10_000, baseCents: 5_00, amountCents: 50 },
    ]);
  });
});
