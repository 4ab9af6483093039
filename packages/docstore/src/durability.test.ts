import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupDocstore, DocstoreInUseError, restoreDocstore, startDocstore } from './index.js';
import { Connection } from './store/file/connection.js';
import { readOwner } from './store/file/directory-lock.js';
import { databaseFile } from './store/file/files.js';
import { FORMAT_VERSION } from './store/file/schema.js';
import { Store } from './store/store.js';
import { crashRepeatedly } from './testing/crash/crash-run.js';
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
  await store.write((unit) => {
    for (let n = 0; n < count; n++) unit.insert(collection, doc({ _id: n, text: `${text} ${n}` }));
  });
  store.close();
}

describe('after kill -9', () => {
  it('all acknowledged writes are there, nothing is half-written, every index is right', async () => {
    const report = await crashRepeatedly(dataDir, 3);
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(10);
  }, 60_000);
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
    connection.run(`UPDATE meta SET value = ? WHERE key = 'format'`, FORMAT_VERSION + 1);
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

  it('answers a full disk with an error, stays readable, and continues when there is space', async () => {
    await fill(10, 'small');
    const store = new Store(dataDir);
    const things = store.catalog.find('test', 'things');
    if (!things) throw new Error('the collection is missing');
    const insert = (id: number, size: number): Promise<void> =>
      store.write((unit) => unit.insert(things, doc({ _id: id, text: 'x'.repeat(size) })));
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

describe('a backup', () => {
  it('made while clients write shows one moment of the data, and can be restored', async () => {
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
    const file = join(dataDir, 'saved', 'backup.db');
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

  it('that is damaged is refused, and the present data is unchanged', async () => {
    await fill(10, 'present');
    const file = join(dataDir, 'backup.db');
    writeFileSync(file, 'no backup');
    expect(() => restoreDocstore({ dataDir, file })).toThrow(/cannot be read/);
    const store = new Store(dataDir);
    expect(store.main.get('SELECT count(*) FROM c1')).toEqual([10]);
    store.close();
  });
});

describe('the command line', () => {
  const cli = (...args: string[]): string => {
    const loader = createRequire(import.meta.url).resolve('tsx');
    const node = ['--import', loader, '--conditions=@shop/source'];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...node, join(import.meta.dirname, 'cli.ts'), ...args],
      { encoding: 'utf8' },
    );
    return stdout + stderr;
  };

  it('saves, restores and checks', async () => {
    await fill(10, 'text');
    const file = join(dataDir, 'saved.db');
    expect(cli('backup', '--data', dataDir, file)).toContain('saved');
    expect(cli('restore', '--data', dataDir, file)).toContain('restored');
    expect(cli('check', '--data', dataDir)).toContain('all is well');
    expect(cli()).toContain('say where the data is');
  });
});
