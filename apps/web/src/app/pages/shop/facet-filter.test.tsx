import { endpoints, type ListingCounts } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildProducts } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const colour = {
  name: 'Colour',
  values: [
    { value: 'Red', count: 2 },
    { value: 'Dark, blue', count: 1 },
  ],
};

/** @returns the values that listings were asked for. */
function serveListings(given: Partial<ListingCounts>, count = 9) {
  const asked: (string | null)[] = [];
  server.use(
    on(endpoints.listCatalogue).answer(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('attributes'));
      const counts = { categories: [], prices: [0, count, 0, 0, 0, 0], inStock: count, ...given };
      const instead = count === 0 && { instead: { withoutFilters: 2, words: [], popular: [] } };
      return { success: true, products: buildProducts(count), total: count, counts, ...instead };
    }),
  );
  return asked;
}

test('values of an attribute narrow the list, stand in the address and can be removed', async () => {
  const asked = serveListings({ facets: [colour] });
  const { router } = renderApp('/search?q=chair');
  const filter = await screen.findByRole('group', { name: 'Filter By Colour' });
  await userEvent.click(within(filter).getByRole('checkbox', { name: 'Red' }));
  await waitFor(() => expect(asked).toContain('Colour:Red'));
  await userEvent.click(within(filter).getByRole('checkbox', { name: 'Dark, blue' }));
  await waitFor(() => expect(asked).toContain('Colour:Dark%2C blue,Colour:Red'));
  const { search } = router.state.location;
  expect(new URLSearchParams(search).getAll('attribute')).toEqual([
    'Colour:Red',
    'Colour:Dark%2C blue',
  ]);
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter Colour: Red' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('Red'));
});

test('where values exclude everything, the list says so and offers to remove them', async () => {
  serveListings({ facets: [{ name: 'Colour', values: [{ value: 'Red', count: 2 }] }] }, 0);
  renderApp('/search?q=chair&attribute=colour:blue&stock=in');
  const remove = await screen.findByRole('link', { name: /^Remove colour: blue/ });
  expect(remove).toHaveAttribute('href', '/search?q=chair&stock=in');
  expect(await screen.findByText('“colour: blue” excludes everything.')).toBeVisible();
});

test('a list without facets offers none', async () => {
  serveListings({});
  renderApp('/search?q=chair');
  expect(await screen.findAllByRole('article')).toHaveLength(9);
  expect(screen.queryByRole('checkbox', { name: 'Red' })).toBeNull();
});
