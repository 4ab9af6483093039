import { fieldChoice, parseProjection } from '../../aggregation/projection.js';
import { findDocuments, type FindRequest } from '../../planner/execute.js';
import { parseSort } from '../../planner/sorting/sort.js';
import { parseFilter } from '../../query/parse-filter.js';
import type { StoredDocument } from '../../store/records/stored-document.js';
import { FieldNames, pickFields } from '../../values/elements.js';
import { emptyDocument, type BsonDocument } from '../../values/types.js';
import { mapStream } from '../../work/streams.js';
import type { CommandContext, ReadCommand } from '../command.js';
import { collectionName, readable } from '../namespace.js';
import { singleBatch, type Item } from './cursors.js';

export const find: ReadCommand = {
  kind: 'read',
  fields: [
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'allowDiskUse',
  ],
  inTransaction: true,
  *run(context) {
    const { args, cursors, reading, session, deadline } = context;
    const name = collectionName(context);
    const namespace = `${context.database}.${name}`;
    const request = readFind(context);
    const show = shaper(args.document('projection'));
    const collection = readable(context, name);
    if (!collection) return singleBatch([], namespace);
    const found = findDocuments(reading, collection, request);
    return yield* cursors.first(mapStream(found, show), namespace, {
      batchSize: args.count('batchSize'),
      singleBatch: args.flag('singleBatch'),
      session,
      reading,
      deadline,
    });
  },
};

/** The query of a `find` for the planner. */
export function readFind({ args }: CommandContext): FindRequest {
  return {
    filter: parseFilter(args.document('filter') ?? emptyDocument()),
    sort: parseSort(args.value('sort')),
    skip: args.count('skip'),
    limit: args.count('limit'),
    hint: args.value('hint'),
  };
}

/** Copies the stored bytes, whole or in part, into the reply; decodes documents only if something is computed. */
function shaper(projection: BsonDocument | undefined): (stored: StoredDocument) => Item {
  if (!projection?.size) return ({ bytes }) => bytes;
  const choice = fieldChoice(projection);
  if (choice) {
    const names = new FieldNames(choice.names);
    return ({ bytes }) => pickFields(bytes, names, choice.excludes);
  }
  const project = parseProjection(projection);
  return ({ document }) => project(document);
}
