import { parseProjection } from '../aggregation/projection.js';
import type { MatchDetails } from '../query/filter.js';
import { matches } from '../query/match.js';
import { parseFilter } from '../query/parse-filter.js';
import { findDocuments, mapFound, type FindRequest } from '../planner/execute.js';
import { parseSort } from '../planner/sort.js';
import type { StoredDocument } from '../store/stored-document.js';
import { emptyDocument, type BsonDocument } from '../values/types.js';
import { assertPlainCollation, type Arguments } from './arguments.js';
import type { ReadCommand } from './context.js';
import { singleBatch, type Item } from './cursors.js';
import { collectionName, readable } from './namespace.js';
import { readVariables } from './variables.js';

export const findFields = [
  'find',
  'filter',
  'sort',
  'projection',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'let',
  'collation',
  'allowDiskUse',
  'allowPartialResults',
];

export const find: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  run: (context) => {
    const { args, cursors } = context;
    args.allow(...findFields);
    const name = collectionName(context);
    const namespace = `${context.database}.${name}`;
    const request = { ...readFind(args), deadline: context.deadline };
    const projection = args.document('projection');
    const show = projection?.size ? projector(projection, args, request) : plain;
    const collection = readable(context, name);
    if (!collection) return singleBatch([], namespace);
    const found = findDocuments(context.reading, collection, request);
    return cursors.first(mapFound(found, show), namespace, {
      batchSize: args.count('batchSize'),
      singleBatch: args.flag('singleBatch'),
      session: context.session,
      reading: context.reading,
    });
  },
};

/** What a `find` asks of the planner. */
export function readFind(args: Arguments): FindRequest {
  assertPlainCollation(args.value('collation'));
  return {
    filter: parseFilter(args.document('filter') ?? emptyDocument(), readVariables(args)),
    sort: parseSort(args.value('sort')),
    skip: args.count('skip'),
    limit: args.count('limit'),
    hint: args.value('hint'),
  };
}

const plain = (stored: StoredDocument): Item => stored.bytes;

function projector(
  projection: BsonDocument,
  args: Arguments,
  { filter }: FindRequest,
): (stored: StoredDocument) => Item {
  const project = parseProjection(projection, { variables: readVariables(args), isFind: true });
  const isPositional = [...projection.keys()].some((path) => path.endsWith('.$'));
  return ({ document }) => {
    const details: MatchDetails = {};
    if (isPositional) matches(filter, document, details);
    return project(document, details);
  };
}
