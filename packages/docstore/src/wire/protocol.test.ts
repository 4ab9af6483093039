import { connect } from 'node:net';
import { once } from 'node:events';
import { UUID } from 'bson';
import { describe, expect, it } from 'vitest';
import { RawClient } from '../testing/raw-client.js';
import { useDocstore } from '../testing/running.js';

const running = useDocstore();

describe('the protocol', () => {
  it('says that it is the primary of a replica set, so that transactions are allowed', async () => {
    const client = await RawClient.connect(running.docstore.uri('test'));
    const hello = await client.command({ hello: 1, $db: 'admin' });
    client.close();
    expect(hello).toMatchObject({
      isWritablePrimary: true,
      setName: 'docstore',
      logicalSessionTimeoutMinutes: 30,
      maxWireVersion: 21,
      ok: 1,
    });
    expect(hello).not.toHaveProperty('topologyVersion');
  });

  it('refuses an unknown command with its name and code 59', async () => {
    await expect(running.db.command({ fly: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
      message: expect.stringContaining("'fly'") as unknown,
    });
  });

  it('disconnects a client that does not speak it, and continues to serve the others', async () => {
    const path = decodeURIComponent(/\/\/([^/]*)/.exec(running.docstore.uri('test'))?.[1] ?? '');
    const socket = connect(path);
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await once(socket, 'close');
    expect(await running.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('sends large results in batches that fit into a message', async () => {
    const blobs = running.db.collection('blobs');
    const bytes = Buffer.alloc(1_000_000, 7);
    await blobs.insertMany(Array.from({ length: 40 }, (_, n) => ({ n, bytes })));
    const whole = await blobs.find({}, { sort: { n: 1 } }).toArray();
    expect(whole.map(({ n }) => n as number)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    const shaped = await blobs.aggregate([{ $set: { twice: '$bytes' } }]).toArray();
    expect(shaped).toHaveLength(40);
  });

  it('refuses a document that is larger than MongoDB would take', async () => {
    const megabyte = Buffer.alloc(1_000_000, 7);
    const nine = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${prefix}${i}`, megabyte]));
    await running.db.collection('blobs').updateOne({ n: 0 }, { $set: nine('first') });
    const update = { q: { n: 0 }, u: { $set: nine('second') } };
    const reply = await running.db.command({ update: 'blobs', updates: [update] });
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ code: 10334 }] });
  });

  it('ends a command that exceeds its time limit', async () => {
    const id = new UUID();
    const many = running.db.collection('many');
    await many.insertMany(Array.from({ length: 30_000 }, (_, n) => ({ n, id })));
    const slow = many.find({ $expr: { $eq: [{ $concat: [{ $toString: '$n' }, 'x'] }, 'y'] } });
    await expect(slow.maxTimeMS(1).toArray()).rejects.toMatchObject({ code: 50 });
  });

  it('does not reply to unacknowledged writes, but does them', async () => {
    const quiet = running.db.collection<{ _id: number }>('quiet', { writeConcern: { w: 0 } });
    await quiet.insertOne({ _id: 1 });
    await expect.poll(() => running.db.collection('quiet').countDocuments()).toBe(1);
  });
});
