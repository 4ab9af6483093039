import type { Host } from '../../work/scheduler.js';
import type { Connection } from '../file/connection.js';
import type { WriteTurn } from './write-turn.js';

/**
 * A write that becomes visible atomically when its last slice ends. Until then, from its first pause on, reads see the
 * file as it was before, and other writes wait.
 */
export class WholeWrite implements Host {
  private hasBegun = false;

  constructor(
    private readonly connection: Connection,
    private readonly turn: WriteTurn,
    /** callbacks that update the state in memory to match the file, before any other command runs */
    private readonly then: {
      whenWritten?: (() => void) | undefined;
      whenUndone?: (() => void) | undefined;
    } = {},
  ) {}

  blockedBy(): Promise<void> | undefined {
    return this.hasBegun ? undefined : this.turn.taken;
  }

  resume(): void {
    if (this.hasBegun) return;
    this.connection.exec('BEGIN IMMEDIATE');
    this.hasBegun = true;
  }

  pause(): void {
    this.turn.take();
  }

  finish(): void {
    this.connection.exec('COMMIT');
    this.then.whenWritten?.();
    this.turn.give();
  }

  fail(): void {
    if (!this.hasBegun) return;
    if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
    this.then.whenUndone?.();
    this.turn.give();
  }
}
