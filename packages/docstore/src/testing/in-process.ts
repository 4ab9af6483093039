import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { Store } from '../store/store.js';
import { mongodbUri } from '../wire/address.js';
import { DocstoreServer } from '../wire/server.js';

/** A store served by the test's own process, so that the test can inspect it. */
export interface InProcess {
  store: Store;
  client: MongoClient;
  db: Db;
  uri: string;
  dataDir: string;
}

/** @param maxSliceMs with 0, a command yields to others after every single step */
export function useStoreInProcess(maxSliceMs?: number): InProcess {
  const running = {} as InProcess;
  let server: DocstoreServer;
  beforeAll(async () => {
    running.dataDir = mkdtempSync(join(tmpdir(), 'docstore-test-'));
    const address = { path: join(running.dataDir, 'test.sock') };
    running.store = new Store(running.dataDir, maxSliceMs);
    server = new DocstoreServer(running.store, { address });
    await server.listen();
    running.uri = mongodbUri(address, 'test');
    running.client = await MongoClient.connect(running.uri);
    running.db = running.client.db('test');
  });
  afterAll(async () => {
    await running.client.close();
    server.close();
    running.store.close();
    rmSync(running.dataDir, { recursive: true, force: true });
  });
  return running;
}
