import { CommandError, DISK_FULL } from '../../errors.js';
import { DuplicateKeyError } from '../../store/records/duplicate-key.js';
import { WriteConflict } from '../../store/units/lock-table.js';
import type { Unit } from '../../store/units/unit.js';
import { doc } from '../../values/types.js';
import { PAUSE, type LockingWork } from '../../work/work.js';
import type { Progress } from './progress.js';

/**
 * Runs the statements of a write command, resuming where it was interrupted, and collects their errors. An
 * ordered batch stops at the first error. Inside a transaction an error fails the whole command and
 * aborts the transaction.
 */
export function* runBatch<T>(
  unit: Unit,
  statements: readonly T[],
  ordered: boolean,
  progress: Progress,
  run: (statement: T, index: number) => LockingWork<void>,
): LockingWork<void> {
  if (statements.length === 0) {
    throw new CommandError(16, 'Write batch sizes must be at least 1');
  }
  for (const [index, statement] of statements.entries()) {
    if (index < progress.done) continue;
    try {
      yield* run(statement, index);
    } catch (error) {
      const belongsToStatement =
        error instanceof CommandError &&
        !(error instanceof WriteConflict) &&
        error.code !== DISK_FULL;
      if (!belongsToStatement || unit.isTransaction) throw error;
      progress.writeErrors.push(doc({ index, ...errorFields(error) }));
      if (ordered) return;
    }
    progress.done = index + 1;
    yield PAUSE;
  }
}

/** Code and message, and for a duplicate its key. */
export function errorFields(error: CommandError) {
  return {
    code: error.code,
    errmsg: error.message,
    keyPattern: error instanceof DuplicateKeyError ? error.keyPattern : undefined,
    keyValue: error instanceof DuplicateKeyError ? error.keyValue : undefined,
  };
}
