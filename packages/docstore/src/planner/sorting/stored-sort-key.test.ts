import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StoredDocument } from '../../store/records/stored-document.js';
import { bsonValue } from '../../testing/arbitrary-value.js';
import { encode } from '../../values/encode.js';
import { doc, ObjectId } from '../../values/types.js';
import { parseSort, sortKey } from './sort.js';
import { storedSortKey } from './stored-sort-key.js';

const date = fc.integer({ min: -8.64e15, max: 8.64e15 }).map((ms) => new Date(ms));
const id = fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes));
const value = fc.oneof(date, id, bsonValue);
const direction = fc.constantFrom(1, -1);

it('of a stored document is that of its fields', () => {
  const document = fc.record({ other: value, a: value, b: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(document, direction, direction, (fields, first, second) => {
      const read = doc(fields);
      const stored = new StoredDocument(1, encode(read));
      for (const sort of [
        { a: first, b: second },
        { b: first, 'a.x': second },
      ]) {
        const by = parseSort(doc(sort));
        expect(storedSortKey(by)(stored)).toEqual(sortKey(by, read));
      }
    }),
  );
});
