import { DEMO_SHOP_DETAILS, endpoints } from '@shop/shared';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { listen } from '@shop/front';
import { buildAdmin, buildCategory, buildProduct, buildProducts } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { ProductModel } from './products/product.model.js';
import { publicPaths } from './public-paths.js';
import { createSitemap } from './sitemap.js';

const api = useTestShop();
const details = () => Promise.resolve(DEMO_SHOP_DETAILS);

test('the sitemap lists every public page', async () => {
  const category = await buildCategory('Toys');
  await buildProduct({ name: 'Teddy', category: category.id });
  const reply = await api.fetch('/sitemap.xml');
  expect(reply.headers.get('content-type')).toContain('application/xml');
  const origin = new URL(reply.url).origin;
  const xml = await reply.text();
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
  expect(locations).toEqual(
    ['/', '/categories', '/about', '/contact', '/policy', '/category/toys', '/product/teddy'].map(
      (path) => origin + path,
    ),
  );
});

test('a page with a text from the settings is listed once it has one', async () => {
  const written = { ...DEMO_SHOP_DETAILS, returnsLine: '30 days to return', imprintText: 'Ada' };
  const paths = await publicPaths(() => Promise.resolve(written))();
  expect(paths).toEqual(expect.arrayContaining(['/returns', '/imprint']));
  expect(paths).not.toContain('/delivery');
  expect(paths).not.toContain('/terms');
});

/** The addresses in a sitemap, without their origin. */
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path);

test('a shop with too many pages for one file lists files with a part each', async () => {
  const category = await buildCategory();
  await buildProducts(4, category.id);
  const sitemap = createSitemap(details, { pathsPerFile: 5 });
  const app = express();
  app.get('/sitemap.xml', sitemap.whole);
  app.get('/sitemap-:part.xml', sitemap.part);
  const server = await listen(0);
  server.serve(app);
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const index = await (await get('/sitemap.xml')).text();
  expect(index).toContain('<sitemapindex');
  const files = pathsIn(index);
  expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
  const parts = await Promise.all(files.map(async (file) => (await get(file)).text()));
  const paths = parts.map(pathsIn);
  expect(paths.map(({ length }) => length)).toEqual([5, 5]);
  expect(paths.flat()).toEqual(expect.arrayContaining(['/product/p1', '/product/p4']));
  for (const missing of ['/sitemap-0.xml', '/sitemap-3.xml', '/sitemap-x.xml'])
    expect((await get(missing)).status, missing).toBe(404);
  await server.close();
});

test('however many ask for the sitemap, the catalogue is read once in a while', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await buildProduct({ name: 'Kite' });
  const paths = publicPaths(details);
  const reads = vi.spyOn(ProductModel, 'find');
  const first = await Promise.all(Array.from({ length: 10 }, paths));
  expect(first.every((some) => some.includes('/product/kite'))).toBe(true);
  expect(reads).toHaveBeenCalledTimes(1);

  await buildProduct({ name: 'Top' });
  expect(await paths()).not.toContain('/product/top');
  vi.advanceTimersByTime(5 * 60_000);
  await paths();
  await expect.poll(paths).toContain('/product/top');
  vi.useRealTimers();
});

test('a product that is hidden or deleted is off the sitemap at once', async () => {
  const { token } = await buildAdmin();
  const kite = await buildProduct({ name: 'Kite' });
  const top = await buildProduct({ name: 'Top' });
  const read = publicPaths(details);
  expect(await read()).toEqual(expect.arrayContaining(['/product/kite', '/product/top']));
  const changes = [{ productId: kite.id, status: 'draft', statusBefore: 'active' }];
  await api.call(endpoints.bulkEditProducts, { token, body: { changes } });
  const paths = await read();
  expect(paths).toContain('/product/top');
  expect(paths).not.toContain('/product/kite');
  await api.call(endpoints.deleteProduct, { token, params: { id: top.id } });
  expect(await read()).not.toContain('/product/top');
});

test('robots.txt names the sitemap, excludes visitors’ own pages and leaves the catalogue’s calls open', async () => {
  const reply = await api.fetch('/robots.txt');
  const text = await reply.text();
  const closed = [...text.matchAll(/Disallow: (.*)/g)].map(([, address = '']) => address);
  for (const open of [
    '/product/x',
    '/category/x',
    '/assets/x.js',
    '/api/v1/products/get-product/x',
  ])
    expect(closed.filter((address) => open.startsWith(address))).toEqual([]);
  expect(text).toContain('Disallow: /cart');
  expect(text).toContain('Disallow: /dashboard/admin');
  expect(text).toContain(`Sitemap: ${new URL(reply.url).origin}/sitemap.xml`);
});
