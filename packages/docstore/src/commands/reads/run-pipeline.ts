import { parsePipeline, readStage } from '../../aggregation/pipeline.js';
import type { Stage, StageContext } from '../../aggregation/stage.js';
import { countDocuments } from '../../planner/count.js';
import { findDocuments, mapFound, type FindRequest } from '../../planner/execute.js';
import { parseSort } from '../../planner/sort.js';
import { parseFilter } from '../../query/parse-filter.js';
import {
  doc,
  emptyDocument,
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
} from '../../values/types.js';
import type { CommandContext } from '../command.js';
import { collectionName, readable } from '../namespace.js';

interface PipelineResult {
  namespace: string;
  /** read as they are asked for */
  documents: Iterator<BsonDocument>;
}

/** Runs the command's pipeline over the collection that it names. */
export function runPipeline(context: CommandContext): PipelineResult {
  const { request, rest, run } = readPipeline(context);
  const name = collectionName(context);
  const namespace = `${context.database}.${name}`;
  const collection = readable(context, name);
  const stream = (input: Iterable<BsonDocument>): PipelineResult => ({
    namespace,
    documents: run(input)[Symbol.iterator](),
  });
  if (!collection) return stream([]);
  if (isCount(rest)) {
    const n = countDocuments(context.reading, collection, request);
    return { namespace, documents: (n === 0 ? [] : [doc({ _id: 1, n })]).values() };
  }
  const found = findDocuments(context.reading, collection, request);
  return stream(mapFound(found, ({ document }) => document));
}

interface ReadPipeline {
  /** what the first stages ask of the collection */
  request: FindRequest;
  /** the stages after those */
  rest: BsonValue[];
  run: Stage;
}

/** Hands the leading `$match`, `$sort`, `$skip` and `$limit` to the planner. */
export function readPipeline(context: CommandContext): ReadPipeline {
  const { args } = context;
  const find = lookupIn(context);
  const pipeline = args.value('pipeline') ?? null;
  parsePipeline(pipeline, find); // checks all stages, also those that are taken out below
  const rest = Array.isArray(pipeline) ? [...pipeline] : [];
  const filter = takeStage(rest, '$match');
  const sort = takeStage(rest, '$sort');
  const skip = takeStage(rest, '$skip');
  const limit = takeStage(rest, '$limit');
  const request: FindRequest = {
    filter: parseFilter(isDocument(filter) ? filter : emptyDocument()),
    sort: parseSort(sort),
    skip: isNumber(skip) ? toDouble(skip) : undefined,
    limit: isNumber(limit) ? toDouble(limit) : undefined,
    hint: args.value('hint'),
    deadline: context.deadline,
  };
  return { request, rest, run: parsePipeline(rest, find) };
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
function isCount(rest: BsonValue[]): boolean {
  const stage = readStage(rest[0]);
  if (rest.length !== 1 || stage?.[0] !== '$group' || !isDocument(stage[1])) return false;
  const [id, count] = [...stage[1]];
  const sum = count?.[0] === 'n' && isDocument(count[1]) ? count[1].get('$sum') : undefined;
  return stage[1].size === 2 && id?.[0] === '_id' && isOne(id[1]) && isOne(sum ?? null);
}

function isOne(value: BsonValue): boolean {
  return isNumber(value) && typeof value !== 'number' && toDouble(value) === 1;
}
