import { CommandError, TRANSIENT } from '../../errors.js';
import { WriteConflict } from '../../store/units/lock-table.js';
import type { Transaction } from '../../store/units/transaction.js';
import type { Command, CommandContext } from '../command.js';
import type { Reply } from '../reply.js';
import { Progress } from '../writes/progress.js';
import { CollectionMissing } from '../writes/collection-missing.js';
import { readTxnNumber } from './txn-number.js';

/** How long a write inside a transaction waits for another transaction before it answers 112, in ms. */
const CONFLICT_WAIT_MS = 20;

/** Runs one command of a transaction; the first command starts the transaction. An error aborts it. */
export async function runInTransaction(command: Command, context: CommandContext): Promise<Reply> {
  const { args, sessions, caller, store } = context;
  const txn = readTxnNumber(context);
  if (!txn) {
    throw new CommandError(72, "'autocommit' may only be specified with a transaction number");
  }
  const starts = args.flag('startTransaction');
  if (!command.inTransaction) {
    if (!starts) store.abort(sessions.current(txn, caller.id));
    throw new CommandError(263, `Cannot run '${args.command}' in a multi-document transaction.`);
  }
  const transaction = starts ? sessions.start(txn, caller.id) : sessions.current(txn, caller.id);
  try {
    return await runOn(transaction, command, context);
  } catch (error) {
    store.abort(transaction);
    if (error instanceof WriteConflict) throw new CommandError(112, error.message, TRANSIENT);
    throw error;
  }
}

async function runOn(
  transaction: Transaction,
  command: Command,
  context: CommandContext,
): Promise<Reply> {
  const { store } = context;
  try {
    const reply = await runSlices(transaction, command, context);
    transaction.isFresh = false;
    return reply;
  } catch (error) {
    if (error instanceof CollectionMissing) {
      await store.ensureCollection(error.database, error.collection);
      if (!transaction.isFresh) throw new WriteConflict(); // the next attempt's snapshot includes the collection
      transaction.renewSnapshot();
      return runOn(transaction, command, context);
    }
    // Once the other transaction commits, this snapshot is too old: waiting only avoids useless retries.
    if (error instanceof WriteConflict && error.holder) {
      await store.waitFor(error.holder, store.scheduler.now() + CONFLICT_WAIT_MS);
    }
    throw error;
  }
}

function runSlices(
  transaction: Transaction,
  command: Command,
  context: CommandContext,
): Reply | Promise<Reply> {
  const { store, caller } = context;
  if (command.kind === 'direct') return command.run(context);
  const continued = command.kind === 'read' ? command.continues?.(context, transaction) : undefined;
  const { deadline } = continued ?? context;
  const inside = { ...context, reading: transaction, deadline };
  const work = command.run(inside, transaction, new Progress());
  return store.scheduler.run(work, transaction, { deadline, isAbandoned: caller.isGone });
}
