import { Int32, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import type { BsonDocument, BsonValue } from '../values/types.js';

const key = fc.constantFrom('a', 'b', 'ab', '1', '10', 'é');

/** Only a few distinct values, so that equal and similar values are often compared. */
const scalar: fc.Arbitrary<BsonValue> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -3, max: 3 }).map((n) => new Int32(n)),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.constantFrom(0.1, -0, Number.NaN, Infinity, -Infinity, 5e-324, 2 ** 53),
  fc.bigInt({ min: -3n, max: 3n }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, 2n ** 53n - 1n),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.constantFrom('', 'a', 'a\0', 'a\0b', 'ab', '\uffff', '\u{1f600}'),
  fc.date({ noInvalidDate: true }),
  fc
    .constantFrom('65a000000000000000000001', '65a0000000000000000000ff')
    .map((hex) => new ObjectId(hex)),
  fc.nat(9).map((i) => new Timestamp({ t: 5, i })),
);

/** A BSON value of any kind, with shallow nesting. */
export const bsonValue: fc.Arbitrary<BsonValue> = fc.letrec<{ value: BsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 3 })
      .map((entries): BsonDocument => new Map(entries)),
  ),
})).value;
