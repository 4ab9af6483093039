import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDocstore } from './index.js';
import { readOwner } from './store/file/owner.js';
import { Store } from './store/store.js';
import { inOneStep } from './testing/run-to-end.js';
import { doc } from './values/types.js';

const SYNCED = 2;
const UNSYNCED = 1;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'docstore-unsynced-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('a write that asks for no sync is not synced, and the next one is, also after a failure', async () => {
  const store = new Store(dataDir);
  const collection = store.catalog.create('test', 'things');
  const seen: unknown[] = [];
  const write = (_id: number, isSynced?: boolean) =>
    store.write(
      inOneStep((unit) => {
        seen.push(store.main.get('PRAGMA synchronous')?.[0]);
        unit.insert(collection, doc({ _id }));
      }),
      {},
      { isSynced },
    );
  await write(1);
  await write(2, false);
  await write(3, true);
  await expect(write(2, false)).rejects.toThrow(/duplicate/);
  await write(4);
  store.close();
  expect(seen).toEqual([SYNCED, UNSYNCED, SYNCED, UNSYNCED, SYNCED]);
});

it('acknowledged writes with j: false survive kill -9', async () => {
  const docstore = await startDocstore({ dataDir });
  const client = new MongoClient(docstore.uri('test'), {
    writeConcern: { w: 'majority', journal: false },
    heartbeatFrequencyMS: 500,
  });
  const things = () => client.db('test').collection<{ _id: number; n: number }>('things');
  for (let n = 0; n < 50; n += 1)
    await things().updateOne({ _id: 1 }, { $set: { n } }, { upsert: true });
  process.kill(Number(readOwner(dataDir)), 'SIGKILL');
  await expect.poll(() => things().findOne(), { timeout: 30_000 }).toEqual({ _id: 1, n: 49 });
  await client.close();
  await docstore.close();
});
