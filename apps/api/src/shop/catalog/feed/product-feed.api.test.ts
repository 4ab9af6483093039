import { randomUUID } from 'node:crypto';
import { listen, type Listening } from '@shop/front';
import { workOffNext } from '@shop/mongo/jobs';
import { DEMO_SHOP_DETAILS, endpoints } from '@shop/shared';
import express from 'express';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildAdmin, buildCategory, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildPhotos } from '../../../testing/photos.js';
import { buildVariants, saveGrid } from '../../../testing/variants.js';
import { ProductModel } from '../products/product.model.js';
import { KeptFeeds } from './kept-feed.js';
import { productFeed } from './product-feed.js';
import { FEED_TOPIC, handleFeed } from './try-feed.js';

const api = useTestShop();
const details = () => Promise.resolve(DEMO_SHOP_DETAILS);
let server: Listening;

// With a feed of its own for each test, because a feed is kept for a while.
beforeEach(async () => {
  const app = express();
  app.get('/feeds/products.xml', productFeed(details));
  server = await listen(0);
  server.serve(app);
});

afterEach(() => server.close());

const ask = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}/feeds/products.xml`, { headers });

/** The texts of a feed's items by element, as a shopping site reads them. */
async function readItems() {
  const reply = await ask();
  expect(reply.headers.get('content-type')).toContain('application/xml');
  const origin = new URL(reply.url).origin;
  const items = [...(await reply.text()).matchAll(/<item>([\s\S]*?)<\/item>/g)].map(
    ([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
  );
  return { origin, items };
}

const readIds = async () => (await readItems()).items.map(({ id }) => id);

it('describes a product with its prices, brand, code and category', async () => {
  const category = await buildCategory('Toys & Games');
  const product = await buildProduct({
    name: 'Kite <red>',
    description: 'Flies "high"',
    price: 15,
    quantity: 3,
    category: category.id,
    details: { compareAtPrice: '20', brand: 'Windy', barcode: '4006381333931', weight: '240' },
  });
  const { items, origin } = await readItems();
  expect(items).toEqual([
    {
      id: product.id,
      title: 'Kite &lt;red&gt;',
      description: 'Flies &quot;high&quot;',
      link: `${origin}/product/${product.slug}`,
      availability: 'in_stock',
      price: '20.00 USD',
      sale_price: '15.00 USD',
      condition: 'new',
      brand: 'Windy',
      gtin: '4006381333931',
      product_type: 'Toys &amp; Games',
      shipping_weight: '240 g',
    },
  ]);
});

it('has an item for each variant that shoppers can buy', async () => {
  const shirt = await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 0, sku: 'S-1' },
      { values: ['M'], price: 25, quantity: 4, sku: null, hidden: true },
    ],
  });
  const [small] = shirt.variants;
  const { items, origin } = await readItems();
  expect(items).toMatchObject([
    {
      id: small?.id,
      item_group_id: shirt.id,
      title: 'Shirt (S)',
      link: `${origin}/product/${shirt.slug}?variant=${small?.id ?? ''}`,
      size: 'S',
      mpn: 'S-1',
      availability: 'out_of_stock',
      price: '20.00 USD',
      identifier_exists: 'no',
    },
  ]);
});

it('shows an item with its own photo and those of no variant, without those of other colors', async () => {
  const product = await buildPhotos(4, { name: 'Shirt' });
  const [cover, red, blue, gone] = product.photos.map(({ _id }) => _id);
  const row = { price: 20, quantity: 1, sku: null };
  const options = [{ name: 'Color', values: ['Red', 'Blue', 'Green'] }];
  await saveGrid(product.id, {
    options,
    variants: [
      { ...row, values: ['Red'], photo: red },
      { ...row, values: ['Blue'], photo: blue },
      { ...row, values: ['Green'], photo: gone, hidden: true },
    ],
  });
  const links = [...(await (await ask()).text()).matchAll(/<item>[\s\S]*?<\/item>/g)].map(
    ([item]) =>
      [...item.matchAll(/image_link>(h[^<]+)</g)].map(
        ([, link = '']) =>
          new URL(link.replaceAll('&amp;', '&')).searchParams.get('photo') ?? cover,
      ),
  );
  expect(links).toEqual([
    [red, cover],
    [blue, cover],
  ]);
});

it('says the weight of the product for a variant without its own', async () => {
  const row = { price: 20, quantity: 1, sku: null };
  const variants = [
    { ...row, values: ['S'] },
    { ...row, values: ['M'], weight: 300 },
  ];
  await buildVariants({ variants }, { details: { weight: '200' } });
  const { items } = await readItems();
  expect(items.map((item) => item.shipping_weight)).toEqual(['200 g', '300 g']);
});

it('names the attributes that shopping sites know', async () => {
  const attributes = 'Colour: Red\nMaterial: Oak\nCare: Wipe';
  await buildProduct({ details: { attributes } });
  const [item] = (await readItems()).items;
  expect(item).toMatchObject({ color: 'Red', material: 'Oak' });
  expect(item).not.toHaveProperty('care');
});

it('leaves out what shoppers do not see', async () => {
  await buildProduct({ details: { status: 'draft' } });
  const shown = await buildProduct();
  const { items } = await readItems();
  expect(items.map(({ id }) => id)).toEqual([shown.id]);
});

it('is read from the database once in a while, however many ask', async () => {
  const first = await buildProduct();
  expect(await Promise.all([readIds(), readIds()])).toEqual([[first.id], [first.id]]);
  await buildProduct();
  expect(await readIds()).toEqual([first.id]);
});

it('has no product or variant any more once it is hidden', async () => {
  const { token } = await buildAdmin();
  const kite = await buildProduct();
  const shirt = await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 1 },
      { values: ['M'], price: 20, quantity: 1 },
    ],
  });
  const [small, medium] = shirt.variants.map(({ id }) => id);
  expect(new Set(await readIds())).toEqual(new Set([kite.id, small, medium]));
  const changes = [{ productId: kite.id, status: 'archived', statusBefore: 'active' }];
  await api.call(endpoints.bulkEditProducts, { token, body: { changes } });
  expect(await readIds()).toEqual([small, medium]);

  const params = { id: shirt.id };
  const { body: grid } = await api.call(endpoints.getVariants, { token, params });
  const { product, version } = grid;
  const rows = grid.variants.map((row) => ({ ...row, hidden: row._id === medium }));
  const body = { options: product.options ?? [], variants: rows, version, editKey: randomUUID() };
  await api.call(endpoints.saveVariants, { token, params, body });
  expect(await readIds()).toEqual([small]);
});

it('is sent compressed, and plain to clients that do not take that', async () => {
  await buildProduct({ name: 'Kite' });
  const plain = await ask({ 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toContain('<g:title>Kite</g:title>');
  const compressed = await ask({ 'accept-encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(await compressed.text()).toContain('<g:title>Kite</g:title>');
});

it('is not made for any number of host names that clients make up', async () => {
  const feeds = new KeptFeeds(details);
  const hosts = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.test`);
  const made = await Promise.all(hosts.map(async (host) => feeds.of(host)));
  expect(made.map((feed) => feed !== undefined)).toEqual([true, true, true, true, false]);
});

