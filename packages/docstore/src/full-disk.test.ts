import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDocstore, type RunningDocstore } from './index.js';
import { checkStore } from './store/check.js';
import { Store } from './store/store.js';
import { mountSmallDisk } from './testing/small-disk.js';

const disk = mountSmallDisk(8);
if (!disk) {
  console.warn('SKIPPED: the tests with a full disk, because mounting one takes root');
}

interface Thing {
  _id: number;
  text: string;
}

describe.skipIf(!disk)('on a disk that is full', () => {
  const path = disk?.path ?? '';
  const dataDir = join(path, 'data');
  const ballast = join(path, 'ballast');
  let docstore: RunningDocstore;
  let client: MongoClient;
  let things: Collection<Thing>;
  let acknowledged = 0;

  beforeAll(async () => {
    writeFileSync(ballast, Buffer.alloc(3_000_000));
    docstore = await startDocstore({ dataDir });
    client = await MongoClient.connect(docstore.uri('test'));
    things = client.db().collection<Thing>('things');
    await things.createIndexes([{ key: { text: 1 }, name: 'text' }]);
  });

  afterAll(async () => {
    await client.close();
    await docstore.close();
    disk?.remove();
  });

  async function fillUp(): Promise<never> {
    for (;;) {
      const text = String(acknowledged).padEnd(20_000, '.');
      await things.insertOne({ _id: acknowledged, text });
      acknowledged++;
    }
  }

  it('a write fails with the reason', async () => {
    await expect(fillUp()).rejects.toMatchObject({
      code: 14031,
      message: expect.stringContaining('the disk is full') as unknown,
    });
    expect(acknowledged).toBeGreaterThan(10);
  });

  it('exactly what was acknowledged can be read', async () => {
    expect(await things.countDocuments()).toBe(acknowledged);
    expect(await things.countDocuments({ text: { $gte: '' } }, { hint: 'text' })).toBe(
      acknowledged,
    );
    expect(await things.findOne({ _id: acknowledged - 1 })).not.toBeNull();
  });

  it('a transaction fails as a whole', async () => {
    const session = client.startSession();
    const writing = session.withTransaction(async () => {
      await things.insertOne({ _id: -1, text: 'x'.repeat(1_000_000) }, { session });
      await things.insertOne({ _id: -2, text: 'x'.repeat(1_000_000) }, { session });
    });
    await expect(writing).rejects.toMatchObject({ code: 14031 });
    await session.endSession();
    expect(await things.countDocuments({ _id: { $lt: 0 } })).toBe(0);
  });

  it('it opens again with everything that was acknowledged', async () => {
    await client.close();
    await docstore.close();
    docstore = await startDocstore({ dataDir });
    client = await MongoClient.connect(docstore.uri('test'));
    things = client.db().collection<Thing>('things');
    expect(await things.countDocuments()).toBe(acknowledged);
  });

  it('writing continues as soon as there is space', async () => {
    expect(existsSync(ballast)).toBe(true);
    rmSync(ballast);
    await things.insertOne({ _id: -1, text: 'x'.repeat(100_000) });
    expect(await things.countDocuments()).toBe(acknowledged + 1);
  });

  it('the check finds nothing wrong in the end', async () => {
    await client.close();
    await docstore.close();
    const store = new Store(dataDir);
    expect(checkStore(store)).toEqual([]);
    store.close();
  });
});
