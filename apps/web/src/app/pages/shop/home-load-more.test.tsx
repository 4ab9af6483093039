import { endpoints } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { buildProduct } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveCatalog } from '../../../testing/serve-catalog';

let shop: ReturnType<typeof serveCatalog>;

beforeEach(() => {
  shop = serveCatalog();
});

function cards() {
  return screen.queryAllByRole('article');
}

test('Loadmore appends the next page and disappears when all are loaded [S2.14 S4.3]', async () => {
  renderApp('/');
  const more = await screen.findByRole('button', { name: 'Loadmore' });
  expect(cards()).toHaveLength(12);
  await userEvent.click(more);
  await waitFor(() => expect(cards()).toHaveLength(15));
  expect(screen.queryByRole('button', { name: 'Loadmore' })).not.toBeInTheDocument();
});

test('after Loadmore the focus is on the first new card', async () => {
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Loadmore' }));
  await waitFor(() => expect(cards()).toHaveLength(15));
  const first = screen.getByRole('article', { name: shop.products[12]?.name });
  expect(first.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toHaveAttribute('href', `/product/${shop.products[12]?.slug}`);
});

test('Loadmore keeps the focus while it loads, and requests the page once [S2.14]', async () => {
  const asked: unknown[] = [];
  const { promise: answered, resolve: answer } = deferred();
  server.use(
    on(endpoints.listProductPage).answer(async ({ params }) => {
      asked.push(params.page);
      if (params.page === '2') await answered;
      return shop.page(params.page);
    }),
  );
  renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Loadmore' }));
  const waiting = await screen.findByRole('button', { name: 'Loading ...' });
  expect(waiting).toHaveFocus();
  // Those that are coming have their places, so that nothing moves.
  expect(cards()[0]?.closest('ul')?.children).toHaveLength(15);
  await userEvent.click(waiting);
  answer();
  await waitFor(() => expect(cards()).toHaveLength(15));
  expect(asked).toEqual(['1', '2']);
});

test('Loadmore counts while the loaded pages are being refreshed', async () => {
  const { promise: never } = deferred();
  const { queryClient } = renderApp('/');
  const more = await screen.findByRole('button', { name: 'Loadmore' });
  server.use(
    on(endpoints.listProductPage).answer(async ({ params }) => {
      if (params.page === '1') await never;
      return shop.page(params.page);
    }),
  );
  void queryClient.invalidateQueries();
  await userEvent.click(more);
  await waitFor(() => expect(cards()).toHaveLength(15));
});

test('returning from another page shows the loaded pages again', async () => {
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

test('a next page that fails to load leaves the list in place and offers Try again', async () => {
  let broken = true;
  server.use(
    on(endpoints.listProductPage).answer(({ params }) => {
      if (params.page === '2' && broken) return refusal(500, 'secret');
      return shop.page(params.page);
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
