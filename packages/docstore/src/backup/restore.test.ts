import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { count, fill, fillAndKill, runCli, useFolders } from '../testing/kept-store.js';
import { backupDocstore } from './backup.js';
import { restoreDocstore } from './restore.js';

const folders = useFolders();
const PRELOAD = join(import.meta.dirname, '../testing/kill-at.mjs');

async function backupOf(documents: number): Promise<string> {
  const { root, elsewhere } = folders;
  await fill(join(root, 'source'), documents, 'saved');
  const file = join(elsewhere, 'saved');
  backupDocstore({ dataDir: join(root, 'source'), file });
  return file;
}

const keptIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.includes('before-restore'));

it('keeps the former data under a name that it tells, from which it can be restored', async () => {
  const { dataDir } = folders;
  const file = await backupOf(3);
  await fill(dataDir, 8);
  const { stdout } = runCli(['restore', '--data', dataDir, file]);
  const kept = /kept in (\S+before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ):/.exec(stdout)?.[1];
  expect(count(dataDir)).toBe(3);
  restoreDocstore({ dataDir, file: kept ?? '' });
  expect(count(dataDir)).toBe(8);
});

it('keeps with it what was in the log of a shop that was killed', async () => {
  const { dataDir } = folders;
  const file = await backupOf(3);
  await fillAndKill(dataDir, 8);
  runCli(['restore', '--data', dataDir, file]);
  expect(keptIn(dataDir)).toHaveLength(1);
  runCli(['restore', '--data', dataDir, join(dataDir, keptIn(dataDir)[0] ?? '')]);
  expect(count(dataDir)).toBe(8);
});

it('never replaces what was kept before, however often it runs', async () => {
  const { dataDir } = folders;
  const file = await backupOf(3);
  await fill(dataDir, 8);
  const kept = [1, 2, 3, 4].map(() => restoreDocstore({ dataDir, file }));
  expect(new Set(kept).size).toBe(4);
  expect(keptIn(dataDir)).toHaveLength(4);
});

it('killed at any step leaves the old data or the new, and can be run again', async () => {
  const { root } = folders;
  const file = await backupOf(3);
  const found: number[] = [];
  for (let step = 1, code: number | null = null; code !== 0; step++) {
    const dataDir = join(root, `data-${step}`);
    await fillAndKill(dataDir, 8);
    const outcome = runCli(['restore', '--data', dataDir, file], {
      KILL_AT: String(step),
      preload: PRELOAD,
    });
    code = outcome.code;
    found.push(count(dataDir));
    restoreDocstore({ dataDir, file });
    expect(count(dataDir)).toBe(3);
    expect(readdirSync(dataDir).filter((name) => name.includes('part'))).toEqual([]);
  }
  expect(found.length).toBeGreaterThan(8);
  expect(new Set(found)).toEqual(new Set([8, 3]));
  expect(found.at(-1)).toBe(3);
}, 120_000);
