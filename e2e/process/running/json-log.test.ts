import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runUntilExit, startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

afterEach(() => rm(DATA_DIR, { recursive: true }));

const parsed = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>);

const byId = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  String(one.id).localeCompare(String(other.id));

it('LOG_FORMAT=json: each line is an object, with the id that the proxy gave the request', async () => {
  const shop = await startShop({
    DATA_DIR,
    LOG_FORMAT: 'json',
    TRUSTED_PROXIES: '1',
    WORKERS: '2',
  });
  const list = `${shop.origin}/api/v1/category/get-category`;
  // The first reply comes from Express, the second from the cache in front of it.
  for (const id of ['proxy-request-1', 'proxy-request-2']) {
    const response = await fetch(list, { headers: { 'X-Request-Id': id } });
    expect(response.headers.get('x-request-id')).toBe(id);
  }
  await fetch(list, { headers: { 'X-Request-Id': 'a "forged" line' } });
  await shop.stop();
  const entries = parsed(shop.output().trim().split('\n'));
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(entries.map(({ time: at, level }) => [at, level])).toEqual(
    entries.map(() => [time, 'info']),
  );
  const replies = entries.filter(({ path }) => path === '/api/v1/category/get-category');
  // Workers write their lines in any order.
  expect(replies.sort(byId)).toEqual(
    [expect.stringMatching(/^[0-9a-f-]{36}$/), 'proxy-request-1', 'proxy-request-2'].map(
      (id: unknown) =>
        expect.objectContaining({
          id,
          method: 'GET',
          status: 200,
          ms: expect.any(Number) as number,
        }) as unknown,
    ),
  );
  expect(entries).toContainEqual({
    time,
    level: 'info',
    message: `The shop is open at ${shop.origin}`,
  });
});

it('LOG_FORMAT=json: a start that fails says why in an object', async () => {
  const { code, lines } = await runUntilExit({ DATA_DIR, LOG_FORMAT: 'json', PORT: 'eighty' });
  expect(code).toBe(1);
  expect(parsed(lines)).toEqual([
    {
      time: expect.any(String) as string,
      level: 'error',
      message: expect.stringContaining('PORT must be a port number') as string,
    },
  ]);
});
