import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN } from '@shop/test-shop/client/people';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { sharedDatabase, startDatabase } from '@shop/test-shop/shop/database-process';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { expect, it } from 'vitest';

const BUILT_PAGES = path.join(import.meta.dirname, '../../../apps/web/dist');

it('while two builds serve one shop, each has the files of the pages of the other', async () => {
  const dataDir = await temporaryFolder();
  const otherBuild = await temporaryFolder();
  await cp(BUILT_PAGES, otherBuild, { recursive: true });
  await writeFile(path.join(otherBuild, 'assets', 'home-page-0123.js'), 'next()');
  const database = await startDatabase(dataDir);
  const environment = { ...sharedDatabase(database.port), ADMIN_PASSWORD: ADMIN.password };
  const before = await startShop(environment);
  const next = await startShop({ ...environment, WEB_DIST: otherBuild });

  const reply = await fetch(`${before.origin}/assets/home-page-0123.js`);
  expect([reply.status, await reply.text()]).toEqual([200, 'next()']);

  // What only the build of before has.
  const names = await readdir(path.join(BUILT_PAGES, 'assets'));
  const script = names.find((name) => name.endsWith('.js')) ?? '';
  await rm(path.join(otherBuild, 'assets', script));
  const old = await fetch(`${next.origin}/assets/${script}`);
  expect(old.status).toBe(200);
  expect(await old.text()).toBe(await (await fetch(`${before.origin}/assets/${script}`)).text());

  await Promise.all([before.stop(), next.stop()]);
  await database.kill();
  await Promise.all([dataDir, otherBuild].map((folder) => rm(folder, { recursive: true })));
});
