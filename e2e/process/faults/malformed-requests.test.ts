import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '@shop/test-shop/client/expect-refusal';
import { sendRaw } from '@shop/test-shop/client/raw-request';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

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
  ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', 400],
  ['an unmet expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n', 417],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
])('a malformed request gets the usual failure: %s', async (_what, text, status) => {
  expectRefusal(await sendRaw(shop.origin, text).response, status);
});

it('a malformed HEAD request gets a status without a body', async () => {
  const { response } = sendRaw(
    shop.origin,
    `HEAD /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  );
  const [head, body] = (await response).split('\r\n\r\n');
  expect(head).toContain('HTTP/1.1 431 ');
  expect(body).toBe('');
});
