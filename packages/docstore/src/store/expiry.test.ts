import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inOneStep } from '../testing/run-to-end.js';
import { doc, type BsonDocument } from '../values/types.js';
import type { Collection } from './catalog/collection.js';
import { removeExpired } from './expiry.js';
import { scanCollection } from './records/scan.js';
import { Store } from './store.js';

let directory: string;
let store: Store;
let limits: Collection;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'docstore-expiry-'));
  store = new Store(directory);
  limits = store.catalog.create('test', 'limits');
});

afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true, force: true });
});

async function addTtlIndex(expireAfterSeconds: number): Promise<void> {
  const specification = doc({ key: doc({ expire: -1 }), name: 'ttl', expireAfterSeconds });
  await store.addIndex(() => store.catalog.addIndex(limits, specification));
}

function insert(...documents: BsonDocument[]): Promise<void> {
  return store.write(
    inOneStep((unit) => {
      for (const document of documents) unit.insert(limits, document);
    }),
  );
}

function ids(): unknown[] {
  return [...scanCollection({ connection: store.main }, limits)].map(({ document }) =>
    document.get('_id'),
  );
}

const now = Date.now();

describe('a TTL index', () => {
  it('removes what has expired, and nothing without a date', async () => {
    await addTtlIndex(0);
    await insert(
      doc({ _id: 'old', expire: new Date(now - 1000) }),
      doc({ _id: 'new', expire: new Date(now + 60_000) }),
      doc({ _id: 'text', expire: '1999' }),
      doc({ _id: 'null', expire: null }),
      doc({ _id: 'missing' }),
      doc({ _id: 'earliest counts', expire: [new Date(now + 60_000), new Date(now - 1)] }),
    );
    await removeExpired(store);
    expect(ids()).toEqual(['new', 'text', 'null', 'missing']);
  });

  it('counts its seconds from the date', async () => {
    await addTtlIndex(10);
    await insert(
      doc({ _id: 'in time', expire: new Date(now - 5_000) }),
      doc({ _id: 'late', expire: new Date(now - 20_000) }),
    );
    await removeExpired(store);
    expect(ids()).toEqual(['in time']);
  });

  it('leaves what an open transaction writes', async () => {
    await addTtlIndex(0);
    await insert(doc({ _id: 'held', expire: new Date(now - 1000) }));
    const transaction = store.begin();
    const [held] = [...scanCollection(transaction, limits)];
    if (held)
      transaction.replace(limits, held, doc({ _id: 'held', expire: new Date(now + 60_000) }));
    await removeExpired(store);
    await store.commit(transaction, () => undefined);
    expect(ids()).toEqual(['held']);
  });
});
