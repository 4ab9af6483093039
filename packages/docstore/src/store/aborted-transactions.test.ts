import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAUSE, type Work } from '../work/work.js';
import { Store } from './store.js';
import type { Transaction } from './units/transaction.js';

let directory: string;
let store: Store;
let transaction: Transaction;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'docstore-aborted-'));
  store = new Store(directory);
  transaction = store.begin();
});

afterEach(() => {
  store.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('a transaction that is aborted while one of its commands waits for its turn', () => {
  const retried = { code: 251, labels: ['TransientTransactionError'] };

  it('asks to be run again by a command', async () => {
    function* work(): Work<void> {
      yield PAUSE;
    }
    const running = store.scheduler.run(work(), { resume: () => transaction.resume(), sliceMs: 0 });
    store.abort(transaction);
    await expect(running).rejects.toMatchObject(retried);
  });

  it('asks to be run again by its commit', async () => {
    store.abort(transaction);
    await expect(store.commit(transaction, () => undefined)).rejects.toMatchObject(retried);
  });
});
