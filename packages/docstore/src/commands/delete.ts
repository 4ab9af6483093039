import { CommandError } from '../errors.js';
import { findDocuments } from '../planner/execute.js';
import { parseFilter } from '../query/parse-filter.js';
import type { Unit } from '../store/unit.js';
import { doc, type BsonDocument } from '../values/types.js';
import { Arguments, assertPlainCollation } from './arguments.js';
import type { CommandContext, WriteCommand } from './context.js';
import { collectionName, readable } from './namespace.js';
import { readVariables } from './variables.js';
import { runBatch } from './write-batch.js';

export const deleteCommand: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  run: (context, unit) => {
    const { args } = context;
    args.allow('delete', 'deletes', 'ordered', 'let');
    const statements = args.documents('deletes');
    if (statements.length === 0) throw new CommandError(16, 'Write batch sizes must be at least 1');
    let n = 0;
    const errors = runBatch(unit, statements, args.flag('ordered', true), (statement) => {
      n += runStatement(context, unit, statement);
    });
    return doc({ n, writeErrors: errors.length > 0 ? errors : undefined });
  },
};

function runStatement(context: CommandContext, unit: Unit, body: BsonDocument): number {
  const options = new Arguments('delete.deletes', body);
  options.allow('q', 'limit', 'hint', 'collation');
  assertPlainCollation(options.value('collation'));
  const limit = options.count('limit');
  if (limit === undefined || limit > 1)
    throw new CommandError(9, 'the limit of a delete must be 0 or 1');
  const collection = readable({ ...context, reading: unit }, collectionName(context));
  const filter = parseFilter(options.requiredDocument('q'), readVariables(context.args));
  if (!collection) return 0;
  const found = findDocuments(unit, collection, {
    filter,
    sort: [],
    limit,
    hint: options.value('hint'),
    deadline: context.deadline,
  });
  let removed = 0;
  for (const stored of unit.isTransaction ? [...found] : found) {
    unit.remove(collection, stored);
    removed++;
  }
  return removed;
}
