import { endpoints, type Instead } from '@shop/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCategory, buildProduct } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

function serve(instead: Partial<Instead>, namedSize?: string) {
  server.use(
    on(endpoints.listCatalogue).answer(() => ({
      success: true,
      products: [],
      total: 0,
      ...(namedSize !== undefined && { namedSize }),
      instead: { words: [], popular: [], ...instead },
    })),
  );
}

test.each([
  [['lamp'], 'Everything that matches the rest mentions “lamp”.'],
  [['lamp', 'oak'], 'Everything that matches the rest mentions “lamp” or “oak”.'],
])('what leaves nothing is said: without %j', async (excluded, text) => {
  serve({ excluded, words: [{ text: 'sofa', total: 2 }] });
  renderApp('/search?q=sofa+without+some');
  expect(await screen.findByRole('link', { name: 'sofa' })).toBeVisible();
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

test('the products below the nearest category are said to be its own', async () => {
  const shelf = buildCategory({ name: 'Electronics' });
  serve({ shelf, popular: [buildProduct({ name: 'Radio' })] });
  renderApp('/search?q=toaster');
  expect(await screen.findByRole('heading', { name: 'Popular in Electronics' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Popular products' })).not.toBeInTheDocument();
});

test('a size that nothing comes in is said', async () => {
  serve({}, '42');
  renderApp('/search?q=size+42');
  expect(await screen.findByText('Nothing here comes in size 42.')).toBeVisible();
});
