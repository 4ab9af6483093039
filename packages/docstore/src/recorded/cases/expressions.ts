import { Double, Long, ObjectId } from 'bson';
import { expressionCases, type RecordedCase } from '../recorded-case.js';

const values = [
  { _id: 1, n: 7, d: new Double(2.5), s: 'Hello wörld', a: [3, 1, 2], o: { x: 1 }, b: true },
  { _id: 2, n: -7, d: new Double(-2.5), s: '', a: [], b: false },
  { _id: 3, n: null, s: null, a: null, o: null },
];
const when = [
  { _id: 1, t: new Date('2024-03-15T13:45:30.123Z') },
  { _id: 2, t: new Date('2023-12-31T23:59:59.999Z') },
  { _id: 3, t: null },
];

const numbers = expressionCases('number', values, {
  add: { $add: ['$n', 1] },
  'add a double': { $add: ['$n', '$d'] },
  subtract: { $subtract: ['$n', 2] },
  multiply: { $multiply: ['$n', '$n'] },
  'multiply beyond 32 bits': { $multiply: [2147483647, 2] },
  divide: { $divide: ['$n', 2] },
  'divide by zero': { $divide: [1, 0] },
  'add a string': { $add: ['x', 1] },
  'unknown operator': { $foo: 1 },
  'too many arguments': { $divide: [1, 2, 3] },
  'sum of arguments is a long': { $add: [Long.fromNumber(1), 1] },
});

const logic = expressionCases('condition', values, {
  'if then else': { $cond: [{ $gt: ['$n', 0] }, 'plus', 'minus'] },
  'if by names': { $cond: { if: '$b', then: 1, else: 2 } },
  'default for null': { $ifNull: ['$n', 'none'] },
  'default of several': { $ifNull: ['$missing', '$n', 'none'] },
  and: { $and: ['$b', { $gt: ['$n', 0] }] },
  or: { $or: ['$b', '$n'] },
  not: { $not: ['$b'] },
  equal: { $eq: ['$n', new Double(7)] },
  'compare across types': { $lt: ['$n', 'a'] },
  'missing against null': { $eq: ['$missing', null] },
  switch: {
    $switch: { branches: [{ case: { $gt: ['$n', 0] }, then: 'p' }], default: 'other' },
  },
  'switch without a branch': { $switch: { branches: [{ case: false, then: 1 }] } },
  'undefined variable': '$$nobody',
  'missing path': '$o.y.z',
});

const strings = expressionCases('string', values, {
  concat: { $concat: ['$s', '!'] },
  'concat a number': { $concat: ['a', 1] },
  upper: { $toUpper: '$s' },
  lower: { $toLower: '$s' },
  'text of a number': { $toString: '$n' },
  'text of a double': { $toString: '$d' },
  'text of an id': { $toString: new ObjectId('65a000000000000000000001') },
});

const arrays = expressionCases('array', values, {
  size: { $size: { $ifNull: ['$a', []] } },
  'size of a scalar': { $size: '$n' },
  element: { $arrayElemAt: ['$a', 0] },
  'last element': { $arrayElemAt: ['$a', -1] },
  'element beyond': { $arrayElemAt: ['$a', 9] },
  first: { $first: '$a' },
  last: { $last: '$a' },
  contains: { $in: [1, { $ifNull: ['$a', []] }] },
  'contains, not an array': { $in: [1, '$n'] },
  map: { $map: { input: '$a', as: 'x', in: { $multiply: ['$$x', 2] } } },
  filter: { $filter: { input: '$a', cond: { $gt: ['$$this', 1] } } },
  'literal dollar': { $literal: '$n' },
  'array of expressions': ['$n', '$missing'],
});

const dates = expressionCases('date', when, {
  year: { $year: '$t' },
  month: { $month: '$t' },
  'day of month': { $dayOfMonth: '$t' },
  text: { $dateToString: { date: '$t', format: '%Y-%m-%d' } },
  'text with time': { $dateToString: { date: '$t', format: '%H:%M:%S.%L' } },
  'text for null': { $dateToString: { date: '$t', format: '%Y', onNull: 'never' } },
  'later by milliseconds': { $add: ['$t', 1000] },
  'earlier by milliseconds': { $subtract: ['$t', 1000] },
  'between dates': { $subtract: ['$t', new Date('2024-01-01T00:00:00Z')] },
  'year of a number': { $year: 5 },
});

export const expressionCaseList: RecordedCase[] = [
  ...numbers,
  ...logic,
  ...strings,
  ...arrays,
  ...dates,
];
