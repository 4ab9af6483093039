import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../../testing/factories';
import { renderApp } from '../../../../testing/render-app';
import { servePricedCheckout } from '../../../../testing/serve-priced-checkout';

const products = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildProduct({ _id: `${at}`.padStart(24, 'a'), name: `Lamp ${at}`, slug: `lamp-${at}` }),
  );

test('past a long list, a press leads to what comes after it', async () => {
  servePricedCheckout();
  renderApp('/cart', { cart: products(2) });
  const button = await screen.findByRole('button', { name: 'Checkout' });
  fireEvent.click(button);
  const focused = document.activeElement;
  const summary = screen.getByRole('heading', { name: 'Cart Summary' });
  expect(button.compareDocumentPosition(focused ?? button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(focused?.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a short list needs no such way', async () => {
  servePricedCheckout();
  renderApp('/cart', { cart: products(1) });
  await screen.findByRole('heading', { name: 'Cart Summary' });
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
});

test('a total that is less than the lines come to says what was taken off', async () => {
  const shop = servePricedCheckout();
  shop.terms.summer = 4;
  localStorage.setItem('checkout-entries', JSON.stringify({ codes: ['SUMMER'], address: {} }));
  renderApp('/cart', { cart: products(2) });
  await screen.findByText('Summer sale (SUMMER)');
  const bar = screen.getByRole('button', { name: 'Checkout' }).parentElement;
  expect(bar?.dataset.discount).toBe('after $4.00 off');
});

test('the total is an estimate until the delivery is chosen', async () => {
  servePricedCheckout();
  renderApp('/cart', { cart: products(2) });
  await screen.findByText('needs an address');
  const bar = screen.getByRole('button', { name: 'Checkout' }).parentElement;
  expect(bar?.dataset.total).toMatch(/^Estimated total \$/);
});
