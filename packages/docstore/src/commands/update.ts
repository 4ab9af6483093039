import { CommandError } from '../errors.js';
import type { Unit } from '../store/unit.js';
import { doc, type BsonDocument } from '../values/types.js';
import { parseStatement, updateFound, upsert } from './apply-update.js';
import { Arguments, assertPlainCollation } from './arguments.js';
import type { CommandContext, WriteCommand } from './context.js';
import { collectionName, readable, writable } from './namespace.js';
import { readVariables } from './variables.js';
import { runBatch } from './write-batch.js';

interface Counts {
  n: number;
  nModified: number;
  upserted: BsonDocument[];
}

export const update: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  run: (context, unit) => {
    const { args } = context;
    args.allow('update', 'updates', 'ordered', 'let', 'bypassDocumentValidation');
    const counts: Counts = { n: 0, nModified: 0, upserted: [] };
    const statements = args.documents('updates');
    if (statements.length === 0) throw new CommandError(16, 'Write batch sizes must be at least 1');
    const errors = runBatch(unit, statements, args.flag('ordered', true), (statement, index) =>
      runStatement(context, unit, statement, index, counts),
    );
    return doc({
      n: counts.n,
      nModified: counts.nModified,
      upserted: counts.upserted.length > 0 ? counts.upserted : undefined,
      writeErrors: errors.length > 0 ? errors : undefined,
    });
  },
};

function runStatement(
  context: CommandContext,
  unit: Unit,
  body: BsonDocument,
  index: number,
  counts: Counts,
): void {
  const options = new Arguments('update.updates', body);
  options.allow('q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation');
  assertPlainCollation(options.value('collation'));
  const multi = options.flag('multi');
  const statement = parseStatement({
    filter: options.requiredDocument('q'),
    update: options.value('u') ?? null,
    arrayFilters: options.value('arrayFilters'),
    variables: readVariables(context.args),
    hint: options.value('hint'),
    deadline: context.deadline,
  });
  if (multi && statement.update.kind === 'replacement') {
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
  }
  const name = collectionName(context);
  const mayInsert = options.flag('upsert');
  const collection = mayInsert
    ? writable(context, unit, name)
    : readable({ ...context, reading: unit }, name);
  if (!collection) return;
  let found = 0;
  for (const { modified } of updateFound(unit, collection, statement, multi)) {
    found++;
    if (modified) counts.nModified++;
  }
  counts.n += found;
  if (found > 0 || !mayInsert) return;
  const inserted = upsert(unit, collection, statement);
  counts.n++;
  counts.upserted.push(doc({ index, _id: inserted.get('_id') ?? null }));
}
