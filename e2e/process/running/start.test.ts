import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { portOf } from '@shop/test-shop/lib/free-port';
import { ADMIN } from '@shop/test-shop/client/people';
import { runUntilExit, startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const JWT_SECRET = 'x'.repeat(40);
const UNREACHABLE = 'mongodb://127.0.0.1:9/shop?serverSelectionTimeoutMS=500';

let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

afterEach(() => rm(DATA_DIR, { recursive: true }));

describe('starting the shop', () => {
  it('fills an empty folder, shows the administrator’s password once, and keeps the data [R23]', async () => {
    const first = await startShop({ DATA_DIR, SEED: 'demo' });
    const password = /password: (\S+) \(shown only this once\)/.exec(first.output())?.[1] ?? '';
    const products = await new ApiClient(first.origin).products();
    expect(products.length).toBeGreaterThanOrEqual(60);
    await first.stop();

    const second = await startShop({ DATA_DIR, SEED: 'demo' });
    expect(second.output()).not.toMatch(/password|Filled/);
    const visitor = new ApiClient(second.origin);
    expect(await visitor.products()).toEqual(products);
    const admin = await visitor.signIn({ ...ADMIN, password });
    expect((await admin.send(endpoints.checkAdmin)).status).toBe(200);
    await second.stop();
  });

  it('leaves the shop empty when SEED is none', async () => {
    const shop = await startShop({ DATA_DIR, SEED: 'none', ADMIN_PASSWORD: ADMIN.password });
    expect(await new ApiClient(shop.origin).products()).toEqual([]);
    expect(shop.output()).not.toContain(ADMIN.password);
    await shop.stop();
  });

  it('serves the pages at every address outside the API', async () => {
    const shop = await startShop({ DATA_DIR });
    for (const address of ['/', '/product/wireless-headphones', '/dashboard/admin/orders']) {
      const response = await fetch(shop.origin + address);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    }
    const page = await (await fetch(shop.origin)).text();
    const asset = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    expect((await fetch(shop.origin + asset)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${shop.origin}/assets/none.js`)).status).toBe(404);
    const broken = await fetch(`${shop.origin}/product/%E0%A4%A`);
    expect([broken.status, broken.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    await shop.stop();
  });
});

describe('a start that fails', () => {
  it('reports in one line that the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = portOf(other);
    const { code, lines } = await runUntilExit({ DATA_DIR, PORT: String(port) });
    expect([code, lines]).toEqual([
      1,
      [`Port ${port} is taken. Stop what uses it, or set PORT to another number.`],
    ]);
    other.close();
  });

  it('reports in one line that the database does not answer', async () => {
    const { code, lines } = await runUntilExit({ MONGODB_URI: UNREACHABLE, JWT_SECRET });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The database does not answer .* Start it, or correct MONGODB_URI\.$/),
    ]);
  });

  it.each([
    [
      'is missing',
      {},
      /^JWT_SECRET is required when MONGODB_URI is set\. Set it to 32 random characters/,
    ],
    ['is short', { JWT_SECRET: 'short' }, /^JWT_SECRET is too short/],
  ])('reports in one line that the secret %s', async (_what, environment, message) => {
    const { code, lines } = await runUntilExit({ MONGODB_URI: UNREACHABLE, ...environment });
    expect([code, lines]).toEqual([1, [expect.stringMatching(message)]]);
  });

  it('reports in one line that another shop uses the folder', async () => {
    const shop = await startShop({ DATA_DIR });
    const { code, lines } = await runUntilExit({ DATA_DIR });
    expect([code, lines.length]).toEqual([1, 1]);
    await shop.stop();
  });

  it('reports in one line that Node is too old', () => {
    const check = fileURLToPath(new URL('../../../scripts/lib/check-node.cjs', import.meta.url));
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); require(${JSON.stringify(check)})`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      'The shop needs Node 20.19 or newer; this is 18.20.0. Get it from nodejs.org.\n',
    ]);
  });
});
