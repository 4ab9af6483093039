import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

function searchFor(keyword: string) {
  fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: keyword } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('submitting the form opens the results of the keyword [S2.3 S2.19 R19]', async () => {
  server.use(
    on(endpoints.searchProducts).answer(({ params }) => [
      buildProduct({ name: `A ${String(params.keyword)}` }),
      buildProduct(),
    ]),
  );
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  searchFor('  red lamp ');
  expect(await screen.findByText('Found 2')).toBeVisible();
  expect(screen.getByRole('article', { name: 'A red lamp' })).toBeVisible();
  // Inert in the specification, but it adds to the cart by decision.
  const card = within(screen.getByRole('article', { name: 'A red lamp' }));
  expect(card.getByRole('link', { name: 'More Details' })).toBeVisible();
  fireEvent.click(card.getByRole('button', { name: 'ADD TO CART' }));
  expect(await screen.findByText('item added to cart')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=red+lamp' });
});

test('a keyword in the address is searched for on arrival [S2.19 S3.7]', async () => {
  server.use(on(endpoints.searchProducts).answer(() => []));
  renderApp('/search?q=ghost');
  expect(await screen.findByText('No Products Found')).toBeVisible();
  expect(screen.getByPlaceholderText('Search')).toHaveValue('ghost');
});

test('a note says that there are more matches than shown', async () => {
  server.use(
    on(endpoints.searchProducts).answer(() =>
      HttpResponse.json([buildProduct(), buildProduct()], {
        headers: { [TOTAL_COUNT_HEADER]: '84' },
      }),
    ),
  );
  renderApp('/search?q=a');
  expect(await screen.findByText('Found 84')).toBeVisible();
  expect(await screen.findByText(/^These are the 2 best matches/)).toBeVisible();
});

test('a late reply is not shown for a later keyword', async () => {
  server.use(
    on(endpoints.searchProducts).answer(async ({ params }) => {
      if (params.keyword === 'slow') await delay(150);
      return [buildProduct({ name: `Result for ${String(params.keyword)}` })];
    }),
  );
  renderApp('/search?q=slow');
  searchFor('quick');
  expect(await screen.findByRole('article', { name: 'Result for quick' })).toBeVisible();
  await delay(250);
  expect(screen.getByRole('article', { name: 'Result for quick' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Result for slow' })).not.toBeInTheDocument();
});

test('a blank keyword does not navigate', async () => {
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  searchFor('   ');
  await waitFor(() => expect(router.state.location.pathname).toBe('/policy'));
});

test('searching for the same keyword again adds no history entry', async () => {
  server.use(on(endpoints.searchProducts).answer(() => []));
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  searchFor('lamp');
  await screen.findByText('No Products Found');
  searchFor('lamp');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/policy'));
});

test.each([
  ['letters', 'a'.repeat(150), 'a'.repeat(100)],
  ['a character that would be cut in half', `${'a'.repeat(99)}😀`, 'a'.repeat(99)],
])('a keyword in the address that is too long is cut: %s', async (_, typed, searched) => {
  let asked: unknown;
  server.use(
    on(endpoints.searchProducts).answer(({ params }) => {
      asked = params.keyword;
      return [];
    }),
  );
  renderApp(`/search?q=${encodeURIComponent(typed)}`);
  expect(await screen.findByText('No Products Found')).toBeVisible();
  expect(asked).toBe(searched);
});
