import { ObjectId } from 'bson';
import type { Document } from 'mongodb';
import { subject, type RecordedCase } from '../recorded-case.js';

const three = [
  { _id: 1, k: 'a', n: 3 },
  { _id: 2, k: 'b', n: 1 },
  { _id: 3, k: 'a', n: 2 },
];

const modifications: Record<string, Document> = {
  'returns what was': { query: { _id: 1 }, update: { $inc: { n: 1 } } },
  'returns what is': { query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true },
  'takes the first in order': { query: { k: 'a' }, sort: { n: 1 }, update: { $set: { x: 1 } } },
  'takes the last in order': { query: {}, sort: { n: -1 }, remove: true },
  removes: { query: { _id: 2 }, remove: true },
  'removes nothing': { query: { _id: 9 }, remove: true },
  'finds nothing': { query: { _id: 9 }, update: { $set: { n: 1 } } },
  'upserts, old': { query: { _id: 9 }, update: { $set: { n: 1 } }, upsert: true },
  'upserts, new': { query: { _id: 9 }, update: { $set: { n: 1 } }, upsert: true, new: true },
  'shows some fields': { query: { _id: 1 }, update: { $set: { n: 1 } }, fields: { n: 1, _id: 0 } },
  replaces: { query: { _id: 1 }, update: { k: 'z' }, new: true },
  'sets an array': {
    query: { _id: 1 },
    update: { $set: { list: [1, 2] } },
    new: true,
  },
  'neither updates nor removes': { query: { _id: 1 } },
  'both removes and updates': { query: { _id: 1 }, remove: true, update: { $set: { a: 1 } } },
  'removes and wants new': { query: { _id: 1 }, remove: true, new: true },
};

const deletes: Record<string, Document> = {
  one: { q: { k: 'a' }, limit: 1 },
  all: { q: { k: 'a' }, limit: 0 },
  none: { q: { k: 'zz' }, limit: 0 },
  everything: { q: {}, limit: 0 },
  'by id': { q: { _id: 2 }, limit: 1 },
};

const unique = [{ name: 'email', key: { email: 1 }, unique: true }];
const users = [
  { _id: 1, email: 'a' },
  { _id: 2, email: 'b' },
];

const duplicates: RecordedCase[] = [
  {
    name: 'unique: second insert',
    documents: users,
    indexes: unique,
    command: {
      insert: subject,
      documents: [
        { _id: 3, email: 'a' },
        { _id: 4, email: 'c' },
      ],
    },
  },
  {
    name: 'unique: unordered inserts go on',
    documents: users,
    indexes: unique,
    command: {
      insert: subject,
      documents: [
        { _id: 3, email: 'a' },
        { _id: 4, email: 'c' },
        { _id: 1, email: 'd' },
      ],
      ordered: false,
    },
  },
  {
    name: 'unique: update onto another',
    documents: users,
    indexes: unique,
    command: { update: subject, updates: [{ q: { _id: 1 }, u: { $set: { email: 'b' } } }] },
  },
  {
    name: 'unique: missing counts as null, once',
    documents: users,
    indexes: unique,
    command: { insert: subject, documents: [{ _id: 3 }, { _id: 4 }] },
  },
  {
    name: 'unique: sparse leaves missing out',
    documents: users,
    indexes: [{ name: 'email', key: { email: 1 }, unique: true, sparse: true }],
    command: {
      insert: subject,
      documents: [{ _id: 3 }, { _id: 4 }, { _id: 5, email: null }, { _id: 6, email: null }],
    },
  },
  {
    name: 'unique: elements of arrays',
    documents: [{ _id: 1, email: ['a', 'b'] }],
    indexes: unique,
    command: {
      insert: subject,
      documents: [
        { _id: 2, email: ['c', 'c'] },
        { _id: 3, email: ['d', 'b'] },
      ],
    },
  },
  {
    name: 'unique: several fields together',
    documents: [{ _id: 1, a: 1, b: 1 }],
    indexes: [{ name: 'ab', key: { a: 1, b: -1 }, unique: true }],
    command: {
      insert: subject,
      documents: [
        { _id: 2, a: 1, b: 2 },
        { _id: 3, a: 1, b: 1 },
      ],
    },
  },
];

const inserts: RecordedCase[] = [
  {
    name: 'insert: id goes first',
    documents: [],
    command: { insert: subject, documents: [{ z: 1, a: 2, _id: 5 }] },
  },
  {
    name: 'insert: array as id',
    documents: [],
    command: { insert: subject, documents: [{ _id: [1] }] },
  },
  {
    name: 'insert: several, one twice',
    documents: [{ _id: 1 }],
    command: { insert: subject, documents: [{ _id: 2 }, { _id: 1 }, { _id: 3 }] },
  },
  {
    name: 'insert: ids of several types',
    documents: [],
    command: {
      insert: subject,
      documents: [
        { _id: 'x' },
        { _id: 1 },
        { _id: { a: 1 } },
        { _id: new ObjectId('65a000000000000000000009') },
        { _id: null },
      ],
    },
  },
  { name: 'insert: nothing', documents: [], command: { insert: subject, documents: [] } },
];

export const modifyingCases: RecordedCase[] = [
  ...Object.entries(modifications).map(([name, options]) => ({
    name: `findAndModify: ${name}`,
    documents: three,
    command: { findAndModify: subject, ...options },
  })),
  ...Object.entries(deletes).map(([name, statement]) => ({
    name: `delete: ${name}`,
    documents: three,
    command: { delete: subject, deletes: [statement] },
  })),
  ...duplicates,
  ...inserts,
];
