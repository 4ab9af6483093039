import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocstoreInUseError, startDocstore } from '../../index.js';
import { Store } from '../store.js';
import { DocstoreUnusableError } from './unusable.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'docstore-lock-'));
  new Store(dataDir).close();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function damage(content: string | Buffer): void {
  writeFileSync(join(dataDir, 'lock'), content);
}

describe('a damaged lock', () => {
  it.each([
    ['of text', 'this is no lock'.repeat(100)],
    ['of zeros', Buffer.alloc(8192)],
    ['of one byte', 'x'],
    ['that begins as a database does', Buffer.from('SQLite format 3\0'.padEnd(200, '\xff'))],
  ])('%s is repaired: nobody holds it', (_, content) => {
    damage(content);
    const store = new Store(dataDir);
    expect(() => new Store(dataDir)).toThrow(DocstoreInUseError);
    store.close();
    new Store(dataDir).close();
  });

  it('still keeps others out while somebody holds it', async () => {
    const docstore = await startDocstore({ dataDir });
    damage('this is no lock'.repeat(100));
    expect(() => new Store(dataDir)).toThrow(DocstoreInUseError);
    await docstore.close();
    new Store(dataDir).close();
  });

  it('that can’t be repaired is not taken for another process', () => {
    rmSync(join(dataDir, 'lock'));
    mkdirSync(join(dataDir, 'lock'));
    expect(() => new Store(dataDir)).toThrow(DocstoreUnusableError);
  });
});
