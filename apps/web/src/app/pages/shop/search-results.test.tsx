import { endpoints, type EndpointResponse } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildCategory, buildProduct, buildProducts } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

type Listing = EndpointResponse<typeof endpoints.listCatalogue>;

const asked: Record<string, string>[] = [];
beforeEach(() => {
  asked.length = 0;
});

function serve(given: Partial<Listing>) {
  server.use(
    on(endpoints.listCatalogue).answer(({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return { success: true, products: [], total: given.products?.length ?? 0, ...given };
    }),
  );
}

test('filters narrow the results, count what they would list, and are kept in the address', async () => {
  const { _id } = buildCategory();
  const counts = {
    categories: [{ _id, count: 7 }],
    prices: [3, 4, 0, 0, 0, 0],
    inStock: 5,
  };
  serve({ products: buildProducts(2), total: 7, counts });
  const { router } = renderApp('/search?q=lamp');
  const category = await screen.findByRole('checkbox', { name: 'Electronics' });
  await waitFor(() => expect(category).toHaveAccessibleDescription('7'));
  expect(screen.getByRole('radio', { name: '$20 to $39' })).toHaveAccessibleDescription('4');
  await userEvent.click(category);
  await userEvent.click(screen.getByRole('radio', { name: '$20 to $39' }));
  const inStock = screen.getByRole('checkbox', { name: 'In stock' });
  expect(inStock).toHaveAccessibleDescription('5');
  await userEvent.click(inStock);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Best selling');
  expect(router.state.location.search).toBe(
    '?q=lamp&category=electronics&price=1&stock=in&sort=best-selling',
  );
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      q: 'lamp',
      page: '1',
      category: _id,
      min: '20',
      max: '39.99',
      stock: 'in',
      sort: 'best-selling',
    }),
  );
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  await userEvent.click(chips.getByRole('link', { name: 'Remove filter In stock' }));
  expect(router.state.location.search).toBe(
    '?q=lamp&category=electronics&price=1&sort=best-selling',
  );
});

test('pages are links, and the first one after a change of filters', async () => {
  serve({ products: buildProducts(12), total: 30 });
  const { router } = renderApp('/search?q=lamp&page=2');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/search?q=lamp&page=3',
  );
  expect(asked.at(-1)).toMatchObject({ page: '2' });
  await userEvent.click(screen.getByRole('radio', { name: '$20 to $39' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '1', min: '20' }));
  expect(router.state.location.search).toBe('?q=lamp&price=1');
});

test('what was found is marked', async () => {
  const product = buildProduct({ name: 'Red Sofa', description: 'A sofa' });
  serve({ products: [product], marks: [{ name: [[4, 8]], description: [[2, 6]] }] });
  renderApp('/search?q=couch');
  const card = await screen.findByRole('article', { name: 'Red Sofa' });
  const marked = Array.from(card.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marked).toEqual(['Sofa', 'sofa']);
});

test('a query that was read differently can be searched for as it is', async () => {
  serve({ products: buildProducts(1), readAs: 'headphones' });
  const { router } = renderApp('/search?q=hedphones');
  expect(await screen.findByText(/^Showing results for/)).toHaveTextContent(
    'Showing results for headphones.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Search instead for “hedphones”' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ q: 'hedphones', literal: '1' }));
  expect(router.state.location.search).toBe('?q=hedphones&literal=1');
});

test.each([
  ['black bag', ['black'], 'Showing results for bag, leaving out “black”.'],
  ['Black silk bag', ['black', 'silk'], 'Showing results for bag, leaving out “black” and “silk”.'],
  ['Holdall', ['holdall'], 'Showing results for bag.'],
])(
  'what nothing matches as a whole is said, with what is left out: %s',
  async (q, leftOut, shown) => {
    serve({ products: buildProducts(1), readAs: 'bag', leftOut });
    renderApp(`/search?q=${q}`);
    expect(await screen.findByText(/^Nothing matches/)).toHaveTextContent(
      `Nothing matches “${q}”. ${shown}`,
    );
    expect(screen.queryByRole('link', { name: /^Search instead/ })).not.toBeInTheDocument();
  },
);

