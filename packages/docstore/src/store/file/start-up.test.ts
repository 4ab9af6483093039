import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { count, fill, fillAndKill, runCli, useFolders } from '../../testing/kept-store.js';
import { mountSmallDisk } from '../../testing/small-disk.js';
import { Store } from '../store.js';

const folders = useFolders();
const FILE = 'docstore.db';

describe('a folder is refused, and nothing in it changes,', () => {
  it.each([
    ['whose database was deleted', (dir) => removeFiles(dir, FILE), /no database/],
    ['whose database was emptied', (dir) => truncateSync(join(dir, FILE), 0), /or an empty one/],
    ['with a log alone', (dir) => copyKilled(dir, `${FILE}-wal`), /no database/],
    [
      'with an empty database and a full log',
      (dir) => copyKilled(dir, FILE, `${FILE}-wal`).then(() => truncateSync(join(dir, FILE), 0)),
      /or an empty one/,
    ],
    [
      'copied from a running shop without the log',
      (dir) => copyKilled(dir, FILE),
      /log is missing/,
    ],
    ['whose database is cut off', (dir) => truncateSync(join(dir, FILE), 8192), /damaged/],
    ['whose database is of one byte', (dir) => writeFileSync(join(dir, FILE), 'x'), /no database/],
    [
      'whose database is another program’s',
      (dir) => makeForeign(join(dir, FILE)),
      /another program/,
    ],
    ['of another program', (dir) => startOver(dir, 'pid', 'config'), /other files \(config\)/],
    ['with half a restore', (dir) => startOver(dir, `${FILE}.part`), /no database/],
    ['with the key of a lost shop', (dir) => startOver(dir, 'jwt-secret'), /no database/],
  ] as [string, (dir: string) => unknown, RegExp][])('%s', async (_, spoil, complaint) => {
    const { dataDir } = folders;
    await fill(dataDir, 5);
    writeFileSync(join(dataDir, 'address'), '{}'); // every served store has this file
    await spoil(dataDir);
    const before = readdirSync(dataDir).filter((name) => !name.endsWith('-shm'));
    expect(() => new Store(dataDir)).toThrow(complaint);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(before));
  });

  it('that is a file', () => {
    writeFileSync(folders.dataDir, '');
    for (const path of [folders.dataDir, join(folders.dataDir, 'inner')]) {
      expect(() => new Store(path)).toThrow(/is not a folder: choose another place/);
    }
  });
});

it.skipIf(process.getuid?.() !== 0)(
  'says in one sentence that a folder is somebody else’s',
  async () => {
    await fill(folders.dataDir, 5);
    chmodSync(folders.root, 0o755);
    const { code, stderr } = runCli(['--data', folders.dataDir], { uid: '65534' });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^\S+ may not be read and written .*\n$/),
    ]);
  },
);

it('goes on without a lost log once the operator says so', async () => {
  const { dataDir } = folders;
  await copyKilled(dataDir, FILE);
  writeFileSync(join(dataDir, `${FILE}-wal`), '');
  expect(count(dataDir)).toBe(0);
});

it.each(['lost+found', '.keep', 'lock', 'pid'])('makes a store beside %s', (name) => {
  startOver(folders.dataDir, name);
  expect(count(folders.dataDir)).toBe(0);
});

const disk = mountSmallDisk(1);
it.skipIf(!disk)('says in one sentence that the disk is full', () => {
  const path = disk?.path ?? '';
  writeFileSync(join(path, 'ballast'), Buffer.alloc(1_048_576 - 4096));
  const { code, stderr } = runCli(['--data', join(path, 'data')]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^\S+ is on a full disk: .*\n$/)]);
  disk?.remove();
});

function removeFiles(dir: string, ...names: string[]): void {
  for (const name of names) rmSync(join(dir, name));
}

function startOver(dir: string, ...names: string[]): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  for (const name of names) writeFileSync(join(dir, name), '');
}

async function copyKilled(dir: string, ...names: string[]): Promise<void> {
  startOver(dir);
  await fillAndKill(`${dir}-killed`, 5);
  for (const name of names) copyFileSync(join(`${dir}-killed`, name), join(dir, name));
}

function makeForeign(file: string): void {
  rmSync(file);
  const database = new Database(file);
  database.exec('CREATE TABLE bookmarks (url TEXT)');
  database.close();
}
