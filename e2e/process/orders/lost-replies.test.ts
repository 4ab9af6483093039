import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, type Endpoint } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, DEMO_PASSWORD } from '@shop/test-shop/client/people';
import { randomFrom, seedFrom } from '@shop/test-shop/lib/random';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const KILLS = 3;
/** Calls that are under way when the shop is killed. */
const CALLS = 8;
const LATEST_CALL_MS = 400;
const LATEST_KILL_MS = 1_600;
/** A call that was killed holds its key for 30 seconds. */
const PATIENCE_MS = 60_000;

const seed = seedFrom(process.env.LOST_REPLIES_SEED);
const random = randomFrom(seed);

let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await temporaryFolder();
});

afterAll(() => rm(DATA_DIR, { recursive: true }));

interface Call {
  endpoint: Endpoint;
  headers: { 'idempotency-key': string };
  body: unknown;
}

/** Calls that create something, each with a name of its own. */
function callsOf(round: number, category: string): Call[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const name = `Lamp ${round}-${index}`;
    const headers = { 'idempotency-key': name.replace(' ', '-') };
    const texts = { name, description: 'Bright', price: '5', quantity: '1', category };
    return index % 2 === 0
      ? { endpoint: endpoints.createProduct, headers, body: texts }
      : { endpoint: endpoints.createCategory, headers, body: { name } };
  });
}

/** Sends a call until it gets its reply, as a patient client does. */
async function sendUntilCreated(client: ApiClient, { endpoint, ...input }: Call): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await client.request(endpoint, input);
    const text = await response.text();
    if (response.status === 201) return text;
    const seconds = Number(response.headers.get('retry-after'));
    if (seconds === 0 || performance.now() > end) throw new Error(`${response.status} ${text}`);
    await wait(seconds * 1_000);
  }
}

it('a call that is repeated after a kill has created one thing, and gets the reply of the first', async () => {
  const environment = { DATA_DIR, ADMIN_PASSWORD: ADMIN.password, WORKERS: '2' };
  const calls: Call[] = [];
  const replies = new Map<Call, string>();
  for (let round = 0; round < KILLS; round += 1) {
    const shop = await startShop(environment);
    const admin = await new ApiClient(shop.origin).signIn(ADMIN);
    const { category } = await admin.call(endpoints.listCategories);
    const now = callsOf(round, category[0]?._id ?? '');
    calls.push(...now);
    const sent = Promise.allSettled(
      now.map(async (call) => {
        await wait(random.between(0, LATEST_CALL_MS));
        replies.set(call, await sendUntilCreated(admin, call));
      }),
    );
    await wait(random.between(0, LATEST_KILL_MS));
    await shop.kill();
    await sent;
  }
  console.log(`LOST_REPLIES_SEED=${seed}: ${replies.size} of ${calls.length} replies arrived`);

  const shop = await startShop(environment);
  const admin = await new ApiClient(shop.origin).signIn(ADMIN);
  const repeated = await Promise.all(
    calls.map(async (call) => [call, await sendUntilCreated(admin, call)] as const),
  );
  for (const [call, text] of repeated) expect(text).toBe(replies.get(call) ?? text);
  const { category } = await admin.call(endpoints.listCategories);
  const products = await admin.products();
  const names = [...category, ...products]
    .map(({ name }) => name)
    .filter((n) => /^Lamp \d/.test(n));
  expect(names.sort()).toEqual(
    calls.map(({ headers }) => headers['idempotency-key'].replace('-', ' ')).sort(),
  );
  await shop.stop();
});

it('equal calls at all workers at once create one thing', async () => {
  const environment = { DATA_DIR, ADMIN_PASSWORD: ADMIN.password, WORKERS: '2' };
  const shop = await startShop(environment);
  const visitor = new ApiClient(shop.origin);
  const body = {
    email: 'nora@shop.test',
    password: DEMO_PASSWORD,
    name: 'Nora Lind',
    phone: '+1 206 555 0119',
    address: '7 Birch Road, Seattle, WA 98101',
    answer: 'sailing',
  };
  const headers = { 'idempotency-key': 'one-key' };
  const call = { endpoint: endpoints.register, headers, body };
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => sendUntilCreated(visitor, call)),
  );
  expect(new Set(replies).size).toBe(1);
  await shop.stop();
});
