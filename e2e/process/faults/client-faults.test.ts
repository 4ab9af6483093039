import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, THEO } from '@shop/test-shop/client/people';
import { expectRefusal } from '@shop/test-shop/client/expect-refusal';
import { sendRaw } from '@shop/test-shop/client/raw-request';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { productInStock, stockOf } from '@shop/test-shop/client/product-stock';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const CLIENTS = 50;
/** For a busy machine. */
const AMPLE = { timeout: 120_000 };

let home: string;
let uploads: string;
let shop: ShopProcess;

beforeAll(async () => {
  home = await temporaryFolder();
  uploads = path.join(home, 'uploads');
  await mkdir(uploads);
  shop = await startShop({
    DATA_DIR: path.join(home, 'data'),
    TMPDIR: uploads,
    ADMIN_PASSWORD: ADMIN.password,
  });
});

afterAll(async () => {
  await shop.stop();
  await rm(home, { recursive: true });
});

const expectOpen = async () => {
  expect((await new ApiClient(shop.origin).send(endpoints.countProducts)).status).toBe(200);
};

describe('slow clients', () => {
  it('get a 408 when the head of a request takes too long, and block nobody', async () => {
    const slow = Array.from({ length: CLIENTS }, () =>
      sendRaw(shop.origin, 'GET / HTTP/1.1\r\nHost: shop\r\n'),
    );
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write('X-Drip: 1\r\n');
    }, 500);
    await expectOpen();
    for (const { response } of slow) expectRefusal(await response, 408);
    clearInterval(drip);
  });

  it('get a 408 when the body of a request takes too long', async () => {
    const slow = Array.from({ length: CLIENTS }, () =>
      sendRaw(
        shop.origin,
        'POST /api/v1/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      ),
    );
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write(' ');
    }, 500);
    for (const { response } of slow) expectRefusal(await response, 408);
    clearInterval(drip);
    await expectOpen();
  });
});

describe('clients that disconnect', () => {
  it('leave no file behind when they do so during an upload', async () => {
    const { token } = await new ApiClient(shop.origin).session(ADMIN);
    const clients = Array.from({ length: CLIENTS }, () =>
      sendRaw(
        shop.origin,
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
    await expect
      .poll(() => clients.every(({ socket }) => socket.bytesWritten > 50_000), AMPLE)
      .toBe(true);
    await pause(500);
    for (const { socket } of clients) socket.destroy();
    expect(await readdir(uploads)).toEqual([]);
    await expectOpen();
  });

  it('before their order is confirmed find it placed once when they retry', async () => {
    const shopper = await new ApiClient(shop.origin).signIn(THEO);
    const product = await productInStock(shopper, CLIENTS);
    const items = [{ product: product._id, quantity: 1 }];
    const KEYS = 5;
    for (let index = 0; index < KEYS; index += 1) {
      const disconnect = new AbortController();
      const response = shopper.placeOrder(items, `disconnected-${index}`, disconnect.signal);
      setTimeout(() => disconnect.abort(), index * 10);
      await response.catch(() => undefined);
    }
    for (let index = 0; index < KEYS; index += 1) {
      expect((await shopper.placeOrder(items, `disconnected-${index}`)).status).toBe(201);
    }
    expect(await stockOf(shopper, product)).toBe(product.quantity - KEYS);
  });
});
