import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { failureSchema } from '@shop/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShopApi } from '../shop/api.js';
import { startShop, type ShopProcess } from '../shop/shop-process.js';

const ADMIN_PASSWORD = 'an administrator’s';
const CLIENTS = 50;
/** On a busy machine. */
const AMPLE = { timeout: 30_000 };

let home: string;
let uploads: string;
let shop: ShopProcess;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'shop-e2e-'));
  uploads = await mkdtemp(path.join(home, 'tmp-'));
  shop = await startShop({ DATA_DIR: path.join(home, 'data'), TMPDIR: uploads, ADMIN_PASSWORD });
});

afterAll(async () => {
  await shop.stop();
  await rm(home, { recursive: true });
});

/** A connection on which a client says what it likes, and all that it hears. */
function speak(text: string): { socket: Socket; heard: Promise<string> } {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, heard: once(socket, 'close').then(() => answer) };
}

function expectRefusal(answer: string, status: number) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(failureSchema.safeParse(JSON.parse(body)).success).toBe(true);
}

const count = () => new ShopApi(shop.origin).fetch('/products/product-count');

describe('clients that trickle', () => {
  it('are sent away when the head of a request takes too long, and nobody else waits', async () => {
    const slow = Array.from({ length: CLIENTS }, () => speak('GET / HTTP/1.1\r\nHost: shop\r\n'));
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write('X-Drip: 1\r\n');
    }, 500);
    expect((await count()).status).toBe(200);
    for (const { heard } of slow) expectRefusal(await heard, 408);
    clearInterval(drip);
  });

  it('are sent away when its body does', async () => {
    const slow = Array.from({ length: CLIENTS }, () =>
      speak(
        'POST /api/v1/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      ),
    );
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write(' ');
    }, 500);
    for (const { heard } of slow) expectRefusal(await heard, 408);
    clearInterval(drip);
    expect((await count()).status).toBe(200);
  });
});

describe('clients that hang up', () => {
  it('amid an upload leave no file', async () => {
    const { token } = await new ShopApi(shop.origin).session('admin@shop.test', ADMIN_PASSWORD);
    const clients = Array.from({ length: CLIENTS }, () =>
      speak(
        [
          'POST /api/v1/products/create-product HTTP/1.1',
          'Host: shop',
          `Authorization: ${token}`,
          'Content-Type: multipart/form-data; boundary=b',
          'Content-Length: 1000000',
          '',
          '--b',
          'Content-Disposition: form-data; name="photo"; filename="p.png"',
          '',
          'x'.repeat(50_000),
        ].join('\r\n'),
      ),
    );
    await expect.poll(async () => (await readdir(uploads)).length, AMPLE).toBe(CLIENTS);
    for (const { socket } of clients) socket.destroy();
    await expect.poll(() => readdir(uploads), AMPLE).toEqual([]);
    expect((await count()).status).toBe(200);
  });

  it('before they hear of their order find it placed once when they ask again', async () => {
    const shopper = await new ShopApi(shop.origin).signIn('theo@shop.test', 'demo-shopper');
    const product = (await shopper.products()).find(({ quantity }) => quantity > CLIENTS);
    if (!product) throw new Error('The demo shop has too little in stock');
    const items = [{ product: product._id, quantity: 1 }];
    const KEYS = 5;
    for (let index = 0; index < KEYS; index += 1) {
      const hangingUp = new AbortController();
      const reply = shopper.placeOrder(items, `hung-up-${index}`, hangingUp.signal);
      setTimeout(() => hangingUp.abort(), index * 10);
      await reply.catch(() => undefined);
    }
    for (let index = 0; index < KEYS; index += 1) {
      expect((await shopper.placeOrder(items, `hung-up-${index}`)).status).toBe(201);
    }
    const left = (await shopper.products()).find(({ _id }) => _id === product._id)?.quantity;
    expect(left).toBe(product.quantity - KEYS);
  });
});

describe('what is no request', () => {
  it.each([
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a line feed in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', 400],
    ['an unmet expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n', 417],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ])('is answered in the one shape: %s', async (_what, text, status) => {
    expectRefusal(await speak(text).heard, status);
  });

  it('is answered without a body when a head alone was asked for', async () => {
    const { heard } = speak(`HEAD /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const [head, body] = (await heard).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 431 ');
    expect(body).toBe('');
  });
});
