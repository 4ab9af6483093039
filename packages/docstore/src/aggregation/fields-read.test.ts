import { expect, it } from 'vitest';
import { doc, type BsonValue } from '../values/types.js';
import { fieldsRead } from './fields-read.js';

const group = (fields: Record<string, BsonValue>) => doc({ $group: doc(fields) });

it('are those that the expressions of a group name', () => {
  const sum = doc({ $sum: doc({ $cond: [doc({ $eq: ['$status', 'sold'] }), '$total.cents', 0] }) });
  expect(fieldsRead(group({ _id: '$day', sum }))).toEqual(new Set(['day', 'status', 'total']));
  expect(fieldsRead(group({ _id: null }))).toEqual(new Set());
});

it('are all where a variable may be the whole document', () => {
  expect(fieldsRead(group({ _id: '$day', all: doc({ $push: '$$ROOT' }) }))).toBeUndefined();
  expect(fieldsRead(doc({ $unwind: '$items' }))).toBeUndefined();
  expect(fieldsRead(undefined)).toBeUndefined();
});
