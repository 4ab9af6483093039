import type { Document, IndexDescription } from 'mongodb';
import { subject, type RecordedCase } from '../recorded-case.js';

const shelf = [
  { _id: 1, sku: 'a', n: 1, box: { w: 1, h: 1 } },
  { _id: 2, sku: 'b', n: 2 },
  { _id: 3, sku: 'c', n: 3, tags: ['x'] },
];

const bySku: IndexDescription[] = [{ key: { sku: 1 }, name: 'sku', unique: true }];

/** Pipelines that write into the collection they read. */
function onItself(
  pipelines: Record<string, Document[]>,
  indexes?: IndexDescription[],
): RecordedCase[] {
  return Object.entries(pipelines).map(([name, pipeline]) => ({
    name: `writing stage: ${name}`,
    documents: shelf,
    indexes,
    command: { aggregate: subject, pipeline, cursor: {} },
  }));
}

/** Stages that leave just these documents. */
function turnInto(documents: Document[]): Document[] {
  return [
    { $limit: 1 },
    { $project: { _id: 0, all: { $literal: documents } } },
    { $unwind: '$all' },
    { $replaceWith: '$all' },
  ];
}

/** Documents that are merged into the collection. */
function merging(
  merges: Record<string, { documents: Document[]; options?: Document }>,
  indexes?: IndexDescription[],
): RecordedCase[] {
  return Object.entries(merges).map(([name, { documents, options }]) => ({
    name: `merge: ${name}`,
    documents: shelf,
    indexes,
    command: {
      aggregate: subject,
      pipeline: [...turnInto(documents), { $merge: { into: subject, ...options } }],
      cursor: {},
    },
  }));
}

const two = { _id: 2, n: 20, m: 'new' };
const nine = { _id: 9, n: 90 };

export const writingStageCases: RecordedCase[] = [
  ...onItself({
    'out in the middle': [{ $out: subject }, { $match: { n: 1 } }],
    'out to a number': [{ $out: 1 }],
    'out with an empty name': [{ $out: '' }],
    'merge into itself': [{ $set: { n: { $multiply: ['$n', 2] } } }, { $merge: subject }],
    'merge in the middle': [{ $merge: subject }, { $match: { n: 1 } }],
    'merge without a place': [{ $merge: { whenMatched: 'fail' } }],
    'merge with an unknown action': [{ $merge: { into: subject, whenMatched: 'foo' } }],
  }),
  ...onItself(
    {
      'merge on another field': [
        { $project: { _id: 0, sku: 1, twice: { $add: ['$n', '$n'] } } },
        { $merge: { into: subject, on: 'sku' } },
      ],
      'merge on a missing field': [
        { $project: { _id: 1 } },
        { $merge: { into: subject, on: 'sku' } },
      ],
      'merge on an array': [
        { $project: { sku: ['$sku'] } },
        { $merge: { into: subject, on: 'sku' } },
      ],
      'merge on another id': [
        { $project: { _id: { $add: ['$_id', 100] }, sku: 1 } },
        { $merge: { into: subject, on: 'sku', whenMatched: 'replace' } },
      ],
    },
    bySku,
  ),
  ...merging({
    'merge and insert': { documents: [two, nine] },
    replace: { documents: [two, nine], options: { whenMatched: 'replace' } },
    'keep existing': { documents: [two, nine], options: { whenMatched: 'keepExisting' } },
    'fail on a match': { documents: [two], options: { whenMatched: 'fail' } },
    'insert without a match': { documents: [nine], options: { whenMatched: 'fail' } },
    discard: { documents: [two, nine], options: { whenNotMatched: 'discard' } },
    'fail without a match': { documents: [nine], options: { whenNotMatched: 'fail' } },
    'keep existing and discard': {
      documents: [two],
      options: { whenMatched: 'keepExisting', whenNotMatched: 'discard' },
    },
    'a nested field': { documents: [{ _id: 1, box: { w: 9 } }] },
    'the same twice': { documents: [nine, { _id: 9, m: 1 }] },
    'on a field without an index': { documents: [{ _id: 1, sku: 'a' }], options: { on: 'sku' } },
    'on no field': { documents: [two], options: { on: [] } },
    'of nothing': { documents: [] },
  }),
  ...(
    [
      [
        'documents',
        [{ $documents: [{ a: 1 }, { a: null, b: [1, { c: 2 }] }] }, { $set: { d: '$a' } }],
      ],
      ['documents of a scalar', [{ $documents: 1 }]],
      ['no source', [{ $match: {} }]],
      [
        'random numbers',
        [{ $documents: [{ a: 1 }] }, { $project: { r: { $lt: [{ $rand: {} }, 1] } } }],
      ],
      ['random with arguments', [{ $documents: [{ a: 1 }] }, { $project: { r: { $rand: [1] } } }]],
    ] as [string, Document[]][]
  ).map(([name, pipeline]) => ({
    name: `database: ${name}`,
    documents: [],
    command: { aggregate: 1, pipeline, cursor: {} },
  })),
];
