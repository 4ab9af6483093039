import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bsonValue } from '../testing/arbitrary-value.js';
import { decode } from './decode.js';
import { decodeFields, FieldNames, pickFields } from './elements.js';
import { encode } from './encode.js';
import type { BsonDocument } from './types.js';

const name = fc.constantFrom('a', 'b', 'ab', 'é', '1');
const document = fc
  .array(fc.tuple(name, bsonValue), { maxLength: 5 })
  .map((entries): BsonDocument => new Map(entries));
const names = fc.uniqueArray(name).map((chosen) => new Set<string>(chosen));
const runs = { numRuns: 1_000 };

describe('the fields of a document, read from its bytes', () => {
  it('are those of the whole document', () => {
    fc.assert(
      fc.property(document, names, (whole, wanted) => {
        const chosen = new Map([...whole].filter(([key]) => wanted.has(key)));
        expect(encode(decodeFields(encode(whole), new FieldNames(wanted)))).toEqual(encode(chosen));
      }),
      runs,
    );
  });

  it('are picked without a change, in their order', () => {
    fc.assert(
      fc.property(document, names, (whole, wanted) => {
        const chosen = new Map([...whole].filter(([key]) => wanted.has(key)));
        const picked = pickFields(encode(whole), new FieldNames(wanted), false);
        expect(picked).toEqual(encode(chosen));
        expect(encode(decode(picked))).toEqual(picked);
      }),
      runs,
    );
  });

  it('are left out without a change of the others', () => {
    fc.assert(
      fc.property(document, names, (whole, unwanted) => {
        const chosen = new Map([...whole].filter(([key]) => !unwanted.has(key)));
        expect(pickFields(encode(whole), new FieldNames(unwanted), true)).toEqual(encode(chosen));
      }),
      runs,
    );
  });

  it('are refused when the bytes are cut short', () => {
    const bytes = encode(new Map([['a', 'some text']])).subarray(0, 12);
    expect(() => decodeFields(bytes, new FieldNames(new Set(['a'])))).toThrow(/BSON/);
  });
});
