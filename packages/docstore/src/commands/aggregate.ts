import { parsePipeline, readStage, type Pipeline } from '../aggregation/pipeline.js';
import type { StageContext } from '../aggregation/stage.js';
import { CommandError, unsupported } from '../errors.js';
import { countDocuments } from '../planner/count.js';
import { findDocuments, mapFound, type FindRequest } from '../planner/execute.js';
import { parseSort } from '../planner/sort.js';
import { parseFilter } from '../query/parse-filter.js';
import {
  emptyDocument,
  doc,
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
} from '../values/types.js';
import { Arguments, assertPlainCollation } from './arguments.js';
import type { CommandContext, ReadCommand } from './context.js';
import { singleBatch } from './cursors.js';
import { collectionName, readable } from './namespace.js';
import { readVariables } from './variables.js';

export const aggregateFields = [
  'aggregate',
  'pipeline',
  'cursor',
  'allowDiskUse',
  'hint',
  'let',
  'collation',
  'bypassDocumentValidation',
];

export const aggregate: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  run: (context) => {
    const { args, cursors } = context;
    args.allow(...aggregateFields);
    assertPlainCollation(args.value('collation'));
    if (typeof args.value('aggregate') !== 'string') throw unsupported('aggregate on a database');
    const name = collectionName(context);
    const namespace = `${context.database}.${name}`;
    const cursor = new Arguments('aggregate.cursor', args.requiredDocument('cursor'));
    cursor.allow('batchSize');
    const { request, pipeline, rest } = readPipeline(context);
    const collection = readable(context, name);
    if (!collection) return singleBatch([...pipeline.run([])], namespace);
    if (countOnly(rest)) {
      const counted = countDocuments(context.reading, collection, request);
      return singleBatch(counted === 0 ? [] : [doc({ _id: 1, n: counted })], namespace);
    }
    const found = findDocuments(context.reading, collection, request);
    const input = mapFound(found, ({ document }) => document);
    return cursors.first(pipeline.run(input)[Symbol.iterator](), namespace, {
      batchSize: cursor.count('batchSize'),
      session: context.session,
      reading: context.reading,
    });
  },
};

interface ReadPipeline {
  /** what the first stages ask of the collection */
  request: FindRequest;
  /** the stages after those */
  rest: BsonValue[];
  pipeline: Pipeline;
}

/** Hands the leading `$match`, `$sort`, `$skip` and `$limit` to the planner. */
export function readPipeline(context: CommandContext): ReadPipeline {
  const { args } = context;
  const stages = args.value('pipeline');
  if (!Array.isArray(stages))
    throw new CommandError(14, "BSON field 'aggregate.pipeline' has to be an array");
  const variables = readVariables(args);
  parsePipeline(stages, variables, lookupIn(context)); // all stages are judged, also those taken out below
  const rest = [...stages];
  const filter = takeStage(rest, '$match');
  const sort = takeStage(rest, '$sort');
  const skip = takeStage(rest, '$skip');
  const limit = takeStage(rest, '$limit');
  const request: FindRequest = {
    filter: parseFilter(
      isDocument(filter ?? null) ? (filter as BsonDocument) : emptyDocument(),
      variables,
    ),
    sort: parseSort(sort),
    skip: isNumber(skip) ? toDouble(skip) : undefined,
    limit: isNumber(limit) ? toDouble(limit) : undefined,
    hint: args.value('hint'),
    deadline: context.deadline,
  };
  return { request, rest, pipeline: parsePipeline(rest, variables, lookupIn(context)) };
}

function takeStage(stages: BsonValue[], name: string): BsonValue | undefined {
  const stage = readStage(stages[0]);
  if (stage?.[0] !== name) return undefined;
  stages.shift();
  return stage[1];
}

function lookupIn(context: CommandContext): StageContext['find'] {
  return (name, filter) => {
    const collection = readable(context, name);
    if (!collection) return [];
    const request = { filter: parseFilter(filter), sort: [], deadline: context.deadline };
    const found = findDocuments(context.reading, collection, request);
    return mapFound(found, ({ document }) => document);
  };
}

/** Whether all that is left is what drivers send for `countDocuments`. */
function countOnly(rest: BsonValue[]): boolean {
  const stage = readStage(rest[0]);
  if (rest.length !== 1 || stage?.[0] !== '$group' || !isDocument(stage[1])) return false;
  const [id, count] = [...stage[1]];
  const sum = count?.[0] === 'n' && isDocument(count[1]) ? count[1].get('$sum') : undefined;
  return stage[1].size === 2 && id?.[0] === '_id' && isOne(id[1]) && isOne(sum ?? null);
}

function isOne(value: BsonValue): boolean {
  return isNumber(value) && typeof value !== 'number' && toDouble(value) === 1;
}
