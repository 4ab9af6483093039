import { endpoints } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildCategory, buildProducts } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { serveCatalog } from '../../../../testing/serve-catalog';

const HAY = { _id: '00000000000000000000b001', name: 'Hay Design', count: 2 };

/** A brand that is called Hay Design now, whose former slug still works, among slugs that nothing has. */
beforeEach(() => {
  serveCatalog();
  server.use(
    on(endpoints.listCatalogue).answer(({ request }) => {
      const asked = new URL(request.url).searchParams.get('brands')?.split(',') ?? [];
      const known = asked.find((slug) => slug === 'hay' || slug === 'hay-design');
      const ignoredBrands = asked.filter((slug) => slug !== known);
      return {
        success: true,
        products: buildProducts(12),
        total: 12,
        counts: {
          categories: [],
          prices: [0, 0, 0, 0, 0, 0],
          inStock: 12,
          brands: [{ ...HAY, slug: known ?? 'hay-design' }],
          ...(ignoredBrands.length > 0 && { ignoredBrands }),
        },
      };
    }),
  );
});

const filtersButton = () => screen.findByRole('button', { name: /^Filters/ });
const chips = () => screen.queryAllByRole('link', { name: /^Remove filter / });

test('a deleted brand and a deleted category are no filters', async () => {
  renderApp('/search?q=chair&brand=gone&category=gone');
  await waitFor(async () => expect(await filtersButton()).toHaveTextContent(/^Filters$/));
  expect(chips()).toEqual([]);
});

test.each(['/', '/search?q=chair'])('%s counts only filters that the shop has', async (path) => {
  renderApp(`${path}${path === '/' ? '?' : '&'}brand=gone&category=gone&brand=hay&category=toys`);
  await waitFor(async () => expect(await filtersButton()).toHaveTextContent('Filters (2)'));
  expect(chips().map((chip) => chip.textContent)).toEqual(['Toys', 'Hay Design']);
});

test('a brand is removed by any of its slugs in the address, and with it what chooses nothing', async () => {
  const { router } = renderApp('/?brand=hay&brand=hay-design&brand=gone&price=1');
  const hay = await screen.findByRole('checkbox', { name: /^Hay Design/ });
  expect(hay).toBeChecked();
  await userEvent.click(hay);
  await waitFor(() => expect(router.state.location.search).toBe('?price=1'));
  await waitFor(() => expect(hay).not.toBeChecked());
});

test.each(['/?', '/search?q=chair&'])('%s finds a category by its former slugs', async (path) => {
  const { toys } = serveCatalog();
  const category = [buildCategory(), { ...toys, formerSlugs: ['games', 'play'] }];
  const asked: (string | null)[] = [];
  server.use(
    on(endpoints.listCategories).answer(() => ({ success: true, category })),
    on(endpoints.listCatalogue).answer(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('category'));
      const counts = { categories: [], prices: [0, 0, 0, 0, 0, 0], inStock: 1 };
      return { success: true, products: buildProducts(1), total: 1, counts };
    }),
  );
  const { router } = renderApp(`${path}category=play&category=games&price=1`);
  await waitFor(async () => expect(await filtersButton()).toHaveTextContent('Filters (2)'));
  expect(chips().map((chip) => chip.textContent)).toEqual(['Toys', '$20 to $39']);
  expect(asked.at(-1)).toBe(toys._id);
  const [, price] = chips();
  if (price) await userEvent.click(price);
  await waitFor(() => expect(router.state.location.search).toMatch(/category=toys$/));
});
