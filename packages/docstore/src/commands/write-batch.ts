import { CommandError } from '../errors.js';
import { DuplicateKeyError } from '../store/duplicate-key.js';
import { WriteConflict } from '../store/lock-table.js';
import type { Unit } from '../store/unit.js';
import { doc, type BsonDocument } from '../values/types.js';

/**
 * Runs the statements of a write command and gathers their errors: an ordered batch ends with the
 * first. Inside a transaction an error is the whole command's, and aborts the transaction.
 */
export function runBatch<T>(
  unit: Unit,
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): BsonDocument[] {
  const errors: BsonDocument[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      const belongsToStatement =
        error instanceof CommandError && !(error instanceof WriteConflict) && error.code !== 14031;
      if (!belongsToStatement || unit.isTransaction) throw error;
      errors.push(doc({ index, ...errorFields(error) }));
      if (ordered) break;
    }
  }
  return errors;
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
