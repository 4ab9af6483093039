import { UUID } from 'bson';
import { CommandError } from '../errors.js';
import { doc, isNumber, toDouble } from '../values/types.js';
import type { AdminCommand, CommandContext } from './context.js';
import { sessionKey } from './session-key.js';

function transactionOf({ args, session }: CommandContext): { key: string; number: number } {
  const number = args.value('txnNumber');
  if (session === undefined || !isNumber(number) || args.value('autocommit') !== false) {
    throw new CommandError(50768, `${args.command} may only be run in a transaction`);
  }
  return { key: session, number: toDouble(number) };
}

export const commitTransaction: AdminCommand = {
  kind: 'admin',
  run: (context) => {
    context.args.allow('commitTransaction', 'recoveryToken');
    const { key, number } = transactionOf(context);
    context.sessions.commit(key, number, context.connectionId);
    return new Map();
  },
};

export const abortTransaction: AdminCommand = {
  kind: 'admin',
  run: (context) => {
    context.args.allow('abortTransaction', 'recoveryToken');
    const { key, number } = transactionOf(context);
    context.sessions.abort(key, number, context.connectionId);
    return new Map();
  },
};

export const endSessions: AdminCommand = {
  kind: 'admin',
  run: ({ args, sessions, cursors }) => {
    args.allow('endSessions');
    const keys = args.documents('endSessions').map((session) => sessionKey(session));
    sessions.end(keys);
    for (const key of keys) cursors.killOfSession(key);
    return new Map();
  },
};

/** Sessions need no preparation, and live as long as somebody uses them. */
export const startSession: AdminCommand = {
  kind: 'admin',
  run: ({ args }) => {
    args.allow('startSession');
    return doc({ id: doc({ id: new UUID().toBinary() }), timeoutMinutes: 30 });
  },
};

export const refreshSessions: AdminCommand = {
  kind: 'admin',
  run: ({ args }) => {
    args.allow('refreshSessions');
    return new Map();
  },
};

/** Frees everything that sessions hold; test suites begin with it. */
export const killAllSessions: AdminCommand = {
  kind: 'admin',
  run: ({ args, sessions }) => {
    args.allow('killAllSessions');
    sessions.endAll();
    return new Map();
  },
};
