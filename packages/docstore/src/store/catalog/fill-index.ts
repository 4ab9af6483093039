import type { Collection, Index } from './collection.js';
import type { Connection } from '../file/connection.js';
import { DuplicateKeyError } from '../records/duplicate-key.js';
import { indexKeys } from '../records/index-keys.js';
import { scanCollection } from '../records/scan.js';
import { PAUSE, type Work } from '../../work/work.js';
import { addEntry, markMultikey, ownerOf } from '../records/tables.js';

/** Puts all documents of the collection into a new index. @throws DuplicateKeyError */
export function* fillIndex(
  connection: Connection,
  collection: Collection,
  index: Index,
): Work<void> {
  for (const { recordId, document } of scanCollection({ connection }, collection)) {
    const { keys, multikey } = indexKeys(index, document);
    for (const key of keys) {
      if (index.unique && ownerOf(connection, index, key) !== undefined) {
        throw new DuplicateKeyError(collection, index, key, document);
      }
      addEntry(connection, index, key, recordId);
    }
    multikey.forEach((isArray, field) => {
      if (isArray && !index.multikey[field]) markMultikey(connection, index, field);
    });
    yield PAUSE;
  }
}
