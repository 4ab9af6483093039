import { lookUp } from '../refusals.js';
import type { BsonDocument } from '../values/types.js';
import { Arguments } from './arguments.js';
import type { CommandContext, Reply, ServerSettings } from './command.js';
import { assertConcerns } from './concerns.js';
import { assertDatabaseName } from './namespace.js';
import { COMMANDS } from './registry.js';
import { runInTransaction } from './sessions/run-in-transaction.js';
import { sessionKey } from './sessions/session-key.js';
import { runWrite } from './writes/run-write.js';

/**
 * Runs one command.
 * @throws CommandError for whatever is answered as an error
 */
export async function dispatch(
  settings: ServerSettings,
  body: BsonDocument,
  connectionId: number,
): Promise<Reply> {
  const [name = ''] = body.keys();
  const command = lookUp(COMMANDS, 'command', name);
  const args = new Arguments(name, body);
  if (command.fields !== 'any') args.allow(command.fields);
  const context = readContext(settings, args, connectionId);
  const endsTransaction = name === 'commitTransaction' || name === 'abortTransaction';
  if (args.value('autocommit') === false && !endsTransaction) {
    return runInTransaction(command, context);
  }
  return command.kind === 'write' ? runWrite(command, context) : command.run(context);
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
  const maxTimeMS = args.count('maxTimeMS');
  return {
    ...settings,
    args,
    database,
    connectionId,
    reading: settings.store.read(),
    session: lsid && sessionKey(lsid),
    deadline: maxTimeMS ? Date.now() + maxTimeMS : undefined,
  };
}
