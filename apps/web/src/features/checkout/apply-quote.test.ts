import type { Quote, QuoteLine } from '@shop/shared';
import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/factories';
import { applyQuote } from './apply-quote';

const lamp = buildProduct({ price: 19.99 });
const chair = buildProduct({ price: 0.1 });

function line(product: string, fields: Partial<QuoteLine> = {}): QuoteLine {
  return { product, state: 'available', price: 19.99, available: 5, ...fields };
}

const quoted = (total: number, ...lines: QuoteLine[]): Quote => ({ lines, total });

test('equal products are one row, and without a quote stored prices and quantities stand', () => {
  const { rows, total, isProvisional, blocked } = applyQuote([lamp, chair, lamp]);
  expect(rows).toMatchObject([
    { product: lamp, pieces: 2, price: 19.99 },
    { product: chair, pieces: 1, price: 0.1 },
  ]);
  expect(total).toBe(40.08);
  expect(isProvisional).toBe(true);
  expect(blocked).toBe(false);
});

test('a changed price counts for all pieces, and the earlier one is named', () => {
  const quote = quoted(49, line(lamp._id, { price: 24.5 }));
  const { rows, total } = applyQuote([lamp, lamp], quote);
  expect(rows).toMatchObject([{ price: 24.5, earlierPrice: 19.99 }]);
  expect(total).toBe(49);
});

test('pieces added at different prices cost the same, and the one that changed is named', () => {
  const quote = quoted(39.98, line(lamp._id));
  const { rows, total } = applyQuote([{ ...lamp, price: 15 }, lamp], quote);
  expect(rows).toMatchObject([{ price: 19.99, earlierPrice: 15 }]);
  expect(total).toBe(39.98);
});

test.each(['gone', 'sold-out'] as const)(
  'a product that is %s blocks the payment and costs nothing',
  (state) => {
    const quote = quoted(0.1, line(lamp._id, { state, price: null, available: 0 }));
    const { rows, total, blocked } = applyQuote([lamp, chair], quote);
    expect(rows).toMatchObject([{ problem: state, buyable: 0 }, { buyable: 1 }]);
    expect(total).toBe(0.1);
    expect(blocked).toBe(true);
  },
);

test('when stock is short, only the pieces in stock count', () => {
  const quote = quoted(40.08, line(lamp._id, { state: 'short', available: 2 }));
  const { rows, total, blocked } = applyQuote([lamp, chair, lamp, lamp], quote);
  expect(rows).toMatchObject([{ problem: 'short', pieces: 3, buyable: 2 }, { pieces: 1 }]);
  expect(total).toBe(40.08);
  expect(blocked).toBe(true);
});

test('an older quote blocks by its stock, whatever the number of pieces was then', () => {
  const quote = quoted(19.99, line(lamp._id, { state: 'short', available: 1 }));
  expect(applyQuote([lamp], quote).blocked).toBe(false);
  const larger = quoted(19.99, line(lamp._id, { state: 'available', available: 1 }));
  expect(applyQuote([lamp, lamp], larger).blocked).toBe(true);
});

test('the total and its adjustments are the shop’s, however the lines add up', () => {
  const adjustments = [{ name: 'Discount', amount: -1 }];
  const quote = { ...quoted(18.99, line(lamp._id)), adjustments };
  expect(applyQuote([lamp], quote)).toMatchObject({
    total: 18.99,
    adjustments,
    isProvisional: false,
  });
});

test('while the quote is for another cart, the total is an estimate at its prices', () => {
  const quote = quoted(49, line(lamp._id, { price: 24.5 }));
  expect(applyQuote([lamp, chair], quote, false)).toMatchObject({
    total: 24.6,
    isProvisional: true,
  });
});
