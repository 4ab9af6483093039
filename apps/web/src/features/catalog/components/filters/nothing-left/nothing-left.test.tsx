import { endpoints } from '@shop/shared';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildCategory } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const ACME = { _id: '00000000000000000000b001', name: 'Acme', slug: 'acme' };
const toys = buildCategory({ _id: '00000000000000000000c002', name: 'Toys', slug: 'toys' });
const puzzles = buildCategory({
  _id: '00000000000000000000c003',
  name: 'Puzzles',
  slug: 'puzzles',
  parent: toys._id,
});

beforeEach(() => {
  server.use(
    on(endpoints.listCategories).answer(() => ({ success: true, category: [toys, puzzles] })),
    on(endpoints.listCategoryProducts).answer(() => ({
      success: true,
      category: toys,
      products: [],
      total: 0,
    })),
  );
});

interface Made {
  /** The names of the filters without any one of which the list has seven products. */
  excluding: readonly string[];
  /** Whether the counts tell so; they never do for stock. */
  isCounted?: boolean;
  /** The categories of what the list has without that filter. */
  below?: readonly string[];
}

/** Every list is empty while it has all of its filters. */
function serveLists({ excluding, isCounted = false, below = [] }: Made) {
  server.use(
    on(endpoints.listCatalogue).answer(({ request }) => {
      const query = new URL(request.url).searchParams;
      const total = excluding.some((name) => !query.has(name)) ? 7 : 0;
      return {
        success: true,
        products: [],
        total,
        counts: {
          categories: below.map((_id) => ({ _id, count: 7 })),
          prices: [isCounted ? 7 : 0, 0, 0, 0, 0, 0],
          inStock: 0,
          brands: [{ ...ACME, count: 0 }],
        },
        instead: { withoutFilters: 9, words: [], popular: [] },
      };
    }),
  );
}

const FILTERED = 'brand=acme&price=5&stock=in';
const LISTS = [`/?${FILTERED}`, `/category/toys?${FILTERED}`, `/search?q=kite&${FILTERED}`];

test.each(LISTS)('%s blames no filter when removing one is not enough', async (address) => {
  serveLists({ excluding: [] });
  renderApp(address);
  expect(await screen.findByText('Removing one of them is not enough.')).toBeVisible();
  expect(screen.queryByText(/in stock\.$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Remove (In stock|Acme|\$)/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Show all (products|9 results)$/ })).toBeVisible();
});

test.each(LISTS)('%s says that nothing is in stock when that is so', async (address) => {
  serveLists({ excluding: ['stock'] });
  renderApp(address);
  expect(await screen.findByText('None of these products is in stock.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove In stock (7)' })).toHaveAttribute(
    'href',
    address.replace('&stock=in', ''),
  );
});

test('a brand that excludes everything is found though all other products have none', async () => {
  serveLists({ excluding: ['brands'] });
  renderApp(`/?${FILTERED}`);
  expect(await screen.findByText('“Acme” excludes everything.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove Acme (7)' })).toHaveAttribute(
    'href',
    '/?price=5&stock=in',
  );
});

test('two filters that exclude everything have nothing in common', async () => {
  serveLists({ excluding: ['brands', 'stock'] });
  renderApp(`/?${FILTERED}`);
  expect(await screen.findByText('“Acme” and “In stock” have nothing in common.')).toBeVisible();
});

test('a filter that the counts tell nothing of is blamed beside one that they tell of', async () => {
  serveLists({ excluding: ['stock'], isCounted: true });
  renderApp(`/?${FILTERED}`);
  expect(
    await screen.findByText('“$100 to more” and “In stock” have nothing in common.'),
  ).toBeVisible();
});

test('a product counts once, also in a category below another', async () => {
  serveLists({ excluding: ['category'], below: [toys._id, puzzles._id] });
  renderApp('/?category=toys&stock=in');
  expect(await screen.findByRole('link', { name: 'Remove Toys (7)' })).toBeVisible();
});
