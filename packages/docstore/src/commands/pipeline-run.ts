import {
  parsePipeline,
  readStage,
  sourceStageNames,
  writingStageNames,
} from '../aggregation/pipeline.js';
import type { Pipeline } from '../aggregation/pipeline.js';
import type { StageContext } from '../aggregation/stage.js';
import { CommandError } from '../errors.js';
import { countDocuments } from '../planner/count.js';
import { findDocuments, mapFound, type FindRequest } from '../planner/execute.js';
import { parseSort } from '../planner/sort.js';
import { parseFilter } from '../query/parse-filter.js';
import {
  doc,
  emptyDocument,
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
} from '../values/types.js';
import type { Arguments } from './arguments.js';
import type { CommandContext } from './context.js';
import { sourceDocuments } from './database-source.js';
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

/** The last stage, if it is one that writes. */
export function writingStage(args: Arguments): [string, BsonValue] | undefined {
  const stages = args.value('pipeline');
  const last = Array.isArray(stages) ? readStage(stages.at(-1)) : undefined;
  return last && writingStageNames.includes(last[0]) ? last : undefined;
}

export interface PipelineResult {
  namespace: string;
  /** read as they are asked for */
  documents: Iterator<BsonDocument>;
}

/** Runs stages over the collection that the command names, or over what the first of them makes. */
export function runPipeline(context: CommandContext, stages: BsonValue): PipelineResult {
  const { args, database } = context;
  if (typeof args.value('aggregate') !== 'string') {
    const namespace = `${database}.$cmd.aggregate`;
    return { namespace, documents: runOnDatabase(context, stages) };
  }
  const name = collectionName(context);
  const [first = ''] = readStage(asStages(stages)[0]) ?? [];
  if (sourceStageNames.includes(first)) {
    throw new CommandError(73, `${first} can only be run with {aggregate: 1}`);
  }
  const namespace = `${database}.${name}`;
  const { request, pipeline, rest } = readPipeline(context, stages);
  const collection = readable(context, name);
  if (!collection) return { namespace, documents: iterate(pipeline, []) };
  if (countOnly(rest)) {
    const counted = countDocuments(context.reading, collection, request);
    const found = counted === 0 ? [] : [doc({ _id: 1, n: counted })];
    return { namespace, documents: found.values() };
  }
  const found = findDocuments(context.reading, collection, request);
  return {
    namespace,
    documents: iterate(
      pipeline,
      mapFound(found, ({ document }) => document),
    ),
  };
}

function iterate(pipeline: Pipeline, input: Iterable<BsonDocument>): Iterator<BsonDocument> {
  return pipeline.run(input)[Symbol.iterator]();
}

function runOnDatabase(context: CommandContext, stages: BsonValue): Iterator<BsonDocument> {
  const [first, ...rest] = asStages(stages);
  const pipeline = parsePipeline(rest, readVariables(context.args), lookupIn(context));
  return iterate(pipeline, sourceDocuments(context, first));
}

function asStages(stages: BsonValue): BsonValue[] {
  if (Array.isArray(stages)) return stages;
  throw new CommandError(14, "BSON field 'aggregate.pipeline' has to be an array");
}

interface ReadPipeline {
  /** what the first stages ask of the collection */
  request: FindRequest;
  /** the stages after those */
  rest: BsonValue[];
  pipeline: Pipeline;
}

/** Hands the leading `$match`, `$sort`, `$skip` and `$limit` to the planner. */
export function readPipeline(context: CommandContext, given: BsonValue): ReadPipeline {
  const { args } = context;
  const stages = asStages(given);
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
