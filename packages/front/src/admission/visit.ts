import type { ServerResponse } from 'node:http';
import type { Place } from './places.js';

/** What a request holds while it is under way: a place in the shop, a turn of its address, and its work. */
export class Visit {
  place: Place | undefined;
  private work: Promise<unknown> | undefined;
  private endTurn: (() => void) | undefined;

  /** Registers the work of the request, which keeps its place and its turn until the work has ended. */
  note<T>(work: Promise<T>): Promise<T> {
    this.work = work;
    return work;
  }

  /** Resolves when the work has ended, however it ended. */
  async workEnded(): Promise<void> {
    await Promise.allSettled([this.work]);
  }

  /** Calls `run`, and resolves when the turn is given to the next request of the address. */
  async turn(res: ServerResponse, run: () => void): Promise<void> {
    if (!this.endTurn) this.leaveTurnWhenOver(res);
    const turn = new Promise<void>((resolve) => (this.endTurn = resolve));
    run();
    await turn;
  }

  /** Gives the turn to the next request of the address. */
  leaveTurn(): void {
    this.endTurn?.();
  }

  /** Gives the place back. The work must have ended. */
  leavePlace(): void {
    this.place?.leave();
  }

  private leaveTurnWhenOver(res: ServerResponse): void {
    // A file is being sent, and the client may read it slowly.
    res.once('pipe', () => this.leaveTurn());
    res.once('close', () => {
      void this.workEnded().then(() => this.leaveTurn());
    });
  }
}
