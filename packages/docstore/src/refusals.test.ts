import { BSONRegExp, Code, Decimal128, MaxKey } from 'bson';
import { MongoServerError, type Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCUMULATORS } from './aggregation/accumulators.js';
import { EXPRESSIONS } from './aggregation/expressions/compile.js';
import { STAGES } from './aggregation/pipeline.js';
import { COMMANDS } from './commands/registry.js';
import { FIELD_OPERATORS } from './query/operators.js';
import { LOGICAL_OPERATORS } from './query/parse-filter.js';
import { INDEX_OPTIONS } from './store/catalog/index-specification.js';
import { useDocstore } from './testing/running.js';
import { UPDATE_OPERATORS } from './update/parse-operators.js';

const running = useDocstore();

beforeAll(() => running.db.collection('things').insertOne({ a: [1], d: new Date() }));

/** Expects MongoDB's code, and a message that names the feature and recommends MongoDB. */
async function expectRefused(command: Document, name: string, code: number): Promise<void> {
  const { errmsg, ...error } = await answer(command);
  expect(errmsg).toContain(name);
  expect(errmsg).toContain('not supported by the embedded store: use MongoDB');
  expect(error.code).toBe(code);
}

async function answer(command: Document): Promise<Document> {
  try {
    const reply = await running.db.command(command);
    const [error = { errmsg: 'it was answered' }] = (reply.writeErrors ?? []) as Document[];
    return error;
  } catch (error) {
    if (error instanceof MongoServerError) return { code: error.code, errmsg: error.message };
    throw error;
  }
}

function aggregate(...pipeline: Document[]): Document {
  return { aggregate: 'things', pipeline, cursor: {} };
}

function find(filter: Document): Document {
  return { find: 'things', filter };
}

function update(u: Document | Document[], options: Document = {}): Document {
  return { update: 'things', updates: [{ q: {}, u, ...options }] };
}

function createIndex(options: Document): Document {
  return { createIndexes: 'things', indexes: [{ key: { z: 1 }, name: 'z', ...options }] };
}

/** Some names that MongoDB 7 supports, by the table that would contain them. */
const WELL_KNOWN: {
  kind: string;
  table: object;
  code: number;
  command: (name: string) => Document;
  names: string;
}[] = [
  {
    kind: 'command',
    table: COMMANDS,
    code: 59,
    command: (name) => ({ [name]: 1 }),
    names: `find aggregate mapReduce collMod renameCollection collStats dbStats validate currentOp
      killOp shutdown createUser saslStart replSetGetStatus bulkWrite serverStatus getParameter
      connectionStatus startSession refreshSessions killAllSessions isMaster findandmodify
      listSearchIndexes`,
  },
  {
    kind: 'stage',
    table: STAGES,
    code: 40324,
    command: (name) => aggregate({ [name]: {} }),
    names: `$match $group $out $merge $bucket $bucketAuto $sortByCount $sample $replaceRoot
      $replaceWith $documents $listLocalSessions $geoNear $graphLookup $unionWith $changeStream
      $setWindowFields $indexStats $search $vectorSearch`,
  },
  {
    kind: 'expression',
    table: EXPRESSIONS,
    code: 168,
    command: (name) => aggregate({ $set: { x: { [name]: '$a' } } }),
    names: `$add $cond $function $accumulator $rand $let $reduce $cmp $mod $abs $ceil $floor $round
      $trunc $pow $sqrt $exp $ln $log10 $sin $concatArrays $slice $indexOfArray $range $isArray
      $reverseArray $arrayToObject $objectToArray $mergeObjects $getField $setField $setUnion
      $setIntersection $setDifference $setIsSubset $setEquals $split $substrCP $indexOfCP $strLenCP
      $trim $ltrim $rtrim $replaceOne $replaceAll $regexMatch $dayOfWeek $isoDayOfWeek $dayOfYear
      $week $hour $minute $second $millisecond $dateTrunc $dateAdd $dateDiff $dateFromString $type
      $isNumber $convert $toBool $toInt $toLong $toDouble $toDecimal $toDate $toObjectId $sum $avg
      $max`,
  },
  {
    kind: 'accumulator',
    table: ACCUMULATORS,
    code: 15952,
    command: (name) => aggregate({ $group: { _id: null, x: { [name]: '$a' } } }),
    names: '$sum $push $count $mergeObjects $stdDevPop $top $firstN $median $accumulator',
  },
  {
    kind: 'query operator',
    table: FIELD_OPERATORS,
    code: 2,
    command: (name) => find({ a: { [name]: 1 } }),
    names: '$in $mod $geoWithin $near $bitsAllSet',
  },
  {
    kind: 'logical operator',
    table: LOGICAL_OPERATORS,
    code: 2,
    command: (name) => find({ [name]: 'x' }),
    names: '$and $where $text $jsonSchema $sampleRate',
  },
  {
    kind: 'update operator',
    table: UPDATE_OPERATORS,
    code: 9,
    command: (name) => update({ [name]: { a: 1 } }),
    names: '$set $pull $mul $currentDate $bit $pushAll',
  },
  {
    kind: 'index option',
    table: Object.fromEntries(INDEX_OPTIONS.map((name) => [name, true])),
    code: 197,
    command: (name) => createIndex({ [name]: 1 }),
    names: `unique partialFilterExpression hidden collation weights wildcardProjection
      storageEngine 2dsphereIndexVersion clustered`,
  },
  {
    kind: 'index type',
    table: {},
    code: 67,
    command: (name) => createIndex({ key: { z: name } }),
    names: 'text 2d 2dsphere hashed',
  },
];

