import type { Store } from '../store/store.js';
import type { Unit } from '../store/units/unit.js';
import type { View } from '../store/units/view.js';
import type { Limits } from '../work/scheduler.js';
import type { LockingWork, Work } from '../work/work.js';
import type { EncodableDocument } from '../values/encode.js';
import type { Arguments } from './arguments.js';
import type { Cursors } from './reads/cursors.js';
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

/** What a command works with. */
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

/** What a command that reads documents works with. */
export interface ReadContext extends CommandContext {
  /** the open transaction that the command belongs to, or the store itself */
  reading: View;
}

export type Reply = EncodableDocument;

interface CommandBase {
  /** the fields it takes besides its name and the generic ones; all others are refused */
  fields: readonly string[] | 'any';
  /** whether it may run inside a transaction */
  inTransaction?: boolean;
}

/** Changes collections, indexes or sessions. */
export interface DirectCommand extends CommandBase {
  kind: 'direct';
  run: (context: CommandContext) => Reply | Promise<Reply>;
}

/** A cursor's next batch: what it is read from, and the time that is left for it. */
export interface Continued extends Limits {
  reading: View;
}

/** Reads documents. What takes longer than a slice makes way for others. */
export interface ReadCommand extends CommandBase {
  kind: 'read';
  /** the cursor that it continues, if it does and may */
  continues?: (context: CommandContext, transaction?: View) => Continued | undefined;
  run: (context: ReadContext) => Work<Reply>;
}

/**
 * Changes documents. What takes longer than a slice is written in parts, between which others have
 * their turn.
 */
export interface WriteCommand extends CommandBase {
  kind: 'write';
  /** @param progress how far it came before it was interrupted; it tells here how far it has come */
  run: (context: ReadContext, unit: Unit, progress: Progress) => LockingWork<Reply>;
}

export type Command = DirectCommand | ReadCommand | WriteCommand;
