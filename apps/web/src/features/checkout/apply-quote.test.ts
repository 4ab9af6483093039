import type { QuoteLine } from '@shop/shared';
import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/factories';
import { applyQuote } from './apply-quote';

const lamp = buildProduct({ price: 19.99 });
const chair = buildProduct({ price: 0.1 });

function line(product: string, fields: Partial<QuoteLine> = {}): QuoteLine {
  return { product, state: 'available', price: 19.99, available: 5, ...fields };
}

test('without a quote, stored prices and quantities stand', () => {
  const { items, total, blocked } = applyQuote([lamp, chair, chair]);
  expect(items.map(({ price }) => price)).toEqual([19.99, 0.1, 0.1]);
  expect(total).toBe(20.19);
  expect(blocked).toBe(false);
});

test('a changed price counts, and is marked as changed', () => {
  const { items, total } = applyQuote([lamp, lamp], [line(lamp._id, { price: 24.5 })]);
  expect(items).toMatchObject([
    { price: 24.5, priceChanged: true, product: { price: 19.99 } },
    { price: 24.5, priceChanged: true },
  ]);
  expect(total).toBe(49);
});

test.each(['gone', 'sold-out'] as const)(
  'an item that is %s blocks the payment and costs nothing',
  (state) => {
    const quote = [line(lamp._id, { state, price: null, available: 0 })];
    const { items, total, blocked } = applyQuote([lamp, chair], quote);
    expect(items.map(({ problem }) => problem)).toEqual([state, undefined]);
    expect(total).toBe(0.1);
    expect(blocked).toBe(true);
  },
);

test('when stock is short, only the surplus pieces are marked', () => {
  const quote = [line(lamp._id, { state: 'short', available: 2 })];
  const { items, total, blocked } = applyQuote([lamp, chair, lamp, lamp], quote);
  expect(items.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined, 'short']);
  expect(total).toBe(40.08);
  expect(blocked).toBe(true);
});

test('an older quote no longer blocks once the surplus pieces are removed', () => {
  const quote = [line(lamp._id, { state: 'short', available: 1 })];
  expect(applyQuote([lamp], quote).blocked).toBe(false);
});
