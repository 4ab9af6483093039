import type { Store } from '../store/store.js';
import type { Unit } from '../store/units/unit.js';
import type { View } from '../store/units/view.js';
import type { LockingWork, Work } from '../work/work.js';
import type { Arguments } from './arguments.js';
import type { Continued, Cursors } from './reads/cursors.js';
import type { Reply } from './reply.js';
import type { Progress } from './writes/progress.js';
import type { Sessions } from './sessions/sessions.js';

/** Settings of a running server. */
export interface ServerSettings {
  /** host and port, or socket path, as hello shows it */
  address: string;
  store: Store;
  cursors: Cursors;
  sessions: Sessions;
}

/** What a command has access to. */
export interface CommandContext extends ServerSettings {
  args: Arguments;
  database: string;
  /** by the scheduler's clock, from `maxTimeMS` */
  deadline?: number;
  /** key of the session, if the command has one */
  session?: string;
  caller: Caller;
}

/** The client that waits for the reply. */
export interface Caller {
  /** number of its connection */
  id: number;
  isGone: () => boolean;
}

/** What a command that reads documents has access to. */
export interface ReadContext extends CommandContext {
  /** the open transaction that the command belongs to, or the store itself */
  reading: View;
}

interface CommandBase {
  /** the fields it accepts besides its name and the generic ones; all others are refused */
  fields: readonly string[] | 'any';
  /** whether it may run inside a transaction */
  inTransaction?: boolean;
}

/** Changes collections, indexes or sessions. */
export interface DirectCommand extends CommandBase {
  kind: 'direct';
  run: (context: CommandContext) => Reply | Promise<Reply>;
}

/** Reads documents. Yields to other commands when it takes longer than a slice. */
export interface ReadCommand extends CommandBase {
  kind: 'read';
  /** the cursor that the command continues, if any, and if it is allowed to */
  continues?: (context: CommandContext, transaction?: View) => Continued | undefined;
  run: (context: ReadContext) => Work<Reply>;
}

/**
 * Changes documents. A write that takes longer than a slice is written in parts, and other commands run
 * between them.
 */
export interface WriteCommand extends CommandBase {
  kind: 'write';
  /** @param progress how far the command had come when it was interrupted; updated as it runs */
  run: (context: ReadContext, unit: Unit, progress: Progress) => LockingWork<Reply>;
}

export type Command = DirectCommand | ReadCommand | WriteCommand;
