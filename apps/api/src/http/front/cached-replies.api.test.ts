import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@shop/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, ReplyCache, type Listening } from '@shop/front';
import { createApp } from '../../app/app.js';
import { shopRoutes } from '../../app/shop-routes.js';
import { invalidateOwnChanges } from '../../shop/catalog/index.js';
import { addressOf, apiClient } from '../../testing/api-client.js';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import {
  buildAdmin,
  buildCategory,
  buildPicture,
  buildProduct,
  buildProducts,
} from '../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';

useTestShop();
const cache = new ReplyCache(8 * 1024 * 1024);
const stop = invalidateOwnChanges(cache);
let server: Listening;
const shop = apiClient(() => `http://127.0.0.1:${server.port}`);
const LIST = addressOf(endpoints.listProductPage, { params: { page: 1 } });

beforeAll(async () => {
  server = await listen(0);
  server.serve(createApp(buildAppDeps({ cache })));
});
beforeEach(() => cache.clear());
afterAll(async () => {
  stop();
  await server.close();
});

/** Sends two requests, so that the answer is cached. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  await (await shop.fetch(path, init)).arrayBuffer();
  return shop.fetch(path, init);
}

/** The raw reply, without decompression. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer; status?: number | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, path, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ headers: res.headers, body: Buffer.concat(chunks), status: res.statusCode }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('a cached reply', () => {
  it('has the body and the headers of the first', async () => {
    await buildProducts(13);
    const { id } = await buildProduct({ photo: await buildPicture() });
    const photo = addressOf(endpoints.getProductPhoto, { params: { id }, query: { w: 320 } });
    for (const path of [
      LIST,
      photo,
      addressOf(endpoints.searchProducts, { params: { keyword: 'p1' } }),
    ]) {
      const without = (response: Response) => {
        const own = new Set(['date', 'x-request-id']);
        return [...response.headers].filter(([name]) => !own.has(name));
      };
      const plain = { headers: { 'Accept-Encoding': 'identity' } };
      const first = await shop.fetch(path, plain);
      const body = Buffer.from(await first.arrayBuffer());
      await ask(path, plain);
      expect(cache.get(path)?.body).toEqual(body);
      const again = await shop.fetch(path, plain);
      expect(Buffer.from(await again.arrayBuffer())).toEqual(body);
      expect(without(again)).toEqual(without(first));
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    }
  });

  it('is compressed as the client likes it, also for the first who asks for that', async () => {
    await buildProducts(13);
    const body = await (await ask(LIST)).text();
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'Accept-Encoding': `deflate, ${encoding}` };
      const [reply] = await Promise.all([raw(LIST, headers), raw(LIST, headers)]);
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(String(reply.headers.vary)).toContain('Accept-Encoding');
      expect(decompress(reply.body).toString()).toBe(body);
    }
  });

  it('is sent as it is to a client that accepts no form the shop has', async () => {
    await buildProducts(13);
    await ask(LIST);
    const { headers } = await raw(LIST, { 'Accept-Encoding': 'notbr, x-gzip-like' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is a 304 for whoever has it', async () => {
    await buildProduct();
    const etag = (await ask(LIST)).headers.get('etag') ?? '';
    const again = await raw(LIST, { 'If-None-Match': etag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await raw(LIST, { 'If-None-Match': '"other"' })).status).toBe(200);
    const reload = { 'If-None-Match': etag, 'Cache-Control': 'no-cache' };
    expect((await raw(LIST, reload)).status).toBe(200);
  });

  it('is counted in the metrics under its route', async () => {
    const counted = async () => {
      const metrics = await (await shop.fetch('/metrics')).text();
      return Number(
        /_count\{[^}]*product-list\/:page",status="200"\} (\d+)/.exec(metrics)?.[1] ?? 0,
      );
    };
    const before = await counted();
    await ask(LIST);
    await ask(LIST);
    expect(await counted()).toBe(before + 4);
  });

  it('is given up when what it shows changes, and kept when something else is sold', async () => {
    const { token } = await buildAdmin();
    const category = await buildCategory('Lamps');
    const lamp = await buildProduct({ name: 'Lamp', category: category.id, quantity: 5 });
    const clock = await buildProduct({ name: 'Clock', quantity: 5 });
    const paths = {
      lamp: addressOf(endpoints.getProduct, { params: { slug: 'lamp' } }),
      clock: addressOf(endpoints.getProduct, { params: { slug: 'clock' } }),
      lamps: addressOf(endpoints.listCategoryProducts, { params: { slug: 'lamps' } }),
    };
    for (const path of Object.values(paths)) await ask(path);
    await shop.call(
      endpoints.placeOrder,
      buildCheckout(token, [{ product: lamp.id, quantity: 2 }]),
    );
    expect(cache.get(paths.clock)).toBeDefined();
    expect(cache.get(paths.lamps)).toBeUndefined();
    const { body } = await shop.call(endpoints.getProduct, { params: { slug: 'lamp' } });
    expect(body.product.quantity).toBe(3);
    await shop.call(endpoints.updateCategory, {
      token,
      params: { id: category.id },
      body: { name: 'Lights' },
    });
    const renamed = await shop.call(endpoints.getProduct, { params: { slug: 'lamp' } });
    expect(renamed.body.product.category.name).toBe('Lights');
    await shop.call(endpoints.deleteProduct, { token, params: { id: clock.id } });
    expect((await shop.fetch(paths.clock)).status).toBe(404);
    expect((await shop.call(endpoints.countProducts)).body.total).toBe(1);
  });

  it('is also given for a filter', async () => {
    const { id } = await buildCategory();
    await buildProducts(2, id);
    const body = { checked: [id], radio: [], page: 1 };
    const replies = [];
    for (let index = 0; index < 4; index += 1)
      replies.push(await shop.call(endpoints.filterProducts, { body }));
    const [first, ...others] = replies.map((reply) => reply.body);
    for (const other of others) expect(other).toEqual(first);
    await buildProducts(1, id);
    expect((await shop.call(endpoints.filterProducts, { body })).body.total).toBe(3);
  });
});

describe('what could fill the memory is answered, but not kept', () => {
  const FILTER = addressOf(endpoints.filterProducts, {});
  const filterWith = (extra: string) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"checked":[],"radio":[],"page":1,"extra":${extra}}`,
  });

  it.each([
    ['a long body', FILTER, filterWith(`"${'x'.repeat(5_000)}"`)],
    ['a body that is nested too deeply to be written', FILTER, filterWith(nested(5_000))],
    ['a long URL', `${LIST}?extra=${'x'.repeat(7_000)}`, {}],
  ])('%s', async (_what, path, init) => {
    await buildProduct();
    const begin = vi.spyOn(cache, 'begin');
    expect((await shop.fetch(path, init)).status).toBe(200);
    // A page of an earlier test may be computed again meanwhile.
    const kept = begin.mock.calls.filter(([key]) => key.includes('extra'));
    expect(kept).toEqual([]);
  });
});

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

it('nothing private is ever kept, and no list that follows the stock', async () => {
  for (const { endpoint, shows } of shopRoutes(buildAppDeps()))
    if (shows) expect(endpoint.access, endpoint.path).toBe('public');
  await buildProduct();
  const sorted = `${LIST}?sort=quantity`;
  await ask(sorted);
  expect(cache.get(sorted)).toBeUndefined();
});
