import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@shop/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { INES, MAYA, THEO } from '@shop/test-shop/client/people';
import { turnOnSecondFactor } from '@shop/test-shop/client/second-factor';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const program = fileURLToPath(
  new URL('../../../apps/api/dist/commands/admin.command.js', import.meta.url),
);

let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await temporaryFolder();
});

afterAll(() => rm(DATA_DIR, { recursive: true }));

/** Runs the command without blocking this process, which must notice when the shop closes an idle connection. */
async function admin(...args: string[]) {
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
  expect(await admin('Maya@shop.test')).toEqual({
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

  expect((await admin(THEO.email)).output).toBe('theo@shop.test is now an administrator.');
  expect((await admin(THEO.email)).output).toBe('theo@shop.test is already an administrator.');
  const reopened = await startShop({ DATA_DIR });
  expect(await isAdmin(await new ApiClient(reopened.origin).signIn(THEO))).toBe(true);
  await reopened.stop();
});

it('lets in who lost their second factor, whether the shop is open or closed', async () => {
  const open = await startShop({ DATA_DIR });
  const shop = new ApiClient(open.origin);
  const reset = () => admin('--reset-second-factor', INES.email);
  const off =
    'The second factor of ines@shop.test is off. They can sign in with the password alone.';
  await admin(INES.email);

  await turnOnSecondFactor(await shop.signIn(INES), INES.password);
  expect((await shop.send(endpoints.login, { body: INES })).status).toBe(401);
  expect(await reset()).toEqual({ status: 0, output: off });
  const ines = await shop.signIn(INES);
  expect((await ines.call(endpoints.listAuditEntries)).entries).toContainEqual(
    expect.objectContaining({
      action: 'resetSecondFactor',
      by: expect.objectContaining({ _id: null, name: 'Command line' }) as unknown,
      subject: expect.objectContaining({ name: 'ines@shop.test' }) as unknown,
    }),
  );
  expect((await reset()).output).toBe('ines@shop.test has no second factor.');

  await turnOnSecondFactor(ines, INES.password);
  await open.stop();
  expect((await reset()).output).toBe(off);
  const reopened = await startShop({ DATA_DIR });
  expect(await isAdmin(await new ApiClient(reopened.origin).signIn(INES))).toBe(true);
  await reopened.stop();
});

it('reports an unknown e-mail address in one line, and how it is used', async () => {
  for (const args of [['nobody@shop.test'], ['--reset-second-factor', 'nobody@shop.test']]) {
    expect(await admin(...args)).toEqual({
      status: 1,
      output: 'No user is registered as nobody@shop.test. Register the account first.',
    });
  }
  for (const args of [[], ['--reset-second-factor'], ['--reset', INES.email], ['a@b.test', 'c']]) {
    const { status, output } = await admin(...args);
    expect([status, output.split('\n')[0]]).toEqual([
      1,
      'Usage, with the address of a registered user:',
    ]);
  }
});
