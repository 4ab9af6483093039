import { CommandError } from '../../errors.js';
import type { CommandContext, DirectCommand } from '../command.js';
import { sessionKey } from './session-key.js';
import { readTxnNumber, type TxnNumber } from './txn-number.js';

function transactionOf(context: CommandContext): TxnNumber {
  const txn = context.args.value('autocommit') === false ? readTxnNumber(context) : undefined;
  if (txn) return txn;
  throw new CommandError(50768, `${context.args.command} may only be run in a transaction`);
}

export const commitTransaction: DirectCommand = {
  kind: 'direct',
  fields: ['recoveryToken'],
  run: async (context) => {
    await context.sessions.commit(transactionOf(context), context.caller.id);
    return new Map();
  },
};

export const abortTransaction: DirectCommand = {
  kind: 'direct',
  fields: ['recoveryToken'],
  run: (context) => {
    context.sessions.abort(transactionOf(context), context.caller.id);
    return new Map();
  },
};

export const endSessions: DirectCommand = {
  kind: 'direct',
  fields: [],
  run: ({ args, sessions, cursors }) => {
    for (const key of args.documents('endSessions').map((session) => sessionKey(session))) {
      sessions.end(key);
      cursors.killOfSession(key);
    }
    return new Map();
  },
};
