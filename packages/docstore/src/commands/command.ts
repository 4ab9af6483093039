import type { Store } from '../store/store.js';
import type { Unit } from '../store/units/unit.js';
import type { EncodableDocument } from '../values/encode.js';
import type { Arguments } from './arguments.js';
import type { Cursors } from './reads/cursors.js';
import type { Sessions } from './sessions/sessions.js';

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
  /** ms since the epoch, from `maxTimeMS` */
  deadline?: number;
  /** key of the session, if the command has one */
  session?: string;
  connectionId: number;
}

export type Reply = EncodableDocument;

interface CommandBase {
  /** the fields it takes besides its name and the generic ones; all others are refused */
  fields: readonly string[] | 'any';
  /** whether it may run inside a transaction */
  inTransaction?: boolean;
}

/** Reads, or changes collections, indexes or sessions; runs in one piece. */
export interface DirectCommand extends CommandBase {
  kind: 'direct';
  run: (context: CommandContext) => Reply;
}

/**
 * Changes documents, all or nothing: everything is on the disk when it is answered. May run again
 * after it has waited for a transaction.
 */
export interface WriteCommand extends CommandBase {
  kind: 'write';
  run: (context: CommandContext, unit: Unit) => Reply;
}

export type Command = DirectCommand | WriteCommand;
