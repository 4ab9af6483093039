import { endpoints, PAGE_CALLS } from '@shop/shared';
import { afterEach, expect, test, vi } from 'vitest';
import { buildCategory, buildProduct } from '../testing/factories';
import { on, server } from '../testing/handlers';
import { renderApp } from '../testing/render-app';

afterEach(() => {
  server.events.removeAllListeners();
});

test.each([
  ['/', PAGE_CALLS.home()],
  ['/product/lamp', PAGE_CALLS.product('lamp')],
  ['/category/toys', PAGE_CALLS.category('toys')],
  ['/brand/northway', PAGE_CALLS.brand('northway')],
])('%s requests exactly what the server lets the browser preload', async (path, calls) => {
  const products = [buildProduct()];
  server.use(
    on(endpoints.listProductPage).answer(() => ({ success: true, products, total: 1 })),
    on(endpoints.getProduct).answer(() => ({
      success: true,
      product: buildProduct({ slug: 'lamp' }),
    })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
    on(endpoints.listCatalogue).answer(() => ({
      success: true,
      brand: { _id: '00000000000000000000b001', name: 'Northway', slug: 'northway' },
      products,
      total: 1,
    })),
    on(endpoints.listCategoryProducts).answer(() => ({
      success: true,
      category: buildCategory({ slug: 'toys' }),
      products,
      total: 1,
    })),
  );
  const requested: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET') requested.push(pathname + search);
  });
  renderApp(path);
  await vi.waitFor(() => expect(requested).toEqual(expect.arrayContaining([...calls])), 20_000);
});
