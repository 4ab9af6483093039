import { CommandError } from '../../errors.js';
import { parseFilter } from '../../query/parse-filter.js';
import type { Unit } from '../../store/units/unit.js';
import { doc, type BsonDocument } from '../../values/types.js';
import { Arguments } from '../arguments.js';
import type { ReadContext, WriteCommand } from '../command.js';
import { collectionName, readable } from '../namespace.js';
import { assertNotRetryable } from '../sessions/txn-number.js';
import type { LockingWork } from '../../work/work.js';
import { changeFound } from './change-found.js';
import { unlessEmpty, type Progress } from './progress.js';
import { runBatch } from './write-batch.js';

export const deleteCommand: WriteCommand = {
  kind: 'write',
  fields: ['deletes', 'ordered'],
  inTransaction: true,
  *run(context, unit, progress) {
    const { args } = context;
    const statements = args.documents('deletes');
    yield* runBatch(unit, statements, args.flag('ordered', true), progress, (statement) =>
      runStatement(context, unit, statement, progress),
    );
    return doc({ n: progress.n, writeErrors: unlessEmpty(progress.writeErrors) });
  },
};

export const DELETE_FIELDS = ['q', 'limit'];

function* runStatement(
  context: ReadContext,
  unit: Unit,
  body: BsonDocument,
  progress: Progress,
): LockingWork<void> {
  const options = new Arguments('delete.deletes', body);
  options.allow(DELETE_FIELDS);
  const limit = options.count('limit');
  if (limit === undefined || limit > 1) {
    throw new CommandError(9, 'the limit of a delete must be 0 or 1');
  }
  if (limit === 0) assertNotRetryable(context, 'limit=0');
  const filter = parseFilter(options.requiredDocument('q'));
  const collection = readable(context, collectionName(context));
  if (!collection) return;
  yield* changeFound(unit, collection, { filter, sort: [], limit }, (stored) => {
    unit.remove(collection, stored);
    progress.n++;
  });
}
