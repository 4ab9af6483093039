import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocstoreInUseError, startDocstore } from '../index.js';
import { lockDirectory } from '../store/file/directory-lock.js';
import { readOwner } from '../store/file/owner.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'docstore-start-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function ping(uri: string): Promise<unknown> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 2000 });
  const reply = await client.db().command({ ping: 1 });
  await client.close();
  return reply.ok;
}

describe('a started store', () => {
  it('can be reached by this user only', async () => {
    const docstore = await startDocstore({ dataDir });
    expect(statSync(join(dataDir, 'docstore.sock')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'docstore.db')).mode & 0o077).toBe(0);
    expect(await ping(docstore.uri('shop'))).toBe(1);
    await docstore.close();
  });

  it('is not disturbed when another start in the same directory fails', async () => {
    const docstore = await startDocstore({ dataDir });
    await expect(startDocstore({ dataDir })).rejects.toThrow(DocstoreInUseError);
    expect(await ping(docstore.uri('shop'))).toBe(1);
    await docstore.close();
  });

  it('listens in a private folder when the path of the data is long, and removes it', async () => {
    const before = new Set(readdirSync(tmpdir()));
    const docstore = await startDocstore({ dataDir: join(dataDir, 'long'.repeat(30)) });
    expect(await ping(docstore.uri('shop'))).toBe(1);
    await docstore.close();
    const path = decodeURIComponent(/\/\/([^/]*)/.exec(docstore.uri(''))?.[1] ?? '');
    expect(before).not.toContain(path);
    expect(() => statSync(path)).toThrow(/ENOENT/);
  });

  it('does not end at Ctrl-C, which its parent handles', async () => {
    const docstore = await startDocstore({ dataDir });
    process.kill(Number(readOwner(dataDir)), 'SIGINT');
    expect(await ping(docstore.uri('shop'))).toBe(1);
    await docstore.close();
  });

  it('closes at once, with clients connected', async () => {
    const docstore = await startDocstore({ dataDir });
    const client = await MongoClient.connect(docstore.uri('shop'));
    const before = performance.now();
    await docstore.close();
    // Long before the child would be killed.
    expect(performance.now() - before).toBeLessThan(2_500);
    await client.close();
  });
});

describe('a store that dies', () => {
  it('is started again, also when that fails a few times', async () => {
    const ends: string[] = [];
    const docstore = await startDocstore({ dataDir, onExit: (reason) => ends.push(reason) });
    process.kill(Number(readOwner(dataDir)), 'SIGKILL');
    const unlock = await lockWhenFree(); // no child can start now
    await setTimeout(1_500);
    unlock();
    await expect.poll(() => ping(docstore.uri('shop')), { timeout: 20_000 }).toBe(1);
    expect(ends).toEqual([]);
    await docstore.close();
  }, 30_000);

  it('is given up when it can never be started again, with the reason', async () => {
    const ends: string[] = [];
    const docstore = await startDocstore({ dataDir, onExit: (reason) => ends.push(reason) });
    process.kill(Number(readOwner(dataDir)), 'SIGKILL');
    const unlock = await lockWhenFree();
    await expect.poll(() => ends.length, { timeout: 60_000 }).toBe(1);
    expect(ends[0]).toMatch(/keeps dying .*another process/);
    unlock();
    await docstore.close();
  }, 90_000);

  it('ends with its parent, however that ends, also when it hangs', async () => {
    const parent = await startParent();
    process.kill(Number(readOwner(dataDir)), 'SIGSTOP');
    parent.send('exit');
    await once(parent, 'exit');
    (await lockWhenFree())();
  });

  it('lets go of the data at the next start if it was stopped when its parent was killed', async () => {
    const parent = await startParent();
    const stopped = Number(readOwner(dataDir));
    process.kill(stopped, 'SIGSTOP');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    expect(() => lockDirectory(dataDir)).toThrow(DocstoreInUseError);
    const docstore = await startDocstore({ dataDir });
    expect(await ping(docstore.uri('shop'))).toBe(1);
    expect(Number(readOwner(dataDir))).not.toBe(stopped);
    await docstore.close();
  });
});

/** A process that has started the store. */
async function startParent(): Promise<ChildProcess> {
  const loader = createRequire(import.meta.url).resolve('tsx');
  const parent = fork(join(import.meta.dirname, '../testing/parent.ts'), [dataDir], {
    execArgv: ['--import', loader, '--conditions=@shop/source'],
  });
  await once(parent, 'message');
  return parent;
}

/** Locks the data as another process would, as soon as it is free. */
async function lockWhenFree(): Promise<() => void> {
  const end = performance.now() + 3_000;
  for (;;) {
    try {
      return lockDirectory(dataDir);
    } catch (error) {
      if (performance.now() > end) throw error;
      await setImmediate();
    }
  }
}

describe('the command line', () => {
  let child: ChildProcess;

  afterEach(() => child.kill('SIGKILL'));

  it('serves on a loopback port, says so in one line, and ends at SIGTERM', async () => {
    const loader = createRequire(import.meta.url).resolve('tsx');
    const cli = join(import.meta.dirname, '../cli.ts');
    const options = ['--data', dataDir, '--listen', '127.0.0.1:0'];
    child = spawn(process.execPath, [
      '--import',
      loader,
      '--conditions=@shop/source',
      cli,
      ...options,
    ]);
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    const uri = /^ready (mongodb:\/\/127\.0\.0\.1:\d+\/\S*)\n$/.exec(line.toString())?.[1] ?? '';
    expect(await ping(uri)).toBe(1);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
