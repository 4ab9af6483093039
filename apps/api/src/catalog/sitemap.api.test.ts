import { expect, test } from 'vitest';
import { buildCategory, buildProduct } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';

const api = useTestShop();

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