test.each([
  [{ max: 100 }, 'up to $100.00'],
  [{ min: 20, max: 50 }, 'from $20.00 to $50.00'],
  [{ min: 50 }, 'from $50.00'],
])('prices that the search names are told, and a way to all: %j', async (range, text) => {
  serve({ products: buildProducts(1), namedPrice: { ...range, beside: 'leather bag' } });
  renderApp('/search?q=leather+bag+for+a+price');
  expect(await screen.findByText(`Only prices ${text} are shown.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show “leather bag” at any price' })).toHaveAttribute(
    'href',
    '/search?q=leather+bag',
  );
});

test('where nothing costs what was asked for, that is said, with what there is', async () => {
  serve({
    namedPrice: { max: 50, beside: 'lamp' },
    instead: { words: [], popular: [], atOtherPrices: [buildProduct({ name: 'Oak Lamp' })] },
  });
  renderApp('/search?q=lamp+under+50');
  expect(await screen.findByText('No match for “lamp” at prices up to $50.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oak Lamp' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show “lamp” at any price' })).toBeVisible();
  expect(screen.queryByText(/^Only prices/)).not.toBeInTheDocument();
});

test('goods that come in a size are not said to be in stock in it', async () => {
  serve({ products: buildProducts(1), namedSize: '10' });
  renderApp('/search?q=size+10');
  expect(
    await screen.findByText('These come in size 10. Each product’s page says what is in stock.'),
  ).toBeVisible();
});

test('what only descriptions mention is said to be mentioned', async () => {
  serve({ products: buildProducts(1), isMentioned: true });
  renderApp('/search?q=bread');
  expect(await screen.findByText(/^Nothing is called “bread”/)).toBeVisible();
});

test('what only mentions the words stands below what is called so, under a heading', async () => {
  const products = buildProducts(3);
  serve({ products, named: 2, total: 3 });
  renderApp('/search?q=sofa');
  const heading = await screen.findByRole('heading', { name: 'Mentioned in the description' });
  const isBelow = (card: HTMLElement) =>
    (heading.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const cards = screen.getAllByRole('article').slice(0, products.length);
  expect(cards.map(isBelow)).toEqual([false, false, true]);
});

test('a page of nothing but mentions begins with their heading', async () => {
  serve({ products: buildProducts(2), named: 5, total: 14 });
  renderApp('/search?q=sofa&page=2');
  expect(
    await screen.findByRole('heading', { name: 'Mentioned in the description' }),
  ).toBeVisible();
});

test('without mere mentions there is no such heading', async () => {
  serve({ products: buildProducts(3) });
  renderApp('/search?q=sofa');
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(screen.queryByRole('heading', { name: /^Mentioned/ })).not.toBeInTheDocument();
});

test.each([
  ['returns', 'returns', '/contact', 'Contact'],
  ['opening hours', 'contact', '/contact', 'Contact'],
  ['my orders', 'orders', '/dashboard/user/orders', 'Your orders'],
  ['best seller', 'bestSelling', '/?sort=best-selling', 'Best-selling products'],
  ['new', 'newest', '/?sort=newest', 'Newest products'],
] as const)('a search about the shop leads to its page: %s', async (q, page, to, label) => {
  serve({ page, instead: { words: [], popular: [] } });
  renderApp(`/search?q=${q}`);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: label })).toHaveAttribute('href', to);
});

test('a search about the shop that goods are called by shows both', async () => {
  serve({ page: 'cart', products: buildProducts(1) });
  renderApp('/search?q=cart');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/^Looking for/)).toHaveTextContent('Looking for Cart?');
  expect(main.getAllByRole('article')).toHaveLength(1);
});

test('what the shop lacks is said, with the nearest category', async () => {
  const shelf = buildCategory({ name: 'Sports & Outdoors', slug: 'sports' });
  serve({ instead: { shelf, words: [], popular: [] } });
  renderApp('/search?q=tent');
  expect(await screen.findByText(/The closest we have is in Sports & Outdoors/)).toBeVisible();
  expect(screen.queryByText(/Try a single word/)).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sports & Outdoors' })).toHaveAttribute(
    'href',
    '/category/sports',
  );
});

test('what the shop lacks is said beside links to single words', async () => {
  const shelf = buildCategory({ name: 'Electronics' });
  serve({ instead: { shelf, words: [{ text: 'usb', total: 2 }], popular: [] } });
  renderApp('/search?q=usb+cable');
  expect(await screen.findByRole('link', { name: 'usb' })).toBeVisible();
  expect(
    screen.getByText(/We don’t seem to sell that\. The closest we have is in Electronics\./),
  ).toBeVisible();
});

test('where nothing is found there are another spelling and popular products', async () => {
  const popular = [buildProduct({ name: 'Kite' })];
  serve({ instead: { spelling: { text: 'sofa', total: 3 }, words: [], popular } });
  renderApp('/search?q=sopha');
  const link = await screen.findByRole('link', { name: 'sofa' });
  expect(link).toHaveAttribute('href', '/search?q=sofa');
  expect(screen.getByRole('heading', { name: 'Popular products' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Kite' })).toBeVisible();
});

test('where nothing is found there are links to single words, and a way out of filters', async () => {
  serve({ instead: { words: [{ text: 'oak', total: 2 }], popular: [] } });
  renderApp('/search?q=oak+xyz');
  expect(await screen.findByRole('link', { name: 'oak' })).toHaveAttribute('href', '/search?q=oak');
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
});

test('below a few results are products like the first, and no result again', async () => {
  const [first, second] = buildProducts(2);
  if (!first || !second) throw new Error('There are no products');
  const similar = [second, buildProduct({ name: 'Kite' })];
  server.use(
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: similar })),
  );
  serve({ products: [first, second] });
  renderApp('/search?q=lamp');
  const more = within(await screen.findByRole('region', { name: `Similar to ${first.name}` }));
  expect(more.getAllByRole('article')).toHaveLength(1);
  expect(more.getByRole('article', { name: 'Kite' })).toBeVisible();
});

test('below many results is nothing else', async () => {
  serve({ products: buildProducts(6) });
  renderApp('/search?q=lamp');
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(6));
  expect(screen.queryByRole('region', { name: /^Similar/ })).not.toBeInTheDocument();
});

test.each([
  [4, 'Show all 4 results'],
  [1, 'Show the one result'],
])('filters that leave nothing of %i results can be removed: %s', async (total, name) => {
  serve({ instead: { withoutFilters: total, words: [], popular: [] } });
  renderApp('/search?q=oak&price=2');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/search?q=oak');
});

test('filters that leave nothing are named in the title', async () => {
  serve({ instead: { withoutFilters: 4, words: [], popular: [] } });
  renderApp('/search?q=oak&price=2');
  expect(await screen.findByText('Nothing matches “oak” with these filters')).toBeVisible();
  expect(screen.getByLabelText('Sort by')).toBeVisible();
});
