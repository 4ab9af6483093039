import { endpoints, type ProductFilters } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildCategory, buildProduct, buildProducts } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const toys = buildCategory({ _id: '00000000000000000000c002', name: 'Toys', slug: 'toys' });
const everything = buildProducts(15);
let asked: ProductFilters[];

function cards() {
  return screen.queryAllByRole('article');
}

beforeEach(() => {
  asked = [];
  server.use(
    on(endpoints.listCategories).answer(() => ({
      success: true,
      category: [buildCategory(), toys],
    })),
    on(endpoints.listProductPage).answer(({ params }) => {
      const from = (Number(params.page) - 1) * 12;
      return { success: true, products: everything.slice(from, from + 12), total: 15 };
    }),
    on(endpoints.filterProducts).answer(async ({ request }) => {
      asked.push((await request.json()) as ProductFilters);
      return { success: true, products: [buildProduct({ name: 'Kite' })], total: 1 };
    }),
  );
});

test('the page has the default title and metadata, a banner and the filters of the specification [S1.5 S2.10]', async () => {
  renderApp('/');
  await screen.findByRole('heading', { name: 'All Products' });
  expect(document.title).toBe('ecommerce app - shop now');
  const content = (name: string) => document.querySelector(`meta[name=${name}]`);
  expect(content('description')).toHaveAttribute('content', 'mern stack project');
  expect(content('keywords')).toHaveAttribute('content', 'mern,react,node,mongoDB,express');

  const banner = within(screen.getByRole('region', { name: 'Good things, chosen with care.' }));
  expect(await banner.findAllByRole('listitem')).toHaveLength(3);

  const categories = within(screen.getByRole('group', { name: 'Filter By Category' }));
  await categories.findByRole('checkbox', { name: 'Toys' });
  expect(categories.getAllByRole('checkbox')).toHaveLength(2);
  const prices = within(screen.getByRole('group', { name: 'Filter By Price' }));
  const labels = prices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual([
    '$0 to $19',
    '$20 to $39',
    '$40 to $59',
    '$60 to $79',
    '$80 to $99',
    '$100 to more',
  ]);
});

test('categories that can’t be loaded are told in the filter, with a way to ask again [S8.3]', async () => {
  server.use(on(endpoints.listCategories).answer(() => refusal(500, 'secret')));
  renderApp('/');
  expect(await screen.findByText(/^Something wwent wrong in getting catgeory/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a card shows the start of the description, the price and both ways on [S2.12 S9.3]', async () => {
  server.use(
    on(endpoints.listProductPage).answer(() => ({
      success: true,
      products: [
        buildProduct({
          name: 'Desk Lamp',
          slug: 'desk-lamp',
          description: 'A warm light for long evenings and early mornings',
          price: 1299,
        }),
      ],
      total: 1,
    })),
  );
  renderApp('/');
  const card = within(await screen.findByRole('article', { name: 'Desk Lamp' }));
  expect(card.getByText('A warm light for long evenings...')).toBeVisible();
  expect(card.getByText('$1,299.00')).toBeVisible();
  expect(card.getByRole('link', { name: 'More Details' })).toHaveAttribute(
    'href',
    '/product/desk-lamp',
  );
  expect(card.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Loadmore' })).not.toBeInTheDocument();
});

test('Loadmore appends the next page and goes when all are there [S2.14 S4.3]', async () => {
  renderApp('/');
  const more = await screen.findByRole('button', { name: 'Loadmore' });
  expect(cards()).toHaveLength(12);
  await userEvent.click(more);
  await waitFor(() => expect(cards()).toHaveLength(15));
  expect(screen.queryByRole('button', { name: 'Loadmore' })).not.toBeInTheDocument();
});

test('after Loadmore the keyboard goes on at the first new card', async () => {
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Loadmore' }));
  await waitFor(() => expect(cards()).toHaveLength(15));
  const first = screen.getByRole('article', { name: everything[12]?.name });
  expect(first).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toHaveAttribute('href', `/product/${everything[12]?.slug}`);
});

test('Loadmore keeps the focus while it waits, and asks once [S2.14]', async () => {
  const asked: unknown[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    on(endpoints.listProductPage).answer(async ({ params }) => {
      asked.push(params.page);
      if (params.page === '2') await answered;
      const from = (Number(params.page) - 1) * 12;
      return { success: true, products: everything.slice(from, from + 12), total: 15 };
    }),
  );
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Loadmore' }));
  const waiting = await screen.findByRole('button', { name: 'Loading ...' });
  expect(waiting).toHaveFocus();
  await userEvent.click(waiting);
  answer();
  await waitFor(() => expect(cards()).toHaveLength(15));
  expect(asked).toEqual(['1', '2']);
});

test('filters narrow the list and stand in the address [S4.3]', async () => {
  const { router } = renderApp('/');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Toys' }));
  await userEvent.click(screen.getByRole('radio', { name: '$20 to $39' }));
  expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ checked: [toys._id], radio: [20, 39], page: 1 }),
  );
  expect(router.state.location.search).toBe('?category=toys&price=1');
});

