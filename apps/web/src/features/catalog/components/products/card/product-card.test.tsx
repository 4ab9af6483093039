import { endpoints, type Product } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { serveCatalog } from '../../../../../testing/serve-catalog';

const NAME = 'Desk Lamp';

beforeEach(() => {
  serveCatalog();
});

function serveProduct(name: string, given: Partial<Product> = {}) {
  const products = [buildProduct({ name, slug: 'desk-lamp', ...given })];
  server.use(on(endpoints.listProductPage).answer(() => ({ success: true, products, total: 1 })));
}

test('the name of a card is a link to its product, and no link or button is within another', async () => {
  serveProduct(NAME);
  const { router } = renderApp('/');
  const card = within(await screen.findByRole('article', { name: NAME }));
  const link = within(card.getByRole('heading', { name: NAME })).getByRole('link', { name: NAME });
  expect(document.querySelector('article :is(a, button) :is(a, button)')).toBeNull();
  await userEvent.click(link);
  // Alone, this file is the first to load the code of the product page.
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/desk-lamp'));
});

test('a screen reader hears the name of a product once, then what can be done', async () => {
  serveProduct(NAME);
  renderApp('/');
  const card = await screen.findByRole('article', { name: NAME });
  expect(within(card).queryByRole('img')).not.toBeInTheDocument();
  const names = [...card.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(names).toEqual([NAME, 'ADD TO CART', 'More Details']);
});

test('a long name keeps its end, where variants differ, and is read as a whole', async () => {
  const name = 'Merino Wool Long Sleeve Base Layer Top for Cold Winter Days, Size M, Navy';
  serveProduct(name);
  renderApp('/');
  const heading = await screen.findByRole('heading', { name });
  const [start, end] = heading.querySelectorAll('span');
  expect([start?.textContent, end?.textContent]).toEqual([
    'Merino Wool Long Sleeve Base Layer Top for Cold Winter',
    'Days, Size M, Navy',
  ]);
});

test('a sale says the lowest price before it, where the shop shows it', async () => {
  serveProduct(NAME, { price: 20, compareAtPrice: 30, priorPrice: 24.5 });
  renderApp('/');
  expect(await screen.findByRole('article', { name: NAME })).toHaveTextContent(
    'Sale price $20.00 Regular price $30.00Lowest price of the last 30 days: $24.50',
  );
});
