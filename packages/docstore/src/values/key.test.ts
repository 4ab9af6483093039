import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bsonValue } from '../testing/arbitrary-value.js';
import { compareValues } from './compare.js';
import { decode } from './decode.js';
import { encode } from './encode.js';
import { hashKey, invertKey, valueKey } from './key.js';

const runs = { numRuns: 3000 };

describe('the key of a value', () => {
  it('is in order exactly as the value is', () => {
    fc.assert(
      fc.property(bsonValue, bsonValue, (a, b) => {
        const keys = Math.sign(Buffer.compare(valueKey(a), valueKey(b)));
        expect(keys).toBe(Math.sign(compareValues(a, b)));
      }),
      runs,
    );
  });

  it('is in the opposite order when inverted, also before other keys', () => {
    fc.assert(
      fc.property(bsonValue, bsonValue, bsonValue, (a, b, after) => {
        fc.pre(compareValues(a, b) !== 0);
        const left = Buffer.concat([invertKey(valueKey(a)), valueKey(after)]);
        const right = Buffer.concat([invertKey(valueKey(b)), valueKey(after)]);
        expect(Math.sign(Buffer.compare(right, left))).toBe(Math.sign(compareValues(a, b)));
      }),
      runs,
    );
  });

  it('is never the beginning of another', () => {
    fc.assert(
      fc.property(bsonValue, bsonValue, (a, b) => {
        fc.pre(compareValues(a, b) !== 0);
        expect(hashKey(b).startsWith(hashKey(a))).toBe(false);
      }),
      runs,
    );
  });
});

describe('the order of values', () => {
  it('does not contradict itself', () => {
    fc.assert(
      fc.property(bsonValue, bsonValue, bsonValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) {
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        }
      }),
      runs,
    );
  });
});

describe('bytes of a document', () => {
  it('give the document back, with the types of its numbers and the order of its keys', () => {
    fc.assert(
      fc.property(bsonValue, (value) => {
        const bytes = encode(new Map([['v', value]]));
        const again = decode(bytes);
        expect(compareValues(again.get('v'), value)).toBe(0);
        expect(encode(again).equals(bytes)).toBe(true);
      }),
      runs,
    );
  });
});
