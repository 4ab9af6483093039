import { endpoints } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildProducts } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const hay = { _id: '00000000000000000000b001', name: 'Hay', slug: 'hay', count: 2 };

/** @returns the brands that listings were asked for. */
function serveListings(brands: (typeof hay)[] | undefined) {
  const asked: (string | null)[] = [];
  server.use(
    on(endpoints.listCatalogue).answer(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('brands'));
      const prices = [0, 2, 0, 0, 0, 0];
      const counts = { categories: [], prices, inStock: 2, ...(brands && { brands }) };
      return { success: true, products: buildProducts(9), total: 9, counts };
    }),
  );
  return asked;
}

test('a brand narrows the list, stands in the address and can be removed', async () => {
  const asked = serveListings([hay]);
  const { router } = renderApp('/search?q=chair');
  const filter = await screen.findByRole('group', { name: 'Filter By Brand' });
  await userEvent.click(within(filter).getByRole('checkbox', { name: /^Hay/ }));
  await waitFor(() => expect(asked).toContain('hay'));
  expect(router.state.location.search).toBe('?q=chair&brand=hay');
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter Hay' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=chair'));
});

test('a list without brands offers none', async () => {
  serveListings(undefined);
  renderApp('/search?q=chair');
  expect(await screen.findAllByRole('article')).toHaveLength(9);
  expect(screen.getByRole('group', { name: 'Filter By Price' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Filter By Brand' })).toBeNull();
});

test('brands come below the other filters, which they must not move when they have been counted', async () => {
  serveListings([hay]);
  renderApp('/search?q=chair');
  await screen.findByRole('group', { name: 'Filter By Brand' });
  const filters = screen.getByRole('region', { name: 'Filters' });
  const groups = within(filters).getAllByRole('group');
  expect(groups.at(-1)).toHaveAccessibleName('Filter By Brand');
});
