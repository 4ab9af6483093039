import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app';
import { lamp, servePricedCheckout } from '../../../testing/serve-priced-checkout';

const rooms = () => document.querySelectorAll('[style*="45rem"]').length;

test('a shop with zones keeps room for its steps, and says nothing else of delivery meanwhile', async () => {
  servePricedCheckout();
  const shop = { pricing: 'zones' as const, deliveryLine: 'Delivery in 2 days' };
  renderApp('/cart', { cart: [lamp], shop });
  const summary = await screen.findByRole('region', { name: 'Cart Summary' });
  expect(rooms()).toBe(1);
  expect(summary).not.toHaveTextContent('Delivery in 2 days');
  expect(await screen.findByLabelText('Country')).toBeVisible();
  expect(rooms()).toBe(0);
});
