import { endpoints, PAGE_SIZE, type AdministeredProduct } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const LIST = '/dashboard/admin/products';
const books = buildCategory({ name: 'Books' });
const atlas = buildAdministeredProduct({
  name: 'Atlas',
  slug: 'atlas',
  description: 'Every country of the world on paper that lasts a lifetime, and then some.',
});

/** The queries as they were sent. */
let asked: Record<string, string>[];

/** Serves products by what the query says. */
function serve(
  answer: (query: URLSearchParams) => AdministeredProduct[] | Promise<AdministeredProduct[]>,
  total?: number,
) {
  server.use(
    on(endpoints.listAdministeredProducts).answer(async ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(Object.fromEntries(query));
      const products = await answer(query);
      return { success: true, products, total: total ?? products.length };
    }),
  );
}

beforeEach(() => {
  asked = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [books] })),
  );
});

function openPage(query = '') {
  return renderApp(LIST + query, { session: buildSession({ role: 1 }) }).router;
}

const searchBox = () => screen.findByLabelText('Find a product');

test('a card shows a name and fifty characters of the description, and links to the edit screen [S2.44 S9.3]', async () => {
  serve(() => [atlas]);
  openPage();
  const name = await screen.findByText('Atlas');
  expect(
    screen.getByText('Every country of the world on paper that lasts a l...'),
  ).toBeInTheDocument();
  expect(name.closest('a')).toHaveAttribute('href', `${LIST}/atlas`);
  expect(screen.getByText('1 product')).toBeInTheDocument();
  const feed = screen.getByRole('link', { name: /\/feeds\/products\.xml$/ });
  expect(feed).toHaveAttribute('href', feed.textContent);
  expect(asked).toEqual([{ page: '1', pageSize: String(PAGE_SIZE) }]);
});

test('a card of a product with variants says that its price is the lowest', async () => {
  serve(() => [atlas, { ...atlas, _id: 'shirt', name: 'Shirt', price: 12, priceTo: 15 }]);
  openPage();
  const shirt = await screen.findByText('Shirt');
  expect(shirt.closest('a')).toHaveTextContent('from $12.00');
  expect(screen.getByText('Atlas').closest('a')).not.toHaveTextContent('from');
});

test('the query in the address is requested and shown in the controls', async () => {
  serve(() => [atlas], 30);
  openPage(`?search=at&category=${books._id}&sort=price&page=2`);
  await screen.findByText('Atlas');
  expect(asked).toEqual([
    { page: '2', pageSize: '12', search: 'at', category: books._id, sort: 'price' },
  ]);
  expect(await searchBox()).toHaveValue('at');
  expect(await screen.findByTitle('Books')).toBeInTheDocument();
  expect(screen.getByTitle('Lowest price first')).toBeInTheDocument();
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  expect(screen.getByText('Next')).toHaveAttribute(
    'href',
    `${LIST}?search=at&category=${books._id}&sort=price&page=3`,
  );
});

test('typed words go into the address and to the server once typing stops', async () => {
  serve((query) => (query.get('search') === 'atlas' ? [atlas] : []));
  const router = openPage('?page=2');
  const box = await searchBox();
  for (const text of ['a', 'at', 'atlas']) fireEvent.change(box, { target: { value: text } });
  await screen.findByText('Atlas');
  expect(router.state.location.search).toBe('?search=atlas');
  expect(asked.map(({ search }) => search)).toEqual([undefined, 'atlas']);
});

test('an older answer never replaces a newer one', async () => {
  let answerOld: () => void = () => undefined;
  const old = new Promise<void>((resolve) => (answerOld = resolve));
  serve(async (query) => {
    if (query.get('search') !== 'old') return query.get('search') === 'atlas' ? [atlas] : [];
    await old;
    return [buildAdministeredProduct({ name: 'Too late' })];
  });
  openPage();
  const box = await searchBox();
  fireEvent.change(box, { target: { value: 'old' } });
  await waitFor(() => expect(asked.at(-1)?.search).toBe('old'));
  fireEvent.change(box, { target: { value: 'atlas' } });
  await screen.findByText('Atlas');
  answerOld();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Too late')).toBeNull();
  expect(screen.getByText('Atlas')).toBeInTheDocument();
});