describe.each(WELL_KNOWN)('a $kind', ({ table, code, command, names }) => {
  const unknown = names.split(/\s+/).filter((name) => !Object.hasOwn(table, name));

  it.each(unknown)('%s that is not in its table is refused by name', (name) =>
    expectRefused(command(name), name, code),
  );
});

const FIELDS: [Document, string][] = [
  [find({}), 'collation'],
  [find({}), 'let'],
  [find({}), 'returnKey'],
  [find({}), 'tailable'],
  [find({}), 'noCursorTimeout'],
  [aggregate(), 'let'],
  [aggregate(), 'collation'],
  [{ count: 'things' }, 'collation'],
  [{ distinct: 'things', key: 'a' }, 'hint'],
  [{ insert: 'things', documents: [{}] }, 'bypassDocumentValidation'],
  [update({ $set: { a: 1 } }), 'let'],
  [{ delete: 'things', deletes: [{ q: {}, limit: 0 }] }, 'let'],
  [{ findAndModify: 'things', update: { $set: { a: 1 } } }, 'arrayFilters'],
  [{ create: 'others' }, 'capped'],
  [{ create: 'others' }, 'timeseries'],
  [{ create: 'others' }, 'validator'],
  [{ create: 'others' }, 'viewOn'],
];

describe('a field of a command', () => {
  it.each(FIELDS)('of %o, %s, is refused', (command, field) =>
    expectRefused({ ...command, [field]: 1 }, field, 40415),
  );

  it.each(['arrayFilters', 'hint', 'collation'])('%s of an update is refused', (field) =>
    expectRefused(update({ $set: { a: 1 } }, { [field]: [] }), field, 40415),
  );
});

describe('part of something that is supported', () => {
  const lookup = { from: 'things', as: 'same', pipeline: [] };
  const text = { date: '$d', timezone: 'Europe/Paris' };

  it.each<[string, Document, number]>([
    ['pipeline', update([{ $set: { a: 1 } }]), 238],
    ['$[]', update({ $set: { 'a.$[]': 1 } }), 238],
    ['$[i]', update({ $set: { 'a.$[i]': 1 } }), 238],
    ['$sort', update({ $push: { a: { $each: [], $sort: 1 } } }), 2],
    ['$slice', { ...find({}), projection: { a: { $slice: 1 } } }, 31325],
    ['$elemMatch', { ...find({}), projection: { a: { $elemMatch: { $gt: 0 } } } }, 31325],
    ['a.$', { ...find({ a: 1 }), projection: { 'a.$': 1 } }, 238],
    ["'pipeline' of $lookup", aggregate({ $lookup: lookup }), 9],
    ['$facet inside $facet', aggregate({ $facet: { a: [{ $facet: {} }] } }), 40600],
    ["'timezone' of $dateToString", aggregate({ $set: { t: { $dateToString: text } } }), 9],
    ['$$NOW', aggregate({ $set: { t: '$$NOW' } }), 238],
    ['$documents', { aggregate: 1, pipeline: [{ $documents: [] }], cursor: {} }, 40324],
    ['$type by number', find({ a: { $type: 1 } }), 2],
    ['decimal', find({ a: { $type: 'decimal' } }), 2],
    ['(?i)', find({ a: new BSONRegExp('(?i)a') }), 238],
    ['explain of delete', { explain: { delete: 'things', deletes: [] } }, 59],
    ['snapshot', { ...find({}), readConcern: { level: 'snapshot' } }, 238],
    ['listDatabases', { listDatabases: 1 }, 238],
  ])('%s is refused', (name, command, code) => expectRefused(command, name, code));

  it.each([
    ['decimal', Decimal128.fromString('1')],
    ['javascript', new Code('1')],
    ['maxKey', new MaxKey()],
  ])('a value of type %s is refused', (name, value) =>
    expectRefused({ insert: 'things', documents: [{ value }] }, name, 22),
  );
});

it.each([
  [3, 100],
  ['eastern', 79],
])('a write concern of %s is refused, and nothing is written', async (w, code) => {
  const writeConcern = { w };
  const command = { insert: 'concerned', documents: [{ w }], writeConcern };
  expect(await answer(command)).toMatchObject({ code });
  expect(await running.db.collection('concerned').countDocuments()).toBe(0);
});
