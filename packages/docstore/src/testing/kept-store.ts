import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, inject } from 'vitest';
import { Store } from '../store/store.js';
import { inOneStep } from './run-to-end.js';
import { doc } from '../values/types.js';

/** Folders for one test, removed after it. */
export interface Folders {
  root: string;
  /** where the store under test keeps its data */
  dataDir: string;
  /** a folder next to it, for backups */
  elsewhere: string;
}

export function useFolders(): Folders {
  const folders = {} as Folders;
  beforeEach(() => {
    const root = mkdtempSync(join(tmpdir(), 'docstore-slips-'));
    Object.assign(folders, {
      root,
      dataDir: join(root, 'data'),
      elsewhere: join(root, 'elsewhere'),
    });
    mkdirSync(folders.elsewhere);
  });
  afterEach(() => rmSync(folders.root, { recursive: true, force: true }));
  return folders;
}

/** Adds documents to a new or existing store and closes it. */
export async function fill(dataDir: string, count: number, text = 'text'): Promise<void> {
  const store = new Store(dataDir);
  await insert(store, count, text);
  store.close();
}

/** Leaves the files of a store that was killed: not closed, and with a full log. */
export async function fillAndKill(dataDir: string, count: number): Promise<void> {
  const running = `${dataDir}-running`;
  const store = new Store(running);
  await insert(store, count, 'text');
  mkdirSync(dataDir, { recursive: true });
  for (const name of ['docstore.db', 'docstore.db-wal']) {
    copyFileSync(join(running, name), join(dataDir, name));
  }
  store.close();
}

async function insert(store: Store, count: number, text: string): Promise<void> {
  const things = store.catalog.find('test', 'things') ?? store.catalog.create('test', 'things');
  await store.write(
    inOneStep((unit) => {
      for (let n = 0; n < count; n++) {
        unit.insert(things, doc({ _id: `${text} ${n}`, text: text.repeat(50) }));
      }
    }),
  );
}

/** How many documents a store has when it is opened as on a normal start. */
export function count(dataDir: string): number {
  const store = new Store(dataDir);
  const found = store.catalog.find('test', 'things');
  const rows = found ? Number(store.main.get(`SELECT count(*) FROM c${found.id}`)?.[0]) : 0;
  store.close();
  return rows;
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command line in a separate process. */
export function runCli(
  args: string[],
  { preload, uid, ...environment }: Record<string, string> = {},
): Outcome {
  const node = preload !== undefined && existsSync(preload) ? ['--import', preload] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, inject('cli'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      uid: uid === undefined ? undefined : Number(uid),
    },
  );
  return { code: status, stdout, stderr };
}
