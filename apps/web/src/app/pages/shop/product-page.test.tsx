import { endpoints } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const lamp = aProduct({ name: 'Desk Lamp', slug: 'desk-lamp', description: 'Warm light' });

beforeEach(() => {
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: lamp })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  );
});

test('shows the product, with title and structured data for search engines', async () => {
  const { container } = renderApp('/product/desk-lamp');
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' })).toBeVisible();
  expect(screen.getByText('Warm light')).toBeVisible();
  expect(screen.getByText('$19.99')).toBeVisible();
  expect(await screen.findByText('No Similar Products found')).toBeVisible();
  expect(document.title).toBe('Desk Lamp - Ecommerce App');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost:3000/product/desk-lamp',
  );
  const data: unknown = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(data).toMatchObject({
    name: 'Desk Lamp',
    offers: { price: '19.99', priceCurrency: 'USD' },
  });
});

test('an old slug becomes the present one in the address', async () => {
  const { router } = renderApp('/product/old-lamp');
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/desk-lamp'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk Lamp' })).toBeVisible();
});

test('an unknown slug is not found', async () => {
  server.use(on(endpoints.getProduct).answer(() => refusal(404, 'No such product')));
  renderApp('/product/nothing');
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
});

test('a product that is sold out says so and can’t be added', async () => {
  const product = { ...lamp, quantity: 0 };
  server.use(on(endpoints.getProduct).answer(() => ({ success: true, product })));
  renderApp('/product/desk-lamp');
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled();
});
