import { Double, Long, ObjectId } from 'bson';
import type { Document } from 'mongodb';
import { subject, type RecordedCase } from '../recorded-case.js';

const mixed = [
  { _id: 1, v: 5, w: 'b' },
  { _id: 2, v: 'text', w: 'a' },
  { _id: 3, w: 'b' },
  { _id: 4, v: null, w: 'a' },
  { _id: 5, v: [3, 9], w: 'b' },
  { _id: 6, v: [], w: 'a' },
  { _id: 7, v: { a: 1 }, w: 'b' },
  { _id: 8, v: true, w: 'a' },
  { _id: 9, v: new Date(5), w: 'b' },
  { _id: 10, v: new Double(4.5), w: 'a' },
  { _id: 11, v: Long.fromNumber(7), w: 'b' },
  { _id: 12, v: new ObjectId('65a000000000000000000001'), w: 'a' },
  { _id: 13, v: 'Text', w: 'b' },
  { _id: 14, v: new Double(NaN), w: 'a' },
];

const sorts: Record<string, Document> = {
  'mixed types, rising': { sort: { v: 1, _id: 1 } },
  'mixed types, falling': { sort: { v: -1, _id: 1 } },
  'two fields': { sort: { w: 1, _id: -1 } },
  'two fields, one mixed': { sort: { w: -1, v: 1, _id: 1 } },
  'missing path': { sort: { 'v.a': 1, _id: 1 } },
  'with skip and limit': { sort: { v: 1, _id: 1 }, skip: 3, limit: 4 },
  'skip beyond the end': { sort: { _id: 1 }, skip: 99 },
  'limit alone': { sort: { _id: -1 }, limit: 2 },
  'by zero': { sort: { v: 0 } },
  'by a string': { sort: { v: 'up' } },
  'negative skip': { sort: { _id: 1 }, skip: -1 },
};

const shown = [
  {
    _id: 1,
    z: 1,
    name: 'cap',
    price: { cents: 900, currency: 'USD' },
    sizes: [
      { label: 'S', left: 1 },
      { label: 'M', left: 2 },
      { label: 'L', left: 3 },
    ],
    tags: ['a', 'b', 'c', 'd'],
    a: 1,
  },
  { _id: 2, name: 'sock', price: 5, sizes: [], tags: [] },
  { _id: 3, price: [{ cents: 1 }, 7, [{ cents: 2, x: 1 }]] },
];

const projections: Record<string, Document> = {
  'one field': { projection: { name: 1 } },
  'fields keep their order': { projection: { a: 1, z: 1, name: 1 } },
  'without id': { projection: { name: 1, _id: 0 } },
  'only without id': { projection: { _id: 0 } },
  'only id': { projection: { _id: 1 } },
  path: { projection: { 'price.cents': 1 } },
  'two paths of one field': { projection: { 'price.currency': 1, 'price.cents': 1 } },
  'path as object': { projection: { price: { cents: 1 } } },
  'path through an array': { projection: { 'sizes.label': 1 } },
  'without a field': { projection: { name: 0 } },
  'without a path': { projection: { 'price.cents': 0, 'sizes.left': 0 } },
  'by true and false': { projection: { name: true, _id: false } },
  'computed field': { projection: { name: 1, total: { $size: { $ifNull: ['$tags', []] } } } },
  'literal text': { projection: { name: 'fixed' } },
  'field reference': { projection: { other: '$name' } },
  'mixed inclusion and exclusion': { projection: { name: 1, tags: 0 } },
  'colliding paths': { projection: { price: 1, 'price.cents': 1 } },
  'empty projection': { projection: {} },
};

const distincts: Record<string, Document> = {
  'of a field': { key: 'w' },
  'of an array': { key: 'tags' },
  'with a filter': { key: 'w', query: { _id: { $gt: 12 } } },
  'of a missing field': { key: 'nothing' },
  'through a path': { key: 'sizes.label' },
};

const counts: Record<string, Document> = {
  all: {},
  'of a filter': { query: { w: 'a' } },
  'with limit': { query: {}, limit: 3 },
  'with skip': { query: {}, skip: 12 },
  'with skip and limit': { query: { w: 'b' }, skip: 2, limit: 2 },
};

export const readingCases: RecordedCase[] = [
  ...Object.entries(sorts).map(([name, options]) => ({
    name: `sort: ${name}`,
    documents: mixed,
    command: { find: subject, projection: { _id: 1 }, ...options },
  })),
  ...Object.entries(projections).map(([name, options]) => ({
    name: `projection: ${name}`,
    documents: shown,
    command: { find: subject, sort: { _id: 1 }, ...options },
  })),
  ...Object.entries(distincts).map(([name, options]) => ({
    name: `distinct: ${name}`,
    documents: name.includes('array') || name.includes('path') ? shown : mixed,
    command: { distinct: subject, ...options },
  })),
  ...Object.entries(counts).map(([name, options]) => ({
    name: `count: ${name}`,
    documents: mixed,
    command: { count: subject, ...options },
  })),
];
