import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildId, buildOrderLine } from '../../../../testing/factories';
import { OrderRefunds } from './order-refunds';

test('a refund says which variants it was for', () => {
  const products = ['S', 'L'].map((name) =>
    buildOrderLine({ name: 'Shirt', variant: { _id: buildId(), name, sku: null } }),
  );
  const refund = {
    _id: buildId(),
    state: 'succeeded' as const,
    amount: 5,
    tax: 0,
    lines: [{ line: products[1]?.line ?? '', quantity: 1 }],
    at: '2026-01-06T12:00:00.000Z',
  };
  render(<OrderRefunds refunds={[refund]} products={products} />);
  expect(screen.getByText('1 × Shirt (L)')).toBeVisible();
});

test.each([
  ['with pieces', [1], '1 × Lamp, the delivery'],
  ['alone', [], 'The delivery'],
])('a refund of the delivery %s says so', (_how, quantities, text) => {
  const product = buildOrderLine({ name: 'Lamp' });
  const refund = {
    _id: buildId(),
    state: 'succeeded' as const,
    amount: 5,
    tax: 0,
    lines: quantities.map((quantity) => ({ line: product.line, quantity })),
    shipping: true as const,
    at: '2026-01-06T12:00:00.000Z',
  };
  render(<OrderRefunds refunds={[refund]} products={[product]} />);
  expect(screen.getByText(text)).toBeVisible();
});