test('filters in the address are there on arrival, and RESET FILTERS brings everything back [S4.3]', async () => {
  const { router } = renderApp('/?category=toys&price=5');
  expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Toys' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '$100 to more' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'RESET FILTERS' }));
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('radio', { name: '$100 to more' })).not.toBeChecked();
});

test('each chosen filter stands above the list and can be taken back there', async () => {
  const { router } = renderApp('/?category=toys&price=1');
  const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
  await userEvent.click(await chips.findByRole('button', { name: 'Remove filter Toys' }));
  await waitFor(() => expect(router.state.location.search).toBe('?price=1'));
  expect(screen.getByRole('heading', { name: 'All Products' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Toys' })).not.toBeChecked();
  await userEvent.click(chips.getByRole('button', { name: 'Remove filter $20 to $39' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
});

test('the order goes with the filters, and into the address', async () => {
  const orders: (string | null)[] = [];
  server.use(
    on(endpoints.listProductPage).answer(({ request }) => {
      orders.push(new URL(request.url).searchParams.get('sort'));
      return { success: true, products: everything.slice(0, 12), total: 15 };
    }),
  );
  const { router } = renderApp('/');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Price: high to low');
  await waitFor(() => expect(orders.at(-1)).toBe('price-desc'));
  expect(router.state.location.search).toBe('?sort=price-desc');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Toys' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ checked: [toys._id], radio: [], page: 1, sort: 'price-desc' }),
  );
  expect(router.state.location.search).toBe('?category=toys&sort=price-desc');
});

test('RESET FILTERS asks for the whole list alone, and shows it from the top [S2.11]', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderApp('/?category=toys');
  expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'RESET FILTERS' }));
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(asked).toHaveLength(1);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('coming back from a product finds the loaded pages again', async () => {
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: buildProduct() })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  );
  const { router } = renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Loadmore' }));
  await waitFor(() => expect(cards()).toHaveLength(15));
  await router.navigate('/about');
  await screen.findByRole('heading', { name: 'About' });
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'All Products' });
  expect(cards()).toHaveLength(15);
});

test('a list that can’t be loaded says so and can be asked for again [S8.8 S8.15 R21]', async () => {
  let broken = true;
  server.use(
    on(endpoints.listProductPage).answer(() =>
      broken ? refusal(500, 'secret') : HttpResponse.json({ products: everything, total: 15 }),
    ),
  );
  renderApp('/');
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Something Went Wrong')).toBeVisible();
  broken = false;
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(15));
});

test('ADD TO CART says so, counts and stores the whole product [S3.6 S4.2 S8.12 S9.6]', async () => {
  renderApp('/');
  expect(screen.getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
  const [first] = await screen.findAllByRole('button', { name: 'ADD TO CART' });
  if (!first) throw new Error('There is no card');
  await userEvent.click(first);
  await userEvent.click(first);
  expect(await screen.findByText('item added to cart')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart 2 items' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([everything[0], everything[0]]);
});

test('a next page that can’t be loaded leaves the list standing and can be asked for again', async () => {
  let broken = true;
  server.use(
    on(endpoints.listProductPage).answer(({ params }) => {
      if (params.page === '2' && broken) return refusal(500, 'secret');
      const from = (Number(params.page) - 1) * 12;
      return { success: true, products: everything.slice(from, from + 12), total: 15 };
    }),
  );
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Loadmore' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(cards()).toHaveLength(12);
  broken = false;
  await userEvent.click(again);
  await waitFor(() => expect(cards()).toHaveLength(15));
});