it('is served by the shop', async () => {
  const reply = await api.fetch('/feeds/products.xml');
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('<rss version="2.0"');
});

it('is sent plain without a warning of leaking listeners', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const reply = await api.fetch('/feeds/products.xml', {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect(await reply.text()).toContain('</rss>');
  // Node warns in the turn after.
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});

it('that can’t be made is an error and a task, and is made again as soon as it can be', async () => {
  const { token } = await buildAdmin();
  const { id } = await buildProduct();
  const broken = vi.spyOn(ProductModel, 'find').mockImplementation(() => {
    throw new Error('A broken index');
  });
  onTestFinished(() => broken.mockRestore());
  const feeds = new KeptFeeds(details);
  for (let asked = 0; asked < 2; asked += 1)
    await expect(feeds.of('http://shop.example')).rejects.toThrow('A broken index');
  const tryAgain = () =>
    workOffNext({ [FEED_TOPIC]: handleFeed(details) }, { failed: () => undefined });
  await tryAgain();
  const tasks = async () => (await api.call(endpoints.listJobs, { token })).body.jobs;
  const [task, ...more] = (await tasks()).filter(({ topic }) => topic === FEED_TOPIC);
  expect(task).toMatchObject({ key: 'feed', state: 'due', tries: 1, lastError: 'A broken index' });
  expect(more).toEqual([]);
  broken.mockRestore();
  expect((await feeds.of('http://shop.example'))?.length).toBeGreaterThan(0);
  await api.call(endpoints.repeatJob, { token, params: { id: task?._id ?? '' } });
  while (await tryAgain());
  expect((await tasks()).filter(({ topic }) => topic === FEED_TOPIC)).toEqual([]);
  expect(await readIds()).toEqual([id]);
});
