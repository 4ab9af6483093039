import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocstoreInUseError, startDocstore } from './index.js';
import { Connection } from './store/file/connection.js';
import { readOwner } from './store/file/owner.js';
import { databaseFile } from './store/file/files.js';
import { FORMAT_VERSION } from './store/file/format.js';
import { Store } from './store/store.js';
import { crashRepeatedly } from './testing/crash/crash-run.js';
import { inOneStep } from './testing/run-to-end.js';
import { doc } from './values/types.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'docstore-durability-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Puts some documents into a new store and closes it. */
async function fill(count: number, text: string): Promise<void> {
  const store = new Store(dataDir);
  const collection = store.catalog.create('test', 'things');
  await store.write(
    inOneStep((unit) => {
      for (let n = 0; n < count; n++) {
        unit.insert(collection, doc({ _id: n, text: `${text} ${n}` }));
      }
    }),
  );
  store.close();
}

describe('after kill -9', () => {
  it('all acknowledged writes are there, nothing is half-written, every index is right', async () => {
    const report = await crashRepeatedly(dataDir, 3);
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(10);
  }, 120_000);
});

describe('the data directory', () => {
  it('belongs to one process at a time', async () => {
    const docstore = await startDocstore({ dataDir });
    await expect(startDocstore({ dataDir })).rejects.toThrow(DocstoreInUseError);
    await expect(startDocstore({ dataDir })).rejects.toThrow(
      /another process \(\d+\) is using the data/,
    );
    await docstore.close();
    await (await startDocstore({ dataDir })).close();
  });

  it('is refused when a newer version wrote it', () => {
    new Store(dataDir).close();
    const connection = new Connection(databaseFile(dataDir));
    connection.exec(`PRAGMA user_version = ${FORMAT_VERSION + 1}`);
    connection.close();
    expect(() => new Store(dataDir)).toThrow(/use a newer version/);
  });

  it('is reported as damaged when the file is no database', () => {
    writeFileSync(
      databaseFile(dataDir),
      'this is not a database, whatever its name says'.repeat(100),
    );
    expect(() => new Store(dataDir)).toThrow(/cannot be opened as a store/);
  });

  it('is reported as damaged when a document has changed on the disk', async () => {
    await fill(200, 'needle');
    const bytes = readFileSync(databaseFile(dataDir), 'latin1');
    writeFileSync(databaseFile(dataDir), bytes.replaceAll('needle 150', 'noodle 150'), 'latin1');
    const docstore = await startDocstore({ dataDir });
    const client = await MongoClient.connect(docstore.uri('test'));
    const things = client.db().collection<{ _id: number }>('things');
    await expect(things.findOne({ _id: 150 })).rejects.toThrow(/damaged: record 151/);
    expect(await things.findOne({ _id: 10 })).toMatchObject({ text: 'needle 10' });
    await client.close();
    await docstore.close();
  });

  it('reports a full disk as an error, stays readable, and continues when there is space', async () => {
    await fill(10, 'small');
    const store = new Store(dataDir);
    const things = store.catalog.find('test', 'things');
    if (!things) throw new Error('the collection is missing');
    const insert = (id: number, size: number): Promise<void> =>
      store.write(
        inOneStep((unit) => unit.insert(things, doc({ _id: id, text: 'x'.repeat(size) }))),
      );
    const pages = Number(store.main.get('PRAGMA page_count')?.[0]);
    store.main.exec(`PRAGMA max_page_count = ${pages + 2}`);
    await expect(insert(100, 1_000_000)).rejects.toMatchObject({ code: 14031 });
    expect(store.main.get('SELECT count(*) FROM c1')).toEqual([10]);
    store.main.exec('PRAGMA max_page_count = 1000000');
    await insert(100, 1_000_000);
    expect(store.main.get('SELECT count(*) FROM c1')).toEqual([11]);
    store.close();
  });
});

describe('the child process', () => {
  it('is restarted when it dies, and clients continue at the same address', async () => {
    const docstore = await startDocstore({ dataDir });
    const client = await MongoClient.connect(docstore.uri('test'));
    const things = client.db().collection<{ _id: number }>('things');
    await things.insertOne({ _id: 1 });
    process.kill(Number(readOwner(dataDir)), 'SIGKILL');
    await things.insertOne({ _id: 2 });
    expect(await things.countDocuments()).toBe(2);
    await client.close();
    await docstore.close();
  });

  it('ends when its parent is killed', async () => {
    const loader = createRequire(import.meta.url).resolve('tsx');
    const parent = fork(join(import.meta.dirname, 'testing/parent.ts'), [dataDir], {
      execArgv: ['--import', loader, '--conditions=@shop/source'],
    });
    await once(parent, 'message');
    parent.kill('SIGKILL');
    await expect.poll(() => isFree(dataDir), { timeout: 5000 }).toBe(true);
  });
});

function isFree(directory: string): boolean {
  try {
    new Store(directory).close();
    return true;
  } catch (error) {
    if (error instanceof DocstoreInUseError) return false;
    throw error;
  }
}
