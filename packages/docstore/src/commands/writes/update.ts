import { CommandError } from '../../errors.js';
import type { Unit } from '../../store/units/unit.js';
import { doc, type BsonDocument } from '../../values/types.js';
import { Arguments } from '../arguments.js';
import type { CommandContext, WriteCommand } from '../command.js';
import { collectionName, readable, writable } from '../namespace.js';
import { parseStatement, updateFound, upsert } from './apply-update.js';
import { runBatch } from './write-batch.js';

interface Counts {
  n: number;
  nModified: number;
  upserted: BsonDocument[];
}

export const update: WriteCommand = {
  kind: 'write',
  fields: ['updates', 'ordered'],
  inTransaction: true,
  run: (context, unit) => {
    const { args } = context;
    const counts: Counts = { n: 0, nModified: 0, upserted: [] };
    const statements = args.documents('updates');
    const ordered = args.flag('ordered', true);
    const writeErrors = runBatch(unit, statements, ordered, (statement, index) =>
      runStatement(context, unit, statement, index, counts),
    );
    const { n, nModified, upserted } = counts;
    return doc({
      n,
      nModified,
      upserted: upserted.length > 0 ? upserted : undefined,
      writeErrors,
    });
  },
};

export const UPDATE_FIELDS = ['q', 'u', 'multi', 'upsert'];

function runStatement(
  context: CommandContext,
  unit: Unit,
  body: BsonDocument,
  index: number,
  counts: Counts,
): void {
  const options = new Arguments('update.updates', body);
  options.allow(UPDATE_FIELDS);
  const multi = options.flag('multi');
  const statement = parseStatement({
    filter: options.requiredDocument('q'),
    update: options.value('u') ?? null,
    deadline: context.deadline,
  });
  if (multi && statement.update.kind === 'replacement') {
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
  }
  const name = collectionName(context);
  const mayInsert = options.flag('upsert');
  const collection = mayInsert ? writable(context, unit, name) : readable(context, name);
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
