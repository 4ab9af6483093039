import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { Long, UUID, type Document } from 'bson';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDocstore, type RunningDocstore } from './index.js';
import { readOwner } from './store/file/owner.js';
import { RawClient } from './testing/raw-client.js';

let dataDir: string;
let docstore: RunningDocstore;
let client: RawClient;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'docstore-retries-'));
  await start();
});

afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  docstore = await startDocstore({ dataDir });
  client = await RawClient.connect(docstore.uri('test'));
}

async function stop(): Promise<void> {
  client.close();
  await docstore.close();
}

/** A connection to the restarted store. */
async function reconnected(): Promise<RawClient> {
  for (;;) {
    try {
      return await RawClient.connect(docstore.uri('test'));
    } catch {
      await setTimeout(20);
    }
  }
}

/** A command with a session and a number, as a driver retries it. */
function numbered(id: UUID, number: number, command: Document): Document {
  return { ...command, $db: 'test', lsid: { id }, txnNumber: Long.fromNumber(number) };
}

const increment = {
  update: 'counters',
  updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
};

async function all(collection: string): Promise<unknown> {
  const { cursor } = await client.command({ find: collection, $db: 'test' });
  return (cursor as { firstBatch: unknown }).firstBatch;
}

describe('a retried write', () => {
  it('is done once and gets the same reply', async () => {
    const id = new UUID();
    const first = await client.command(numbered(id, 1, increment));
    const second = await client.command(numbered(id, 1, increment));
    expect(first).toMatchObject({ ok: 1, n: 1, upserted: [{ index: 0, _id: 1 }] });
    expect(second.upserted).toEqual(first.upserted);
    expect(await all('counters')).toEqual([{ _id: 1, n: 1 }]);
  });

  it('is also recognized after a restart', async () => {
    const id = new UUID();
    await client.command(numbered(id, 7, increment));
    await stop();
    await start();
    await client.command(numbered(id, 7, increment));
    expect(await all('counters')).toEqual([{ _id: 1, n: 1 }]);
  });

  it('goes on where it was interrupted when the store is killed', async () => {
    const documents = Array.from({ length: 20_000 }, (_, _id) => ({ _id }));
    const insert = numbered(new UUID(), 1, { insert: 'many', documents });
    client.command(insert).catch(() => 'the store is killed');
    client = await RawClient.connect(docstore.uri('test'));
    const count = async (): Promise<number> =>
      Number((await client.command({ count: 'many', $db: 'test' })).n);
    await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(0);
    const killed = readOwner(dataDir);
    process.kill(Number(killed), 'SIGKILL');
    await expect.poll(() => readOwner(dataDir), { timeout: 10_000 }).not.toBe(killed);
    client = await reconnected();
    const present = await count();
    expect(present).toBeGreaterThan(0);
    expect(present).toBeLessThan(20_000);
    expect(await client.command(insert)).toMatchObject({ ok: 1, n: 20_000 });
    expect(await count()).toBe(20_000);
  }, 60_000);

  it('is refused when the session has used a higher number', async () => {
    const id = new UUID();
    await client.command(numbered(id, 5, increment));
    expect(await client.command(numbered(id, 4, increment))).toMatchObject({ ok: 0, code: 225 });
  });

  it('gets the same reply when it is a commit, also after a restart', async () => {
    const id = new UUID();
    const insert = numbered(id, 1, { insert: 'orders', documents: [{ _id: 1 }] });
    await client.command({ ...insert, autocommit: false, startTransaction: true });
    const commit = { ...numbered(id, 1, { commitTransaction: 1 }), autocommit: false };
    expect(await client.command(commit)).toMatchObject({ ok: 1 });
    expect(await client.command(commit)).toMatchObject({ ok: 1 });
    await stop();
    await start();
    expect(await client.command(commit)).toMatchObject({ ok: 1 });
    expect(await all('orders')).toEqual([{ _id: 1 }]);
  });
});
