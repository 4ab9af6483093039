import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { orders } from '../../testing/arbitrary-order.js';
import { RUNS } from '../../testing/runs.js';
import { adjustmentsOf } from '../adjustments.js';
import { sumOf } from '../arithmetic/sum.js';
import type { OrderPrice } from '../order-price.js';
import { priceOrder } from '../price-order.js';
import { itemsTotal } from '../priced-line.js';
import { planRefund } from './plan-refund.js';
import { withoutPieces } from './without-pieces.js';

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Pieces of some lines, the same share of each that is drawn. */
function piecesOf({ lines }: OrderPrice, shares: readonly number[]): Map<string, number> {
  return new Map(
    lines.map(({ id, quantity }, index) => [
      id,
      Math.round(quantity * (shares[index % shares.length] ?? 0)),
    ]),
  );
}

function agrees(price: OrderPrice): void {
  const { lines, delivery, discountCents, shippingCents, taxCents, containedTaxCents } = price;
  const parts = price.itemsCents - discountCents + shippingCents + taxCents - containedTaxCents;
  assert.equal(parts, price.totalCents);
  const paid = sumOf(lines, ({ totalCents }) => totalCents) + (delivery?.totalCents ?? 0);
  assert.equal(paid, price.totalCents);
  const adjusted = sumOf(adjustmentsOf(price), ({ amountCents }) => amountCents);
  assert.equal(itemsTotal(lines) + adjusted, price.totalCents);
  assert.equal(
    sumOf(price.taxes, ({ amountCents }) => amountCents),
    taxCents,
  );
  for (const line of lines) {
    const off = sumOf(line.discounts, ({ amountCents }) => amountCents);
    assert.equal(off, line.discountCents);
    for (const cents of [line.taxCents, line.containedTaxCents, line.discountCents])
      assert.ok(cents >= 0, JSON.stringify(line));
  }
}

describe('an order without some of its pieces', () => {
  it('adds up, and costs less by what a refund of these pieces returns', () => {
    const any = fc.tuple(orders, fc.array(share, { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(any, ([order, shares]) => {
        const price = priceOrder(order);
        const pieces = piecesOf(price, shares);
        const after = withoutPieces(price, pieces);
        agrees(after);
        const asked = [...pieces].flatMap(([line, quantity]) => {
          const paid = price.lines.find(({ id }) => id === line)?.totalCents ?? 0;
          return quantity > 0 && paid >= quantity ? [{ line, quantity }] : [];
        });
        const cheap = [...pieces].some(([id, quantity]) => {
          const line = price.lines.find((one) => one.id === id);
          return quantity > 0 && line && line.totalCents > 0 && line.totalCents < line.quantity;
        });
        const refund = planRefund(price, true, [], { pieces: asked });
        if (!cheap && typeof refund !== 'string')
          assert.equal(price.totalCents - after.totalCents, refund.amountCents);
      }),
      RUNS,
    );
  });

  it('costs the same whether pieces go one by one or together', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const price = priceOrder(order);
        const [line] = price.lines;
        if (!line || line.quantity < 3) return;
        const one = new Map([[line.id, 1]]);
        const two = withoutPieces(withoutPieces(price, one), one);
        agrees(two);
        assert.equal(two.totalCents, withoutPieces(price, new Map([[line.id, 2]])).totalCents);
      }),
      RUNS,
    );
  });
});
