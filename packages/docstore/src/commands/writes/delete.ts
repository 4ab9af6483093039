import { CommandError } from '../../errors.js';
import { findDocuments } from '../../planner/execute.js';
import { parseFilter } from '../../query/parse-filter.js';
import type { Unit } from '../../store/units/unit.js';
import { doc, type BsonDocument } from '../../values/types.js';
import { Arguments } from '../arguments.js';
import type { CommandContext, WriteCommand } from '../command.js';
import { collectionName, readable } from '../namespace.js';
import { runBatch } from './write-batch.js';

export const deleteCommand: WriteCommand = {
  kind: 'write',
  fields: ['deletes', 'ordered'],
  inTransaction: true,
  run: (context, unit) => {
    const { args } = context;
    const statements = args.documents('deletes');
    let n = 0;
    const writeErrors = runBatch(unit, statements, args.flag('ordered', true), (statement) => {
      n += runStatement(context, unit, statement);
    });
    return doc({ n, writeErrors });
  },
};

export const DELETE_FIELDS = ['q', 'limit'];

function runStatement(context: CommandContext, unit: Unit, body: BsonDocument): number {
  const options = new Arguments('delete.deletes', body);
  options.allow(DELETE_FIELDS);
  const limit = options.count('limit');
  if (limit === undefined || limit > 1) {
    throw new CommandError(9, 'the limit of a delete must be 0 or 1');
  }
  const filter = parseFilter(options.requiredDocument('q'));
  const collection = readable(context, collectionName(context));
  if (!collection) return 0;
  const { deadline } = context;
  const found = findDocuments(unit, collection, { filter, sort: [], limit, deadline });
  let removed = 0;
  // A transaction's own writes join what it reads: read first, then write.
  for (const stored of unit.isTransaction ? [...found] : found) {
    unit.remove(collection, stored);
    removed++;
  }
  return removed;
}
