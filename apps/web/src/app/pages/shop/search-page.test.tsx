import { endpoints, type EndpointResponse } from '@shop/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

type Listing = EndpointResponse<typeof endpoints.listCatalogue>;

const queryOf = (request: Request) => new URL(request.url).searchParams;

function serve(answer: (query: URLSearchParams) => Partial<Listing> | Promise<Partial<Listing>>) {
  server.use(
    on(endpoints.listCatalogue).answer(async ({ request }) => {
      const given = await answer(queryOf(request));
      const products = given.products ?? [];
      return { success: true, products, total: products.length, ...given };
    }),
  );
}

function searchFor(keyword: string) {
  fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: keyword } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('submitting the form opens the results of the keyword [S2.3 S2.19 R19]', async () => {
  serve((query) => ({
    products: query.has('q') ? [buildProduct({ name: `A ${query.get('q')}` }), buildProduct()] : [],
  }));
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  searchFor('  red lamp ');
  expect(await screen.findByText('Found 2')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'A red lamp' })).toBeVisible();
  // The specification has an inert button here; decision: it adds to the cart.
  const card = within(screen.getByRole('article', { name: 'A red lamp' }));
  expect(card.getByRole('link', { name: 'More Details' })).toBeVisible();
  fireEvent.click(card.getByRole('button', { name: 'ADD TO CART' }));
  expect(await screen.findByText('item added to cart')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=red+lamp' });
});

test('a keyword in the address is searched for on arrival [S2.19 S3.7]', async () => {
  serve(() => ({}));
  renderApp('/search?q=ghost');
  expect(await screen.findByText('No Products Found')).toBeVisible();
  expect(screen.getByPlaceholderText('Search')).toHaveValue('ghost');
});

test('a late reply is not shown for a later keyword', async () => {
  serve(async (query) => {
    if (query.get('q') === 'slow') await delay(150);
    return { products: [buildProduct({ name: `Result for ${query.get('q')}` })] };
  });
  renderApp('/search?q=slow');
  searchFor('quick');
  expect(await screen.findByRole('article', { name: 'Result for quick' })).toBeVisible();
  await delay(250);
  expect(screen.getByRole('article', { name: 'Result for quick' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Result for slow' })).not.toBeInTheDocument();
});

test('a blank keyword does not navigate, and says what is missing until something is typed', async () => {
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  searchFor('   ');
  await waitFor(() => expect(router.state.location.pathname).toBe('/policy'));
  const field = screen.getByPlaceholderText<HTMLInputElement>('Search');
  expect(field).toHaveFocus();
  expect(field.validationMessage).toBe('Type what you are looking for.');
  fireEvent.input(field, { target: { value: 'l' } });
  expect(field.validationMessage).toBe('');
});

test('the search screen without a keyword asks for one, and has found nothing yet', async () => {
  renderApp('/search');
  expect(await screen.findByText('What are you looking for?')).toBeVisible();
  expect(screen.queryByText('No Products Found')).not.toBeInTheDocument();
});

test('searching for the same keyword again adds no history entry', async () => {
  serve(() => ({}));
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
  const asked: (string | null)[] = [];
  serve((query) => {
    asked.push(query.get('q'));
    return {};
  });
  renderApp(`/search?q=${encodeURIComponent(typed)}`);
  expect(await screen.findByText('No Products Found')).toBeVisible();
  expect(asked).toEqual([searched]);
});
