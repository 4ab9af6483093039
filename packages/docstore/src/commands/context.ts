import type { EncodableDocument } from '../values/encode.js';
import type { Maybe } from '../values/types.js';
import type { Store } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';
import type { Unit } from '../store/unit.js';
import type { Arguments } from './arguments.js';
import type { Cursors } from './cursors.js';
import type { Sessions } from './sessions.js';

/** Settings of a running server. */
export interface ServerSettings {
  /** host and port, or socket path, as hello shows it */
  address: string;
  store: Store;
  cursors: Cursors;
  sessions: Sessions;
}

/** What a command works with. */
export interface CommandContext extends ServerSettings {
  args: Arguments;
  database: string;
  /** the open transaction that the command belongs to, or the store itself */
  reading: Unit;
  /** the open transaction, if the command belongs to one */
  transaction?: Transaction;
  /** ms since the epoch, from `maxTimeMS` */
  deadline?: number;
  /** key of the session, if the command has one */
  session?: string;
  connectionId: number;
}

export type Reply = EncodableDocument;

/** Runs in one piece, on the store as it is or in a transaction. */
export interface ReadCommand {
  kind: 'read';
  inTransaction?: boolean;
  run: (context: CommandContext) => Reply;
  /** the command to run instead, where these arguments make it write */
  writing?: (args: Arguments) => WriteCommand | undefined;
}

/** Runs in one write: all of it is on the disk when it is answered. May run again after waiting. */
export interface WriteCommand {
  kind: 'write';
  inTransaction?: boolean;
  run: (context: CommandContext, unit: Unit) => Reply;
}

/** Changes collections or indexes, or the server's own state. */
export interface AdminCommand {
  kind: 'admin';
  inTransaction?: boolean;
  run: (context: CommandContext) => Reply | Promise<Reply>;
}

export type Command = ReadCommand | WriteCommand | AdminCommand;

export type { Maybe };
