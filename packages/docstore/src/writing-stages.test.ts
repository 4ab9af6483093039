import { beforeEach, describe, expect, it } from 'vitest';
import { useDocstore } from './testing/running.js';

const running = useDocstore();

function collection(name: string) {
  return running.db.collection<{ _id: number; n?: number }>(name);
}

function ids(name: string): Promise<number[]> {
  return collection(name).distinct('_id');
}

beforeEach(async () => {
  await running.db.dropDatabase();
  await collection('source').insertMany([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
});

describe('$out', () => {
  it('makes the collection, also when nothing comes', async () => {
    await collection('source')
      .aggregate([{ $match: { n: 9 } }, { $out: 'target' }])
      .toArray();
    expect(await running.db.listCollections({ name: 'target' }).toArray()).toHaveLength(1);
  });

  it('takes the place of what was there, and keeps the indexes', async () => {
    await collection('target').insertOne({ _id: 7 });
    await collection('target').createIndexes([{ key: { n: 1 }, name: 'byNumber' }]);
    const stages = [{ $match: { n: 2 } }, { $out: { db: 'test', coll: 'target' } }];
    expect(await collection('source').aggregate(stages).toArray()).toEqual([]);
    expect(await ids('target')).toEqual([2]);
    expect(await collection('target').indexExists('byNumber')).toBe(true);
  });

  it('may write over its own source', async () => {
    await collection('source')
      .aggregate([{ $set: { n: { $add: ['$n', 10] } } }, { $out: 'source' }])
      .toArray();
    expect(await collection('source').distinct('n')).toEqual([11, 12]);
  });

  it('leaves all as it was when one document cannot be written', async () => {
    await collection('target').insertOne({ _id: 7 });
    const out = collection('source').aggregate([{ $set: { _id: 1 } }, { $out: 'target' }]);
    await expect(out.toArray()).rejects.toMatchObject({ code: 11000, keyPattern: { _id: 1 } });
    expect(await ids('target')).toEqual([7]);
  });

  it('is refused within a transaction', async () => {
    const session = running.client.startSession();
    session.startTransaction();
    const out = collection('source').aggregate([{ $out: 'target' }], { session });
    await expect(out.toArray()).rejects.toMatchObject({ code: 263 });
    await session.endSession();
  });
});

describe('$merge', () => {
  it('leaves nothing behind when one document cannot be merged', async () => {
    await collection('target').insertOne({ _id: 2 });
    const merge = { into: 'target', whenMatched: 'fail' };
    const merging = collection('source').aggregate([{ $sort: { _id: 1 } }, { $merge: merge }]);
    await expect(merging.toArray()).rejects.toMatchObject({ code: 11000 });
    expect(await ids('target')).toEqual([2]);
  });

  it('is refused with a pipeline for what matches', async () => {
    const merge = { into: 'target', whenMatched: [{ $set: { n: 1 } }] };
    await expect(
      collection('source')
        .aggregate([{ $merge: merge }])
        .toArray(),
    ).rejects.toThrow('whenMatched of $merge is not supported by the embedded store: use MongoDB');
  });
});

describe('$listLocalSessions', () => {
  it('lists the sessions that are in use', async () => {
    const session = running.client.startSession();
    await collection('source').findOne({}, { session });
    const listed = await running.db.aggregate([{ $listLocalSessions: {} }]).toArray();
    expect(listed).toContainEqual({
      _id: { id: session.id?.id },
      lastUse: expect.any(Date) as Date,
    });
    await session.endSession();
  });
});
