import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../shop/api-client.js';
import { MAYA, THEO } from '../shop/people.js';
import { startShop } from '../shop/shop-process.js';
import { temporaryFolder } from '../shop/temporary-folder.js';

const program = fileURLToPath(
  new URL('../../apps/api/dist/appoint-admin.command.js', import.meta.url),
);

let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await temporaryFolder();
});

afterAll(() => rm(DATA_DIR, { recursive: true }));

/** Runs the command without blocking this process, which must notice when the shop closes an idle connection. */
async function appoint(...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR };
  const child = spawn(process.execPath, [program, ...args], { env });
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status: child.exitCode, output: (stdout + stderr).trim() };
}

const isAdmin = async (client: ApiClient) =>
  (await client.send(endpoints.checkAdmin)).status === 200;

it('makes a shopper an administrator, whether the shop is open or closed', async () => {
  const open = await startShop({ DATA_DIR });
  const maya = await new ApiClient(open.origin).signIn(MAYA);
  expect(await isAdmin(maya)).toBe(false);
  expect(await appoint('Maya@shop.test')).toEqual({
    status: 0,
    output: 'maya@shop.test is now an administrator.',
  });
  // At once, with the token that she already has.
  expect(await isAdmin(maya)).toBe(true);
  expect(await maya.call(endpoints.listAuditEntries)).toMatchObject({
    total: 1,
    entries: [{ action: 'updateUserRole', by: { _id: null, name: 'Command line' } }],
  });
  await open.stop();

  expect((await appoint(THEO.email)).output).toBe('theo@shop.test is now an administrator.');
  expect((await appoint(THEO.email)).output).toBe('theo@shop.test is already an administrator.');
  const reopened = await startShop({ DATA_DIR });
  expect(await isAdmin(await new ApiClient(reopened.origin).signIn(THEO))).toBe(true);
  await reopened.stop();
});

it('reports an unknown or missing e-mail address in one line', async () => {
  expect(await appoint('nobody@shop.test')).toEqual({
    status: 1,
    output: 'No user is registered as nobody@shop.test. Register the account first.',
  });
  expect(await appoint()).toEqual({
    status: 1,
    output: 'Usage: appoint-admin EMAIL (the address of a registered user)',
  });
});
