import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ShopApi } from '../shop/api.js';
import { startShop } from '../shop/shop-process.js';

const program = fileURLToPath(new URL('../../apps/api/dist/appoint-admin.js', import.meta.url));

let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'shop-e2e-'));
});

afterAll(() => rm(DATA_DIR, { recursive: true }));

function appoint(...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, said: (stdout + stderr).trim() };
}

it('makes a shopper an administrator while the shop is open, and while it is closed', async () => {
  const open = await startShop({ DATA_DIR });
  const maya = await new ShopApi(open.origin).signIn('maya@shop.test', 'demo-shopper');
  expect((await maya.fetch('/auth/admin-auth')).status).toBe(403);
  expect(appoint('Maya@shop.test')).toEqual({
    status: 0,
    said: 'maya@shop.test is an administrator now.',
  });
  // At once, with the token that she has.
  expect((await maya.fetch('/auth/admin-auth')).status).toBe(200);
  expect(await (await maya.fetch('/audit/entries')).json()).toMatchObject({
    total: 1,
    entries: [{ action: 'updateUserRole', by: { _id: null, name: 'Command line' } }],
  });
  await open.stop();

  expect(appoint('theo@shop.test').said).toBe('theo@shop.test is an administrator now.');
  expect(appoint('theo@shop.test').said).toBe('theo@shop.test is an administrator already.');
  const again = await startShop({ DATA_DIR });
  const theo = await new ShopApi(again.origin).signIn('theo@shop.test', 'demo-shopper');
  expect((await theo.fetch('/auth/admin-auth')).status).toBe(200);
  await again.stop();
});

it('says in one line whom it does not know, and what it needs', () => {
  expect(appoint('nobody@shop.test')).toEqual({
    status: 1,
    said: 'Nobody is registered as nobody@shop.test. Register there first.',
  });
  expect(appoint()).toEqual({
    status: 1,
    said: 'Say whom to make an administrator, by e-mail address.',
  });
});
