import { linkSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { DocstoreInUseError, startDocstore } from '../index.js';
import { backupDocstore } from './backup.js';
import { restoreDocstore } from './restore.js';
import { count, fill, fillAndKill, runCli, useFolders } from '../testing/kept-store.js';
import { mountSmallDisk } from '../testing/small-disk.js';

const folders = useFolders();

it('a backup made while clients write shows one moment of the data, and can be restored', async () => {
  const { dataDir, elsewhere } = folders;
  const docstore = await startDocstore({ dataDir });
  const client = await MongoClient.connect(docstore.uri('test'));
  const things = client.db().collection<{ _id: number }>('things');
  await things.createIndexes([{ key: { twin: 1 }, unique: true }]);
  const state = { stop: false, written: 0 };
  const writing = (async () => {
    for (let n = 0; !state.stop; n++) {
      await things.insertMany(
        [{ _id: n * 2 }, { _id: n * 2 + 1 }].map((one) => ({ ...one, twin: one._id })),
      );
      state.written = (n + 1) * 2;
    }
  })();
  await expect.poll(() => state.written, { timeout: 10_000 }).toBeGreaterThan(20);
  const before = state.written;
  const file = join(elsewhere, 'backup.db');
  backupDocstore({ dataDir, file });
  await expect.poll(() => state.written).toBeGreaterThan(before);
  state.stop = true;
  await writing;
  expect(() => restoreDocstore({ dataDir, file })).toThrow(DocstoreInUseError);
  await client.close();
  await docstore.close();

  restoreDocstore({ dataDir, file });
  const again = await startDocstore({ dataDir });
  const reader = await MongoClient.connect(again.uri('test'));
  const count = await reader.db().collection('things').countDocuments();
  expect(count).toBeGreaterThanOrEqual(before);
  expect(count).toBeLessThan(state.written);
  expect(count % 2).toBe(0);
  await reader.close();
  await again.close();
});

it('a backup of a store that was killed has its log too, and leaves the store as it was', async () => {
  const { dataDir, elsewhere } = folders;
  await fillAndKill(dataDir, 7);
  expect(runCli(['backup', '--data', dataDir, join(elsewhere, 'saved')]).code).toBe(0);
  expect(count(dataDir)).toBe(7);
  restoreDocstore({ dataDir: join(elsewhere, 'new'), file: join(elsewhere, 'saved') });
  expect(count(join(elsewhere, 'new'))).toBe(7);
});

describe('a backup is refused, and changes nothing,', () => {
  it.each([
    ['onto the live file', ({ dataDir }) => join(dataDir, 'docstore.db'), /folder of the data/],
    ['onto its log', ({ dataDir }) => join(dataDir, 'docstore.db-wal'), /folder of the data/],
    ['onto the lock', ({ dataDir }) => join(dataDir, 'lock'), /folder of the data/],
    ['into the folder of the data', ({ dataDir }) => join(dataDir, 'saved'), /folder of the data/],
    ['into a folder in it', ({ dataDir }) => join(dataDir, 'inner/saved'), /folder of the data/],
    ['spelled in another way', ({ dataDir }) => `${dataDir}/../data/./saved`, /folder of the data/],
    ['through a link to the folder', ({ elsewhere }) => join(elsewhere, 'link/saved'), /folder of/],
    [
      'onto a link to the live file',
      ({ elsewhere }) => join(elsewhere, 'to-live'),
      /exists already/,
    ],
    [
      'onto a second name of the file',
      ({ elsewhere }) => join(elsewhere, 'twin'),
      /exists already/,
    ],
    ['onto an older backup', ({ elsewhere }) => join(elsewhere, 'older'), /exists already/],
    ['onto a link to nothing', ({ elsewhere }) => join(elsewhere, 'dangling'), /exists already/],
    [
      'onto a disk that is not mounted',
      ({ elsewhere }) => join(elsewhere, 'usb/saved'),
      /no folder/,
    ],
    ['into a file', ({ elsewhere }) => join(elsewhere, 'older/saved'), /not a folder/],
  ] as [string, (places: typeof folders) => string, RegExp][])(
    '%s',
    async (_, place, complaint) => {
      const { dataDir, elsewhere } = folders;
      await fill(dataDir, 5);
      const live = join(dataDir, 'docstore.db');
      mkdirSync(join(dataDir, 'inner'));
      symlinkSync(dataDir, join(elsewhere, 'link'));
      symlinkSync(live, join(elsewhere, 'to-live'));
      symlinkSync(join(elsewhere, 'nothing'), join(elsewhere, 'dangling'));
      linkSync(live, join(elsewhere, 'twin'));
      writeFileSync(join(elsewhere, 'older'), 'older');
      const before = [...readdirSync(dataDir), ...readdirSync(elsewhere)];
      expect(() => backupDocstore({ dataDir, file: place(folders) })).toThrow(complaint);
      expect([...readdirSync(dataDir), ...readdirSync(elsewhere)]).toEqual(before);
      expect(count(dataDir)).toBe(5);
    },
  );

  it('of a folder without data', () => {
    const { root, elsewhere } = folders;
    const outcome = runCli(['backup', '--data', join(root, 'none'), join(elsewhere, 'saved')]);
    expect(outcome).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^there is no data/) as unknown,
    });
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

it('removes what a killed backup left of the same file', async () => {
  const { dataDir, elsewhere } = folders;
  await fill(dataDir, 5);
  const { pid: dead } = { pid: 2 ** 22 + 1 };
  for (const name of [`saved.part-${dead}`, 'saved.part-mine', `other.part-${dead}`]) {
    writeFileSync(join(elsewhere, name), 'half');
  }
  backupDocstore({ dataDir, file: join(elsewhere, 'saved') });
  expect(readdirSync(elsewhere).sort()).toEqual([`other.part-${dead}`, 'saved', 'saved.part-mine']);
});

const disk = mountSmallDisk(1);
it.skipIf(!disk)('onto a full disk leaves nothing there and says so', async () => {
  const { dataDir } = folders;
  await fill(dataDir, 20_000);
  const { code, stderr } = runCli(['backup', '--data', dataDir, join(disk?.path ?? '', 'saved')]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^\S+ is on a full disk: .*\n$/)]);
  expect(readdirSync(disk?.path ?? '')).toEqual([]);
  disk?.remove();
});
