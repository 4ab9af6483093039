import { endpoints } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProduct } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveCatalog } from '../../../testing/serve-catalog';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

let shop: ReturnType<typeof serveCatalog>;

beforeEach(() => {
  shop = serveCatalog();
});

function cards() {
  return screen.queryAllByRole('article');
}

test('the page has the default title and metadata, a banner and the filters of the specification [S1.5 S2.10]', async () => {
  renderApp('/');
  await screen.findByRole('heading', { name: 'All Products' });
  expect(document.title).toBe('ecommerce app - shop now');
  const content = (name: string) => document.querySelector(`meta[name=${name}]`);
  expect(content('description')).toHaveAttribute('content', 'mern stack project');
  expect(content('keywords')).toHaveAttribute('content', 'mern,react,node,mongoDB,express');

  const banner = within(screen.getByRole('region', { name: 'Good things, chosen with care.' }));
  expect(banner.getByRole('img')).toBeInTheDocument();

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

test('a link preview of the first page shows the newest photo, and the tagline describes it', async () => {
  const photo = { version: 'f00d', width: 800, height: 800 };
  const pictured = buildProduct({ photo });
  server.use(
    on(endpoints.listProductPage).answer(() => ({
      success: true,
      products: [buildProduct(), pictured],
      total: 2,
    })),
  );
  renderApp('/', { shop: { tagline: 'Bowls for every day.' } });
  await screen.findByRole('heading', { name: 'All Products' });
  await waitFor(() =>
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain(
      pictured._id,
    ),
  );
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'Bowls for every day.',
  );
  expect(screen.getByRole('region', { name: /^Good things/ })).toHaveTextContent(
    'Bowls for every day.',
  );
});

test('no product stands in the banner again', async () => {
  renderApp('/');
  await screen.findByRole('heading', { name: 'All Products' });
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  const banner = within(screen.getByRole('region', { name: /^Good things/ }));
  const links = banner.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/categories']);
  const categories = within(screen.getByRole('navigation', { name: 'Shop by category' }));
  expect(categories.getByRole('link', { name: 'Toys' })).toHaveAttribute('href', '/category/toys');
});

test('the tiles of categories that have a picture come first', async () => {
  const isWide = Object.assign(window.matchMedia('(width >= 60rem)'), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(isWide);
  const photo = { version: 'v1', width: 300, height: 300 };
  server.use(
    on(endpoints.listCategoryPictures).answer(() => ({
      success: true,
      pictures: [{ category: shop.toys._id, product: shop.products[0]?._id ?? '', photo }],
    })),
  );
  renderApp('/');
  const tiles = within(await screen.findByRole('navigation', { name: 'Shop by category' }));
  const names = () => tiles.getAllByRole('link').map((link) => link.textContent);
  await waitFor(() => expect(names()).toEqual(['Toys', 'Electronics', 'All Categories']));
});

test('past its last page, the list leads to the first one', async () => {
  renderApp('/?page=999');
  expect(
    await screen.findByRole('heading', { name: 'There are no more products on this page' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('No products here yet')).not.toBeInTheDocument();
});

test('a shop without products has nothing to filter, sort or count', async () => {
  serveEmptyShop();
  server.use(
    on(endpoints.listProductPage).answer(() => ({ success: true, products: [], total: 0 })),
  );
  renderApp('/');
  await screen.findByRole('heading', { name: 'No products here yet' });
  expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
  expect(screen.queryByText('0 of 0')).not.toBeInTheDocument();
});

test('a failure to load categories is shown in the filter, with Try again [S8.3]', async () => {
  server.use(on(endpoints.listCategories).answer(() => refusal(500, 'secret')));
  renderApp('/');
  expect(await screen.findByText(/^Something wwent wrong in getting catgeory/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a card shows the start of the description, the price, More Details and ADD TO CART [S2.12 S9.3]', async () => {
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

test('a list that fails to load shows an error and Try again [S8.8 S8.15 R21]', async () => {
  let broken = true;
  server.use(
    on(endpoints.listProductPage).answer(() => (broken ? refusal(500, 'secret') : shop.page(1))),
  );
  renderApp('/');
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Something Went Wrong')).toBeVisible();
  broken = false;
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(12));
});

test('ADD TO CART shows a message, updates the badge and stores the whole product [S3.6 S4.2 S8.12 S9.6]', async () => {
  renderApp('/');
  expect(screen.getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
  const [first] = await screen.findAllByRole('button', { name: 'ADD TO CART' });
  if (!first) throw new Error('There is no card');
  await userEvent.click(first);
  await userEvent.click(first);
  expect(await screen.findByText('item added to cart')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart 2 items' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([
    shop.products[0],
    shop.products[0],
  ]);
});

test('a shop’s own logo and banner photo stand in place of the drawn ones', async () => {
  const photo = { version: 'abc', width: 640, height: 320 };
  renderApp('/', { shop: { name: 'Lamps', pictures: { logo: photo, banner: photo } } });
  const banner = within(await screen.findByRole('region', { name: /^Good things/ }));
  const picture = banner.getByRole('img', { name: 'Lamps' });
  expect(picture).toHaveAttribute('src', '/api/v1/settings/pictures/banner?w=640&v=abc');
  const brand = screen.getByRole('link', { name: 'Lamps' });
  const source = brand.querySelector('img')?.getAttribute('src');
  expect(source).toBe('/api/v1/settings/pictures/logo?w=320&v=abc');
});

test('the banner says what the shop has set, and leads where it says', async () => {
  const banner = {
    heading: 'Garden days',
    text: 'Only until Sunday.',
    link: '/category/toys',
    label: '',
  };
  renderApp('/', { shop: { tagline: 'Bowls for every day.', banner } });
  const shown = within(await screen.findByRole('region', { name: 'Garden days' }));
  expect(shown.getByText('Only until Sunday.')).toBeInTheDocument();
  expect(shown.queryByText('Bowls for every day.')).not.toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'See more' })).toHaveAttribute('href', '/category/toys');
});

test('rows that the merchant set stand below all products, without those that show nothing', async () => {
  const [chair, lamp] = [buildProduct({ name: 'Chair' }), buildProduct({ name: 'Lamp' })];
  server.use(
    on(endpoints.listProductRow).answer(({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = { sale: [chair], products: [lamp] }[searchParams.get('by') ?? ''];
      return { success: true, products: found ?? [] };
    }),
  );
  renderApp('/', {
    shop: {
      rows: [
        { heading: 'On sale', by: 'sale', of: '' },
        { heading: 'Gifts', by: 'tag', of: 'gift' },
        { heading: 'Our choice', by: 'products', of: lamp._id },
        { heading: 'By room', by: 'categories', of: '' },
      ],
    },
  });
  const choice = await screen.findByRole('region', { name: 'Our choice' });
  expect(await within(choice).findByRole('article')).toHaveTextContent('Lamp');
  const sale = await screen.findByRole('region', { name: 'On sale' });
  expect(await within(sale).findByRole('article')).toHaveTextContent('Chair');
  const rooms = await screen.findByRole('region', { name: 'By room' });
  expect(await within(rooms).findByRole('link', { name: 'Toys' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Gifts' })).toBeNull());
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(-4)).toEqual(['All Products', 'On sale', 'Our choice', 'By room']);
});
