import { fieldsRead } from '../../aggregation/fields-read.js';
import { parsePipeline, readStage } from '../../aggregation/pipeline.js';
import type { Finder, Stage } from '../../aggregation/stage.js';
import { countDocuments } from '../../planner/count.js';
import { findDocuments, type FindRequest } from '../../planner/execute.js';
import { parseSort } from '../../planner/sorting/sort.js';
import { parseFilter } from '../../query/parse-filter.js';
import { FieldNames } from '../../values/elements.js';
import {
  doc,
  emptyDocument,
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
} from '../../values/types.js';
import { mapStream } from '../../work/streams.js';
import type { Stream, Work } from '../../work/work.js';
import type { ReadContext } from '../command.js';
import { collectionName, readable } from '../namespace.js';

interface PipelineResult {
  namespace: string;
  /** read lazily */
  documents: Stream<BsonDocument>;
}

/** Runs the command's pipeline over the collection that it names. */
export function* runPipeline(context: ReadContext): Work<PipelineResult> {
  const { request, rest, run } = readPipeline(context);
  const name = collectionName(context);
  const namespace = `${context.database}.${name}`;
  const collection = readable(context, name);
  if (!collection) return { namespace, documents: run([]) };
  if (isCount(rest)) {
    const n = yield* countDocuments(context.reading, collection, request);
    return { namespace, documents: n === 0 ? [] : [doc({ _id: 1, n })] };
  }
  const found = findDocuments(context.reading, collection, request);
  const read = fieldsRead(rest[0]);
  const names = read && new FieldNames(read);
  return { namespace, documents: run(mapStream(found, (stored) => stored.fields(names))) };
}

interface ReadPipeline {
  /** the query that the first stages make */
  request: FindRequest;
  /** the remaining stages */
  rest: BsonValue[];
  run: Stage;
}

/** Turns the leading `$match`, `$sort`, `$skip` and `$limit` into a query for the planner. */
export function readPipeline(context: ReadContext): ReadPipeline {
  const { args } = context;
  const finder = finderIn(context);
  const pipeline = args.value('pipeline') ?? null;
  parsePipeline(pipeline, finder); // validates all stages, including those removed below
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
  };
  return { request, rest, run: parsePipeline(rest, finder) };
}

function takeStage(stages: BsonValue[], name: string): BsonValue | undefined {
  const stage = readStage(stages[0]);
  if (stage?.[0] !== name) return undefined;
  stages.shift();
  return stage[1];
}

/** Reads other collections in their current state, without indexes that are created while the pipeline runs. */
function finderIn(context: ReadContext): (name: string) => Finder {
  return (name) => {
    const present = readable(context, name);
    if (!present) return () => [];
    const collection = { ...present };
    return (filter) => {
      const request = { filter: parseFilter(filter), sort: [] };
      const found = findDocuments(context.reading, collection, request);
      return mapStream(found, ({ document }) => document);
    };
  };
}

/** Whether the remaining stages are those that drivers send for `countDocuments`. */
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
