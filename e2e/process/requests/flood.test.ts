import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { residentMegabytes } from '@shop/test-shop/lib/process-table';
import { sendRaw } from '@shop/test-shop/client/raw-request';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const CONNECTIONS = 60;
const PIPELINED = 'GET /api/v1/products/get-product HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(500);
/** For a busy machine. */
const HEALTHY_WITHIN_MS = 60_000;

let DATA_DIR: string;
let shop: ShopProcess;

beforeAll(async () => {
  DATA_DIR = await temporaryFolder();
  shop = await startShop({ DATA_DIR });
});

afterAll(async () => {
  await shop.stop();
  await rm(DATA_DIR, { recursive: true });
});

const health = () =>
  fetch(`${shop.origin}/healthz`, { signal: AbortSignal.timeout(HEALTHY_WITHIN_MS) });

it('clients that pipeline thousands of requests and never read block nobody', async () => {
  const before = await residentMegabytes(shop.pid);
  const flood = Array.from({ length: CONNECTIONS }, () => {
    const request = sendRaw(shop.origin, PIPELINED);
    request.socket.pause();
    return request;
  });
  for (let round = 0; round < 5; round += 1) {
    expect((await health()).status).toBe(200);
    await setTimeout(50);
  }
  const visitor = new ApiClient(shop.origin);
  expect((await visitor.send(endpoints.countProducts)).status).toBe(200);
  expect((await residentMegabytes(shop.pid)) - before).toBeLessThan(200);
  for (const { socket } of flood) socket.destroy();
  // Requests of the flood itself may get a 503 when the database is too busy for them; but nothing a 500.
  expect(shop.output()).not.toMatch(/ \/\S* 500 /);
});

it('128 clients in parallel from one address are all served', async () => {
  const visits = async () => {
    const visitor = new ApiClient(shop.origin);
    for (let visit = 0; visit < 5; visit += 1)
      expect((await visitor.send(endpoints.countProducts)).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 128 }, visits));
});
