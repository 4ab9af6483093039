import { Binary, Timestamp } from 'bson';
import mongoose from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import type { EncodableDocument } from '../values/encode.js';
import { RawClient } from '../testing/raw-client.js';
import { useDocstore } from '../testing/running.js';
import { addClusterTime } from './cluster-time.js';

const running = useDocstore();

function timeOfReply(): bigint {
  const reply: EncodableDocument = new Map();
  addClusterTime(reply);
  return (reply.get('operationTime') as Timestamp).toBigInt();
}

describe('every reply', () => {
  it('has the time of the server, unsigned', async () => {
    const client = await RawClient.connect(running.docstore.uri('test'));
    const replies = [
      await client.command({ hello: 1, $db: 'admin' }),
      await client.command({ insert: 'things', documents: [{ a: 1 }], $db: 'test' }),
      await client.command({ fly: 1, $db: 'test' }),
    ];
    client.close();
    for (const { operationTime, $clusterTime } of replies) {
      expect(operationTime).toBeInstanceOf(Timestamp);
      expect($clusterTime).toEqual({
        clusterTime: operationTime as Timestamp,
        signature: { hash: new Binary(Buffer.alloc(20)), keyId: expect.anything() as unknown },
      });
    }
  });

  it('has a later time than the one before, also when the clock is set back', () => {
    const [first, second] = [timeOfReply(), timeOfReply()];
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    const third = timeOfReply();
    vi.restoreAllMocks();
    expect(first < second && second < third).toBe(true);
  });
});

describe('a causally consistent session', () => {
  it('reads after its own write, and after that of another session', async () => {
    const connection = await mongoose.createConnection(running.docstore.uri('test')).asPromise();
    const things = connection.collection('read-after-write');
    const [writer, reader] = [
      await connection.startSession({ causalConsistency: true }),
      await connection.startSession({ causalConsistency: true }),
    ];
    await things.insertOne({ name: 'lamp' }, { session: writer });
    expect(writer.operationTime?._bsontype).toBe('Timestamp');
    expect(await things.countDocuments({}, { session: writer })).toBe(1);
    if (writer.clusterTime) reader.advanceClusterTime(writer.clusterTime);
    if (writer.operationTime) reader.advanceOperationTime(writer.operationTime);
    const readConcern = { level: 'majority' } as const;
    const found = await things.findOne({ name: 'lamp' }, { session: reader, readConcern });
    expect(found).toMatchObject({ name: 'lamp' });
    await writer.withTransaction(() => things.insertOne({ name: 'sofa' }, { session: writer }));
    expect(await things.countDocuments({}, { session: writer })).toBe(2);
    await Promise.all([writer.endSession(), reader.endSession()]);
    await connection.close();
  });
});
