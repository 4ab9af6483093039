import { endpoints } from '@shop/shared';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../app.js';
import { giveUpOwnChanges } from '../../catalog/index.js';
import { listen, type Listening } from '../../listen.js';
import { addressOf, apiClient } from '../../testing/api-client.js';
import { buildAdmin, buildCategory, buildProduct } from '../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';
import { ReadyAnswers } from './ready-answers.js';

useTestShop();
const ready = new ReadyAnswers(8 * 1024 * 1024);
const stopGivingUp = giveUpOwnChanges(ready);
let server: Listening;
const shop = apiClient(() => `http://127.0.0.1:${server.port}`);
const LIST = addressOf(endpoints.listProductPage, { params: { page: 1 } });
/** Generous, for a busy machine. */
const TIMEOUT_MS = 20_000;

beforeAll(async () => {
  server = await listen(0);
  server.serve(createApp(buildAppDeps({ ready })));
});
beforeEach(() => ready.clear());
afterAll(async () => {
  ready.stop();
  stopGivingUp();
  await server.close();
});

/** Sends enough requests that the answer is cached and sent from the cache. */
async function askOften(path: string, init?: RequestInit): Promise<Response> {
  for (let asked = 0; asked < 2; asked += 1) await (await shop.fetch(path, init)).arrayBuffer();
  return shop.fetch(path, init);
}

async function rename() {
  const { token } = await buildAdmin();
  const category = await buildCategory('Lamps');
  const product = await buildProduct({ name: 'Lamp', category: category.id });
  return {
    category: category.id,
    product,
    rename: (name: string) =>
      shop.call(endpoints.updateCategory, { token, params: { id: category.id }, body: { name } }),
  };
}

const renewed = (key: string, text: string) =>
  expect.poll(() => ready.get(key)?.body.toString() ?? '', { timeout: TIMEOUT_MS }).toContain(text);

it('what is asked for often is ready again after a change, although nobody asks', async () => {
  const { rename: renameTo } = await rename();
  const first = await askOften(LIST);
  await first.arrayBuffer();
  await renameTo('Lights');
  await renewed(LIST, 'Lights');
  const again = await shop.fetch(LIST);
  expect(await again.text()).toContain('Lights');
  const shared = ({ headers }: Response) => {
    const own = new Set(['date', 'x-request-id', 'etag', 'content-length', 'content-encoding']);
    return [...headers].filter(([name]) => !own.has(name)).sort();
  };
  expect(shared(again)).toEqual(shared(first));
});

it('so is the reply to a filter', async () => {
  const { category, rename: renameTo } = await rename();
  const body = JSON.stringify({ checked: [category], radio: [], page: 1 });
  const address = addressOf(endpoints.filterProducts);
  const headers = { 'Content-Type': 'application/json' };
  await (await askOften(address, { method: 'POST', headers, body })).arrayBuffer();
  await renameTo('Lights');
  await renewed(`POST ${address} ${body}`, 'Lights');
});

it('what nobody sent is not counted as a request', async () => {
  const counted = async () => {
    const metrics = await (await shop.fetch('/metrics')).text();
    return metrics.match(/_count\{[^}]*product-list\/:page"[^}]*\} \d+/g);
  };
  const { rename: renameTo } = await rename();
  await (await askOften(LIST)).arrayBuffer();
  const before = await counted();
  expect(before).toHaveLength(1);
  await renameTo('Lights');
  await renewed(LIST, 'Lights');
  expect(await counted()).toEqual(before);
});
