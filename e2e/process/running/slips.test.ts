import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { runUntilExit, startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const CLI = fileURLToPath(new URL('../../../packages/docstore/dist/cli.js', import.meta.url));

let root: string;
let DATA_DIR: string;

beforeEach(async () => {
  root = await temporaryFolder();
  DATA_DIR = path.join(root, 'data');
});

afterEach(() => rm(root, { recursive: true }));

async function openOnce(): Promise<void> {
  const shop = await startShop({ DATA_DIR, ADMIN_PASSWORD: ADMIN.password, SEED: 'none' });
  await shop.stop();
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !/^(lock|pid|docstore\.db-shm)/.test(name));
}

describe('a shop neither starts afresh nor makes an administrator', () => {
  it.each([
    ['whose database was deleted', () => rm(path.join(DATA_DIR, 'docstore.db'))],
    ['whose database was emptied', () => truncate(path.join(DATA_DIR, 'docstore.db'))],
    [
      'of which only the key was copied',
      async () => {
        await rm(DATA_DIR, { recursive: true });
        await mkdir(DATA_DIR);
        await writeFile(path.join(DATA_DIR, 'jwt-secret'), 'x'.repeat(64));
      },
    ],
  ])('in a folder %s', async (_what, slip) => {
    await openOnce();
    await slip();
    const before = await filesOf(DATA_DIR);
    const { code, lines } = await runUntilExit({ DATA_DIR, ADMIN_PASSWORD: ADMIN.password });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/restore a backup there/)]]);
    expect(await filesOf(DATA_DIR)).toEqual(before);
  });

  it('with a key but no user in its database', async () => {
    const empty = path.join(root, 'empty');
    await openOnce();
    execFileSync(process.execPath, ['-e', EMPTY_STORE, empty]);
    await rm(path.join(DATA_DIR, 'docstore.db'));
    await rm(path.join(DATA_DIR, 'docstore.db-wal'), { force: true });
    await copyFile(path.join(empty, 'docstore.db'), path.join(DATA_DIR, 'docstore.db'));
    const { code, lines } = await runUntilExit({ DATA_DIR });
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/is empty, but the signing key .* Restore a backup, or remove/)],
    ]);
    await rm(path.join(DATA_DIR, 'jwt-secret'));
    const shop = await startShop({ DATA_DIR, SEED: 'none' });
    expect(shop.output()).toContain('Administrator: ');
    await shop.stop();
  });
});

/** Opens and closes a store in the folder of its argument. */
const EMPTY_STORE = `
  import(${JSON.stringify(new URL('../../../packages/docstore/dist/index.js', import.meta.url).href)})
    .then(({ startDocstore }) => startDocstore({ dataDir: process.argv[1] }))
    .then((docstore) => docstore.close());
`;

describe('a folder that can’t be used is told in one line', () => {
  it.each(['data', 'data/inner'])('when %s is a file', async (folder) => {
    await writeFile(DATA_DIR, '');
    const { code, lines } = await runUntilExit({ DATA_DIR: path.join(root, folder) });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/is not a folder/)]]);
  });

  it('when it is another program’s', async () => {
    await mkdir(DATA_DIR);
    for (const name of ['pid', 'settings.json']) await writeFile(path.join(DATA_DIR, name), 'x');
    const { code, lines } = await runUntilExit({ DATA_DIR });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/other files \(settings\.json\)/)]]);
    expect(await readdir(DATA_DIR)).toEqual(['pid', 'settings.json']);
  });

  it.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0).each([
    ['read-only', 'ro'],
    ['full', 'size=4k'],
  ])('when its disk is %s (as root: it mounts one)', async (what, options) => {
    await mkdir(DATA_DIR);
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', DATA_DIR]);
    try {
      const { code, lines } = await runUntilExit({ DATA_DIR });
      expect([code, lines]).toEqual([1, [expect.stringMatching(`is on a ${what} disk`)]]);
    } finally {
      execFileSync('umount', [DATA_DIR]);
    }
  });
});

it('a restored backup of another shop keeps this one’s key: its users sign in, the former’s tokens end', async () => {
  await openOnce();
  const other = path.join(root, 'other');
  const first = await startShop({
    DATA_DIR: other,
    ADMIN_PASSWORD: 'the other one’s',
    SEED: 'none',
  });
  const backup = path.join(root, 'backup');
  const cli = (...args: string[]) => spawnSync(process.execPath, [CLI, ...args]).status;
  expect(cli('backup', '--data', other, backup)).toBe(0);
  await first.stop();
  const before = await startShop({ DATA_DIR });
  const { token } = await new ApiClient(before.origin).session(ADMIN);
  expect(cli('restore', '--data', DATA_DIR, backup)).toBe(1);
  await before.stop();
  expect(cli('restore', '--data', DATA_DIR, backup)).toBe(0);
  const shop = await startShop({ DATA_DIR, SEED: 'none' });
  const asked = await new ApiClient(shop.origin, { token }).send(endpoints.checkAdmin);
  expect(asked.status).toBe(401);
  await new ApiClient(shop.origin).signIn({ ...ADMIN, password: 'the other one’s' });
  await shop.stop();
});
