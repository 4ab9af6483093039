import { CommandError, searchUnsupported, unsupported } from '../errors.js';
import { WriteConflict } from '../store/lock-table.js';
import { decode } from '../values/decode.js';
import { encode } from '../values/encode.js';
import { longestWait, type Store } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';
import { isNumber, toDouble, type BsonDocument } from '../values/types.js';
import { Arguments } from './arguments.js';
import { CollectionMissing } from './collection-missing.js';
import { assertConcerns, writeConcernError } from './concerns.js';
import type { Command, CommandContext, Reply, ServerSettings, WriteCommand } from './context.js';
import { assertDatabaseName } from './namespace.js';
import { commands } from './registry.js';
import { sessionKey } from './session-key.js';
import { tooOld } from './sessions.js';

/** How long a write inside a transaction waits for another before it answers 112, in ms. */
const conflictWait = 20;

const transient = ['TransientTransactionError'];

/** What only MongoDB Atlas has; MongoDB itself refuses them as well. */
const searchCommands = [
  'createSearchIndexes',
  'updateSearchIndex',
  'dropSearchIndex',
  'listSearchIndexes',
];

/** Runs one command; throws CommandError for whatever is answered as an error. */
export async function dispatch(
  settings: ServerSettings,
  body: BsonDocument,
  connectionId: number,
): Promise<Reply> {
  const [name = ''] = body.keys();
  const args = new Arguments(name, body);
  const command = findCommand(args);
  const context = readContext(settings, args, connectionId);
  const reply = await run(command, context);
  const concernError = command.kind === 'read' ? undefined : writeConcernError(args);
  return concernError ? new Map(reply).set('writeConcernError', concernError) : reply;
}

function findCommand(args: Arguments): Command {
  const { command: name } = args;
  const found = commands.get(name);
  if (!found && searchCommands.includes(name)) throw searchUnsupported(name);
  if (!found) throw unsupported(`no such command: '${name}': it`, 59);
  const writing = found.kind === 'read' ? found.writing?.(args) : undefined;
  return writing ?? found;
}

function run(command: Command, context: CommandContext): Reply | Promise<Reply> {
  const { args } = context;
  if (args.value('autocommit') === false && !isTransactionEnd(args.command)) {
    return runInTransaction(command, context);
  }
  switch (command.kind) {
    case 'read':
    case 'admin':
      return command.run(context);
    case 'write':
      return runWrite(command, context);
  }
}

function isTransactionEnd(name: string): boolean {
  return name === 'commitTransaction' || name === 'abortTransaction';
}

function readContext(
  settings: ServerSettings,
  args: Arguments,
  connectionId: number,
): CommandContext {
  const database = args.text('$db');
  assertDatabaseName(database);
  assertConcerns(args);
  const lsid = args.document('lsid');
  const session = lsid && sessionKey(lsid);
  if (session !== undefined) settings.sessions.noteUse(session);
  const maxTimeMS = args.count('maxTimeMS');
  return {
    ...settings,
    args,
    database,
    connectionId,
    reading: settings.store.read(),
    session,
    deadline: maxTimeMS ? Date.now() + maxTimeMS : undefined,
  };
}

/** The number of a retryable write or of a transaction, with its session. */
function numberedSession({ args, session }: CommandContext): NumberedSession | undefined {
  const number = args.value('txnNumber');
  if (number === undefined) return undefined;
  if (session === undefined || !isNumber(number)) {
    throw new CommandError(72, 'Transaction number requires a session ID to also be specified');
  }
  return { key: session, number: toDouble(number) };
}

async function runInTransaction(command: Command, context: CommandContext): Promise<Reply> {
  const { args, sessions, connectionId, store } = context;
  const numbered = numberedSession(context);
  if (!numbered)
    throw new CommandError(72, "'autocommit' may only be specified with a transaction number");
  const starts = args.flag('startTransaction');
  if (!command.inTransaction) {
    if (!starts) store.abort(sessions.current(numbered.key, numbered.number, connectionId));
    throw new CommandError(263, `Cannot run '${args.command}' in a multi-document transaction.`);
  }
  const transaction = starts
    ? sessions.start(numbered.key, numbered.number, connectionId)
    : sessions.current(numbered.key, numbered.number, connectionId);
  try {
    return await runOn(transaction, command, context);
  } catch (error) {
    store.abort(transaction);
    if (error instanceof CommandError && error.code === 112 && error.labels.length === 0) {
      throw new CommandError(112, error.message, transient);
    }
    throw error;
  }
}

async function runOn(
  transaction: Transaction,
  command: Command,
  context: CommandContext,
): Promise<Reply> {
  const inside = { ...context, reading: transaction, transaction };
  try {
    const reply = await runInside(transaction, command, inside);
    if (command.kind !== 'admin') transaction.isFresh = false;
    else if (transaction.isFresh) transaction.takeSnapshot(); // to see what was created
    return reply;
  } catch (error) {
    if (error instanceof CollectionMissing) {
      createMissing(context, error, transaction.isFresh ? transaction : undefined);
      if (!transaction.isFresh) throw new WriteConflict(); // the next attempt's snapshot has it
      transaction.takeSnapshot();
      return runOn(transaction, command, context);
    }
    // The other's commit would make this snapshot too old: waiting only spares useless retries.
    if (error instanceof WriteConflict && error.holder) {
      await context.store.waitFor(error.holder, Date.now() + conflictWait);
    }
    throw error;
  }
}

function runInside(
  transaction: Transaction,
  command: Command,
  context: CommandContext,
): Reply | Promise<Reply> {
  return command.kind === 'write' ? command.run(context, transaction) : command.run(context);
}

async function runWrite(command: WriteCommand, context: CommandContext): Promise<Reply> {
  const { store, deadline } = context;
  const numbered = numberedSession(context);
  try {
    return await store.write((unit) => {
      const answered = numbered && answeredBefore(store, numbered);
      if (answered) return answered;
      const reply = command.run({ ...context, reading: unit }, unit);
      if (numbered) store.retries.save(keyBytes(numbered), numbered.number, encode(reply));
      return reply;
    }, deadline);
  } catch (error) {
    if (!(error instanceof CollectionMissing)) throw error;
    await createSoon(context, error);
    return runWrite(command, context);
  }
}

interface NumberedSession {
  key: string;
  number: number;
}

function keyBytes({ key }: NumberedSession): Buffer {
  return Buffer.from(key, 'hex');
}

/** The reply that this very write was given before, if it comes again. */
function answeredBefore(store: Store, numbered: NumberedSession): Reply | undefined {
  const last = store.retries.find(keyBytes(numbered));
  if (!last || numbered.number > last.number) return undefined;
  if (numbered.number < last.number) throw tooOld(numbered.number, last.number);
  return decode(last.reply);
}

function createMissing(
  { store }: CommandContext,
  { database, collection }: CollectionMissing,
  creator?: Transaction,
): void {
  store.catalog.create(database, collection, creator);
}

/** Waits for a transaction that is making the same collection. */
async function createSoon(context: CommandContext, missing: CollectionMissing): Promise<void> {
  try {
    createMissing(context, missing);
  } catch (error) {
    if (!(error instanceof WriteConflict) || !error.holder) throw error;
    await context.store.waitFor(error.holder, Date.now() + longestWait);
  }
}