test('going back restores the filter and the search text', async () => {
  serve(() => [atlas]);
  const router = openPage('?search=at');
  await screen.findByText('Atlas');
  fireEvent.mouseDown(screen.getByLabelText('Order'));
  fireEvent.click(
    await screen.findByText('Lowest stock first', { selector: '[class*="option-content"]' }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?search=at&sort=quantity'));
  fireEvent.change(await searchBox(), { target: { value: '' } });
  await waitFor(() => expect(router.state.location.search).toBe('?sort=quantity'));
  // The page must have followed its URL before going back.
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ page: '1', pageSize: '12', sort: 'quantity' }),
  );
  await router.navigate(-1);
  await waitFor(async () => expect(await searchBox()).toHaveValue('at'));
  expect(router.state.location.search).toBe('?search=at');
});

test('the list can be limited to what is low in stock', async () => {
  serve(() => [atlas]);
  const router = openPage('?page=2');
  await screen.findByText('Atlas');
  fireEvent.mouseDown(screen.getByLabelText('Stock'));
  fireEvent.click(
    await screen.findByText('Low: 5 or fewer', { selector: '[class*="option-content"]' }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?stock=low'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ stock: 'low', page: '1' }));
});

test('a list of what is low in stock says which variants are', async () => {
  const variants = [
    { name: 'S / Red', quantity: 0 },
    { name: 'M / Blue', quantity: 2 },
  ];
  serve(() => [{ ...atlas, name: 'Shirt', short: { count: 6, variants } }]);
  openPage('?stock=low');
  const shirt = await screen.findByText('Shirt');
  expect(shirt.closest('a')).toHaveTextContent('S / Red: 0, M / Blue: 2, 4 more');
  fireEvent.click(screen.getByText('Rows'));
  expect(await screen.findByRole('columnheader', { name: /^Short variants/ })).toBeInTheDocument();
  const cell = screen.getByText('S / Red: 0, M / Blue: 2, 4 more').closest('td');
  expect(cell).toBeInTheDocument();
});

test('a page past the end, as after a deletion, redirects to the last one', async () => {
  serve((query) => (query.get('page') === '3' ? [atlas] : []), 30);
  const router = openPage('?sort=price&page=4');
  await screen.findByText('Atlas');
  expect(router.state.location.search).toBe('?sort=price&page=3');
});

test('when no products match, a link shows all of them', async () => {
  serve(() => []);
  openPage('?search=nothing');
  await screen.findByText('No products match these filters');
  expect(screen.getByText('Show all products')).toHaveAttribute('href', LIST);
});

test('a list that fails to load says "Something Went Wrong" and can be retried [S8.8]', async () => {
  server.use(on(endpoints.listAdministeredProducts).answer(() => refusal(500, 'broken')));
  openPage();
  await screen.findByText('Something Went Wrong');
  serve(() => [atlas]);
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Atlas');
});

test('a product that shoppers do not see says why, and the list can be limited to a status', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  serve(() => [
    buildAdministeredProduct({ name: 'Sketch', status: 'draft' }),
    buildAdministeredProduct({ name: 'Old', status: 'archived' }),
    buildAdministeredProduct({ name: 'Soon', publishAt: soon }),
    buildAdministeredProduct({ name: 'Out', publishAt: '2020-01-01T00:00:00.000Z' }),
  ]);
  openPage('?status=draft');
  const card = async (name: string) => (await screen.findByText(name)).closest('a');
  expect(await card('Sketch')).toHaveTextContent('Draft');
  expect(await card('Old')).toHaveTextContent('Archived');
  expect(await card('Soon')).toHaveTextContent('Scheduled');
  expect(await card('Out')).not.toHaveTextContent('Scheduled');
  expect(asked).toEqual([{ page: '1', pageSize: String(PAGE_SIZE), status: 'draft' }]);
});
