import { lookUp } from '../refusals.js';
import type { BsonDocument } from '../values/types.js';
import { Arguments } from './arguments.js';
import type { Caller, Command, CommandContext, ServerSettings } from './command.js';
import type { Reply } from './reply.js';
import { assertConcerns } from './concerns.js';
import { assertDatabaseName } from './namespace.js';
import { COMMANDS } from './registry.js';
import { runRead } from './reads/run-read.js';
import { runInTransaction } from './sessions/run-in-transaction.js';
import { sessionKey } from './sessions/session-key.js';
import { runWrite } from './writes/run-write.js';

/**
 * Runs one command.
 * @throws CommandError for everything that is answered as an error
 */
export async function dispatch(
  settings: ServerSettings,
  body: BsonDocument,
  caller: Caller,
): Promise<Reply> {
  const [name = ''] = body.keys();
  const command = lookUp(COMMANDS, 'command', name);
  const args = new Arguments(name, body);
  if (command.fields !== 'any') args.allow(command.fields);
  const context = readContext(settings, args, caller);
  const { session, sessions } = context;
  const isNumbered = session !== undefined && args.value('txnNumber') !== undefined;
  return isNumbered
    ? sessions.turns.take(session, () => run(command, context))
    : run(command, context);
}

async function run(command: Command, context: CommandContext): Promise<Reply> {
  const { args } = context;
  const endsTransaction =
    args.command === 'commitTransaction' || args.command === 'abortTransaction';
  if (args.value('autocommit') === false && !endsTransaction) {
    return runInTransaction(command, context);
  }
  switch (command.kind) {
    case 'direct':
      return command.run(context);
    case 'read':
      return runRead(command, context);
    case 'write':
      return runWrite(command, context);
  }
}

function readContext(settings: ServerSettings, args: Arguments, caller: Caller): CommandContext {
  const database = args.text('$db');
  assertDatabaseName(database);
  assertConcerns(args);
  const lsid = args.document('lsid');
  const maxTimeMS = args.count('maxTimeMS');
  return {
    ...settings,
    args,
    database,
    caller,
    session: lsid && sessionKey(lsid),
    deadline: maxTimeMS ? settings.store.scheduler.now() + maxTimeMS : undefined,
  };
}
