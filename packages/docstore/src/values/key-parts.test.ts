import { ObjectId } from 'bson';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyEnd } from './key-parts.js';
import { invertKey, valueKey } from './key.js';
import type { BsonValue } from './types.js';

const value: fc.Arbitrary<BsonValue> = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '\0', '\u0001', 'ÿ', '\u{10ffff}') }),
  fc.double(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.constant(null),
  fc.constant(new ObjectId()),
);

it('finds where each value’s key ends, whatever follows', () => {
  fc.assert(
    fc.property(value, value, fc.boolean(), (first, second, inverted) => {
      const own = inverted ? invertKey(valueKey(first)) : valueKey(first);
      const joined = Buffer.concat([own, valueKey(second)]);
      expect(keyEnd(joined, 0, inverted)).toBe(own.length);
    }),
  );
});

it('knows no end of what it would have to read', () => {
  expect(keyEnd(valueKey(new Map([['a', 1]])), 0, false)).toBeUndefined();
});
