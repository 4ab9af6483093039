import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../testing/run-to-end.js';
import { bsonValue } from '../../testing/arbitrary-value.js';
import { compareValues } from '../../values/compare.js';
import { doc, type BsonDocument } from '../../values/types.js';
import { parseSort, sortBy, sortKey, type SortField } from './sort.js';

const by = (fields: SortField[]) => (document: BsonDocument) => sortKey(fields, document);

describe('a sort', () => {
  it('has the same first items whether or not it holds all of them', () => {
    const sort = parseSort(doc({ a: 1, b: -1 }));
    const documents = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), {
      minLength: 600,
      maxLength: 2500,
    });
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: 40 }), (pairs, most) => {
        const all = pairs.map(([a, b], n) => doc({ n, a, b }));
        const first = itemsOf(sortBy(all, by(sort), most));
        expect(first).toEqual(itemsOf(sortBy(all, by(sort))).slice(0, most));
      }),
      { numRuns: 30 },
    );
  });

  it('is by the order of values, either way', () => {
    fc.assert(
      fc.property(fc.array(bsonValue.filter((one) => !Array.isArray(one))), (values) => {
        const all = values.map((v) => new Map([['v', v]]));
        const descending = itemsOf(sortBy(all, by(parseSort(doc({ v: -1 })))));
        const sorted = descending.map((one) => one.get('v'));
        const expected = values.toSorted((a, b) => compareValues(b, a));
        expect(sorted.map((one, i) => compareValues(one, expected[i]))).toEqual(
          values.map(() => 0),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('takes the smallest element of an array when rising, the largest when falling', () => {
    const all = [
      doc({ n: 1, v: [5, 1] }),
      doc({ n: 2, v: 3 }),
      doc({ n: 3, v: [] }),
      doc({ n: 4 }),
    ];
    const order = (direction: number): unknown[] =>
      itemsOf(sortBy(all, by(parseSort(doc({ v: direction }))))).map((one) => Number(one.get('n')));
    expect(order(1)).toEqual([3, 4, 1, 2]);
    expect(order(-1)).toEqual([1, 2, 4, 3]);
  });
});
