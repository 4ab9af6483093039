import { CommandError, DISK_FULL } from '../../errors.js';
import { DuplicateKeyError } from '../../store/records/duplicate-key.js';
import { WriteConflict } from '../../store/units/lock-table.js';
import type { Unit } from '../../store/units/unit.js';
import { doc, type BsonDocument } from '../../values/types.js';

/**
 * Runs the statements of a write command and gathers their errors, if there are any: an ordered
 * batch ends with the first. Inside a transaction an error is the whole command's, and aborts the
 * transaction.
 */
export function runBatch<T>(
  unit: Unit,
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): BsonDocument[] | undefined {
  if (statements.length === 0) {
    throw new CommandError(16, 'Write batch sizes must be at least 1');
  }
  const errors: BsonDocument[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      const belongsToStatement =
        error instanceof CommandError &&
        !(error instanceof WriteConflict) &&
        error.code !== DISK_FULL;
      if (!belongsToStatement || unit.isTransaction) throw error;
      errors.push(doc({ index, ...errorFields(error) }));
      if (ordered) break;
    }
  }
  return errors.length > 0 ? errors : undefined;
}

/** Code, message and, of a duplicate, the key. */
export function errorFields(error: CommandError) {
  return {
    code: error.code,
    errmsg: error.message,
    keyPattern: error instanceof DuplicateKeyError ? error.keyPattern : undefined,
    keyValue: error instanceof DuplicateKeyError ? error.keyValue : undefined,
  };
}
