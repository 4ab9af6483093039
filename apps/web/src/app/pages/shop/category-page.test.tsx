import { endpoints } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildCategory, buildProduct, buildProducts } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

test('shows the category, the number of its products, and the products [S2.18]', async () => {
  server.use(
    on(endpoints.listCategoryProducts).answer(() => ({
      success: true,
      category: buildCategory(),
      products: buildProducts(2),
      total: 2,
    })),
  );
  const { router } = renderApp('/category/old-name');
  expect(await screen.findByText('2 results found')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(document.title).toBe('Electronics - Ecommerce App');
  await waitFor(() => expect(router.state.location.pathname).toBe('/category/electronics'));
});

test('the sort order is kept in the address and can be changed', async () => {
  const orders: (string | null)[] = [];
  server.use(
    on(endpoints.listCategoryProducts).answer(({ request }) => {
      orders.push(new URL(request.url).searchParams.get('sort'));
      return { success: true, category: buildCategory(), products: buildProducts(2), total: 2 };
    }),
  );
  const { router } = renderApp('/category/electronics?sort=price');
  const select = await screen.findByLabelText('Sort by');
  expect(select).toHaveDisplayValue('Price: low to high');
  await userEvent.selectOptions(select, 'Name');
  await waitFor(() => expect(orders).toEqual(['price', 'name']));
  expect(router.state.location.search).toBe('?sort=name');
  await userEvent.selectOptions(select, 'Newest');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an unknown category shows the not-found page', async () => {
  server.use(on(endpoints.listCategoryProducts).answer(() => refusal(404, 'No such category')));
  renderApp('/category/nothing');
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
});

test('every category links to its products, with a photo of one [S2.17]', async () => {
  const { _id: category } = buildCategory();
  const { _id: product } = buildProduct();
  const photo = { version: 'f00d', width: 800, height: 800 };
  server.use(
    on(endpoints.listCategoryPictures).answer(() => ({
      success: true,
      pictures: [{ category, product, photo }],
    })),
  );
  renderApp('/categories');
  await screen.findByRole('heading', { name: 'All Categories' });
  const main = screen.getByRole('main');
  const link = await within(main).findByRole('link', { name: 'Electronics' });
  expect(link).toHaveAttribute('href', '/category/electronics');
  await waitFor(() => expect(link.querySelector('img')?.src).toContain(product));
  expect(within(main).getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/');
});
