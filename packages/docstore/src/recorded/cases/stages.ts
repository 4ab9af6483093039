import { Double } from 'bson';
import { aggregateCases, subject, type RecordedCase } from '../recorded-case.js';

const sales = [
  { _id: 1, item: 'cap', cents: 900, at: new Date('2024-01-05T10:00:00Z'), tags: ['a', 'b'] },
  { _id: 2, item: 'sock', cents: 300, at: new Date('2024-01-20T10:00:00Z'), tags: [] },
  { _id: 3, item: 'cap', cents: new Double(450.5), at: new Date('2024-02-01T10:00:00Z') },
  { _id: 4, item: null, cents: 'free', tags: null },
  { _id: 5, cents: null, tags: 'a' },
  { _id: 6, item: 'sock', cents: [1, 2], tags: [['x'], 'y'], box: { w: 1, h: 2 } },
];

const sorted = { $sort: { _id: 1 } };

export const stageCases: RecordedCase[] = aggregateCases('stage', sales, {
  'group and sum': [{ $group: { _id: '$item', sum: { $sum: '$cents' } } }, sorted],
  'group and count': [{ $group: { _id: '$item', n: { $sum: 1 } } }, sorted],
  'group and average': [{ $group: { _id: '$item', avg: { $avg: '$cents' } } }, sorted],
  'group and extremes': [
    { $group: { _id: null, min: { $min: '$cents' }, max: { $max: '$cents' } } },
  ],
  'group, first and last': [
    sorted,
    { $group: { _id: '$item', first: { $first: '$cents' }, last: { $last: '$cents' } } },
    sorted,
  ],
  'group and push': [sorted, { $group: { _id: '$item', all: { $push: '$cents' } } }, sorted],
  'group and push objects': [
    sorted,
    { $group: { _id: null, all: { $push: { i: '$item', c: '$cents' } } } },
  ],
  'group by several': [
    { $group: { _id: { item: '$item', month: { $month: '$at' } }, n: { $sum: 1 } } },
    { $sort: { n: -1, _id: 1 } },
  ],
  'group without an id': [{ $group: { n: { $sum: 1 } } }],
  'group with an unknown accumulator': [{ $group: { _id: null, n: { $foo: 1 } } }],
  'group of nothing': [{ $match: { _id: 99 } }, { $group: { _id: null, n: { $sum: 1 } } }],
  count: [{ $match: { item: 'cap' } }, { $count: 'caps' }],
  'count of nothing': [{ $match: { _id: 99 } }, { $count: 'n' }],
  'count without a name': [{ $count: '' }],
  project: [sorted, { $project: { item: 1 } }],
  'project computed': [sorted, { $project: { _id: 0, name: '$item', two: { $literal: 2 } } }],
  'project without': [sorted, { $project: { tags: 0, at: 0 } }],
  'project nested': [sorted, { $project: { 'box.w': 1, box2: { w: '$box.w' } } }],
  'project nothing': [{ $project: {} }],
  'add fields': [sorted, { $addFields: { total: { $ifNull: ['$cents', 0] } } }],
  'set a path': [sorted, { $set: { 'box.d': 3 } }],
  'set over a field': [sorted, { $set: { item: '$cents' } }],
  'set to a missing field': [sorted, { $set: { item: '$nothing' } }],
  'set into an array': [{ $match: { _id: 1 } }, { $set: { 'tags.x': 1 } }],
  'remove by variable': [sorted, { $set: { item: '$$REMOVE' } }],
  unset: [sorted, { $unset: ['tags', 'box.w'] }],
  unwind: [sorted, { $unwind: '$tags' }, { $project: { tags: 1 } }],
  'unwind and keep': [
    sorted,
    { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
    { $project: { tags: 1, i: 1 } },
  ],
  'unwind with position': [
    sorted,
    { $unwind: { path: '$tags', includeArrayIndex: 'i' } },
    { $project: { tags: 1, i: 1 } },
  ],
  'unwind without a dollar': [{ $unwind: 'tags' }],
  'skip and limit': [sorted, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
  'limit then skip': [sorted, { $limit: 3 }, { $skip: 1 }, { $project: { _id: 1 } }],
  'limit zero': [{ $limit: 0 }],
  'match in the middle': [sorted, { $project: { item: 1 } }, { $match: { item: 'sock' } }],
  'match an expression': [
    { $match: { $expr: { $eq: ['$item', 'cap'] } } },
    sorted,
    { $project: { _id: 1 } },
  ],
  facet: [
    {
      $facet: {
        caps: [{ $match: { item: 'cap' } }, { $count: 'n' }],
        first: [sorted, { $limit: 1 }, { $project: { _id: 1 } }],
      },
    },
  ],
  'lookup by fields': [
    sorted,
    { $lookup: { from: subject, localField: 'item', foreignField: 'item', as: 'same' } },
    { $project: { n: { $size: '$same' } } },
  ],
  'lookup through an array': [
    sorted,
    { $lookup: { from: subject, localField: 'tags', foreignField: 'tags', as: 'same' } },
    { $project: { n: { $size: '$same' } } },
  ],
  'lookup of nothing': [
    { $limit: 1 },
    { $lookup: { from: 'nowhere', localField: 'item', foreignField: 'x', as: 'none' } },
    { $project: { none: 1 } },
  ],
  'unknown stage': [{ $foo: {} }],
  'two stages in one': [{ $match: {}, $limit: 1 }],
});
