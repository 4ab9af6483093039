import { CommandError } from '../../errors.js';
import type { Unit } from '../../store/units/unit.js';
import { doc, type BsonDocument } from '../../values/types.js';
import { Arguments } from '../arguments.js';
import type { LockingWork } from '../../work/work.js';
import type { ReadContext, WriteCommand } from '../command.js';
import { collectionName, readable, writable } from '../namespace.js';
import { assertNotRetryable } from '../sessions/txn-number.js';
import { parseStatement, updateFound, upsertFound } from './apply-update.js';
import { unlessEmpty, type Progress } from './progress.js';
import { runBatch } from './write-batch.js';

export const update: WriteCommand = {
  kind: 'write',
  fields: ['updates', 'ordered'],
  inTransaction: true,
  *run(context, unit, progress) {
    const { args } = context;
    const statements = args.documents('updates');
    const ordered = args.flag('ordered', true);
    yield* runBatch(unit, statements, ordered, progress, (statement, index) =>
      runStatement(context, unit, statement, index, progress),
    );
    const { n, nModified, upserted, writeErrors } = progress;
    return doc({
      n,
      nModified,
      upserted: unlessEmpty(upserted),
      writeErrors: unlessEmpty(writeErrors),
    });
  },
};

export const UPDATE_FIELDS = ['q', 'u', 'multi', 'upsert'];

function* runStatement(
  context: ReadContext,
  unit: Unit,
  body: BsonDocument,
  index: number,
  progress: Progress,
): LockingWork<void> {
  const options = new Arguments('update.updates', body);
  options.allow(UPDATE_FIELDS);
  const statement = parseStatement({
    filter: options.requiredDocument('q'),
    update: options.value('u') ?? null,
    multi: options.flag('multi'),
  });
  if (statement.multi) {
    assertNotRetryable(context, 'multi=true');
    if (statement.update.kind === 'replacement') {
      throw new CommandError(9, 'multi update is not supported for replacement-style update');
    }
  }
  const name = collectionName(context);
  const mayInsert = options.flag('upsert');
  const collection = mayInsert ? writable(context, unit, name) : readable(context, name);
  if (!collection) return;
  const change = mayInsert ? upsertFound : updateFound;
  const outcome = yield* change(unit, collection, statement, ({ modified }) => {
    progress.n++;
    if (modified) progress.nModified++;
  });
  if (typeof outcome === 'number') return;
  progress.n++;
  progress.upserted.push(doc({ index, _id: outcome.get('_id') ?? null }));
}
