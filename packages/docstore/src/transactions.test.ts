import { MongoClient, type ClientSession, type Collection } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDocstore } from './testing/running.js';

interface Stock {
  _id: string;
  left: number;
  code?: string;
}

const running = useDocstore();
let stock: Collection<Stock>;

beforeEach(async () => {
  stock = running.db.collection<Stock>('stock');
  await stock.drop();
  await stock.createIndexes([{ key: { code: 1 }, unique: true, sparse: true }]);
  await stock.insertMany([
    { _id: 'cap', left: 3 },
    { _id: 'sock', left: 5 },
  ]);
});

async function names(): Promise<string[]> {
  const collections = await running.db.listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name);
}

describe('transactions', () => {
  it('read a snapshot and their own writes', async () => {
    await running.client.withSession(async (session) => {
      session.startTransaction();
      expect(await stock.countDocuments({}, { session })).toBe(2);
      await stock.insertOne({ _id: 'hat', left: 1 });
      await stock.updateOne({ _id: 'cap' }, { $inc: { left: -1 } }, { session });
      await stock.insertOne({ _id: 'scarf', left: 9 }, { session });
      const inside = await stock.find({}, { session, sort: { left: 1 } }).toArray();
      expect(inside.map(({ _id, left }) => `${_id} ${left}`)).toEqual([
        'cap 2',
        'sock 5',
        'scarf 9',
      ]);
      expect(await stock.findOne({ _id: 'cap' })).toEqual({ _id: 'cap', left: 3 });
      await session.commitTransaction();
    });
    expect(await stock.countDocuments({})).toBe(4);
  });

  it('leave nothing behind when aborted', async () => {
    await running.client.withSession(async (session) => {
      session.startTransaction();
      await stock.deleteOne({ _id: 'cap' }, { session });
      await stock.insertOne({ _id: 'hat', left: 1, code: 'h' }, { session });
      await session.abortTransaction();
    });
    expect(await stock.distinct('_id')).toEqual(['cap', 'sock']);
    await stock.insertOne({ _id: 'other', left: 1, code: 'h' });
  });

  it('report a write conflict with code 112 and the label that requests a retry', async () => {
    const [first, second] = [running.client.startSession(), running.client.startSession()];
    first.startTransaction();
    second.startTransaction();
    await stock.updateOne({ _id: 'cap' }, { $inc: { left: -1 } }, { session: first });
    const late = stock.updateOne({ _id: 'cap' }, { $inc: { left: -1 } }, { session: second });
    await expect(late).rejects.toMatchObject({
      code: 112,
      errorLabels: expect.arrayContaining(['TransientTransactionError']) as unknown,
    });
    await first.commitTransaction();
    await Promise.all([first.endSession(), second.endSession()]);
    expect(await stock.findOne({ _id: 'cap' })).toMatchObject({ left: 2 });
  });

  it('refuse to write what has changed since their snapshot', async () => {
    await running.client.withSession(async (session) => {
      session.startTransaction();
      await stock.findOne({ _id: 'cap' }, { session });
      await stock.updateOne({ _id: 'cap' }, { $inc: { left: -1 } });
      await expect(
        stock.updateOne({ _id: 'cap' }, { $inc: { left: -1 } }, { session }),
      ).rejects.toMatchObject({ code: 112 });
    });
  });

  it('are aborted by a duplicate key, which is the reply itself', async () => {
    await stock.insertOne({ _id: 'hat', left: 1, code: 'h' });
    await running.client.withSession(async (session) => {
      session.startTransaction();
      await stock.insertOne({ _id: 'x', left: 1 }, { session });
      await expect(
        stock.insertOne({ _id: 'y', left: 1, code: 'h' }, { session }),
      ).rejects.toMatchObject({ code: 11000, keyValue: { code: 'h' } });
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    });
    expect(await stock.findOne({ _id: 'x' })).toBeNull();
  });

  it('can move a unique key from one document to another', async () => {
    await stock.insertOne({ _id: 'hat', left: 1, code: 'h' });
    await running.client.withSession((session) =>
      session.withTransaction(async () => {
        await stock.updateOne({ _id: 'hat' }, { $set: { code: 'i' } }, { session });
        await stock.updateOne({ _id: 'cap' }, { $set: { code: 'h' } }, { session });
      }),
    );
    expect(await stock.findOne({ code: 'h' })).toMatchObject({ _id: 'cap' });
  });

  it('sell the last three pieces to three of eight buyers', async () => {
    const buy = (): Promise<boolean> =>
      running.client.withSession((session) =>
        session.withTransaction(async () => {
          const { modifiedCount } = await stock.updateOne(
            { _id: 'cap', left: { $gte: 1 } },
            { $inc: { left: -1 } },
            { session },
          );
          return modifiedCount === 1;
        }),
      );
    const bought = await Promise.all(Array.from({ length: 8 }, buy));
    expect(bought.filter(Boolean)).toHaveLength(3);
    expect(await stock.findOne({ _id: 'cap' })).toMatchObject({ left: 0 });
  });

  it('make a write outside of transactions wait, not fail', async () => {
    const session = running.client.startSession();
    session.startTransaction();
    await stock.updateOne({ _id: 'cap' }, { $inc: { left: 10 } }, { session });
    const outside = stock.updateOne({ _id: 'cap' }, { $inc: { left: 1 } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await session.commitTransaction();
    await outside;
    await session.endSession();
    expect(await stock.findOne({ _id: 'cap' })).toMatchObject({ left: 14 });
  });

  it('release their locks when their client disconnects', async () => {
    const client = await MongoClient.connect(running.docstore.uri('test'));
    const session = client.startSession();
    session.startTransaction();
    await client
      .db()
      .collection<Stock>('stock')
      .updateOne({ _id: 'cap' }, { $inc: { left: 1 } }, { session });
    await client.close(true);
    const before = Date.now();
    await stock.updateOne({ _id: 'cap' }, { $inc: { left: 1 } });
    // Long before they would be aborted for being idle.
    expect(Date.now() - before).toBeLessThan(2_500);
  });

  it('are aborted within seconds when they are silent and a write waits', async () => {
    const session = running.client.startSession();
    session.startTransaction();
    await stock.updateOne({ _id: 'cap' }, { $inc: { left: 1 } }, { session });
    await stock.updateOne({ _id: 'cap' }, { $set: { left: 100 } });
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await stock.findOne({ _id: 'cap' })).toMatchObject({ left: 100 });
  });

  it('create the missing collection that they first write to, at once and for everybody', async () => {
    const fresh = running.db.collection<Stock>('fresh');
    await fresh.drop();
    await running.client.withSession(async (session) => {
      session.startTransaction();
      await fresh.insertOne({ _id: 'a', left: 1 }, { session });
      expect(await names()).toContain('fresh');
      expect(await fresh.countDocuments()).toBe(0);
      await session.commitTransaction();
    });
    expect(await fresh.countDocuments()).toBe(1);
  });

  it('are retried when they write to a missing collection later', async () => {
    const later = running.db.collection<Stock>('later');
    await later.drop();
    let tries = 0;
    await running.client.withSession((session) =>
      session.withTransaction(async () => {
        tries++;
        await stock.updateOne({ _id: 'cap' }, { $inc: { left: -1 } }, { session });
        await later.insertOne({ _id: 'a', left: 1 }, { session });
      }),
    );
    expect(tries).toBe(2);
    expect(await later.countDocuments()).toBe(1);
    expect(await stock.findOne({ _id: 'cap' })).toMatchObject({ left: 2 });
  });

  it('leave the new collection behind when aborted, without the documents', async () => {
    const passing = running.db.collection<Stock>('passing');
    await running.client.withSession(async (session) => {
      session.startTransaction();
      await passing.insertOne({ _id: 'a', left: 1 }, { session });
      await session.abortTransaction();
    });
    expect(await names()).toContain('passing');
    expect(await passing.countDocuments()).toBe(0);
  });

  it('cannot create collections or indexes by command', async () => {
    for (const create of [
      (session: ClientSession) => running.db.createCollection('made', { session }),
      (session: ClientSession) => stock.createIndexes([{ key: { left: 1 } }], { session }),
    ]) {
      await running.client.withSession(async (session) => {
        session.startTransaction();
        await expect(create(session)).rejects.toMatchObject({ code: 263 });
      });
    }
  });

  it('close the cursors that read for them', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ _id: `n${i}`, left: i }));
    await stock.insertMany(many);
    const session = running.client.startSession();
    session.startTransaction();
    const cursor = stock.find({}, { session, batchSize: 5 });
    await cursor.next();
    await session.commitTransaction();
    const { id } = cursor;
    await expect(running.db.command({ getMore: id, collection: 'stock' })).rejects.toMatchObject({
      code: 43,
    });
    await session.endSession();
  });
});
