import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { startDocstore, type RunningDocstore } from '../index.js';

export interface Running {
  docstore: RunningDocstore;
  client: MongoClient;
  db: Db;
  dataDir: string;
}

/** Starts a store with an empty directory for all tests of a file, and stops it after them. */
export function useDocstore(): Running {
  const running = {} as Running;
  beforeAll(async () => {
    running.dataDir = mkdtempSync(join(tmpdir(), 'docstore-test-'));
    running.docstore = await startDocstore({ dataDir: running.dataDir });
    running.client = await MongoClient.connect(running.docstore.uri('test'));
    running.db = running.client.db('test');
  });
  afterAll(async () => {
    await running.client.close();
    await running.docstore.close();
    rmSync(running.dataDir, { recursive: true, force: true });
  });
  return running;
}
