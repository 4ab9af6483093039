import { CommandError } from '../errors.js';
import { WriteConflict, type LockHolder } from '../store/units/lock-table.js';
import { PAUSE, type LockingWork } from './work.js';

/** Work that takes longer yields to other commands. */
const SLICE_MS = 5;
/** How long a write waits for an open transaction before it gives up. */
const MAX_WAIT_MS = 15_000;

/** What work runs on. It is notified when a slice of the work begins and ends. */
export interface Host {
  /** how long a slice lasts; default 5 ms */
  readonly sliceMs?: number;
  /** a promise that must settle before the next slice can begin */
  blockedBy?(): Promise<void> | undefined;
  /** @throws CommandError to end the work */
  resume?(): void;
  /** The slice has ended; the work has not. */
  pause?(): void;
  /** The work is done. */
  finish?(): void;
  /** The work has failed or was stopped. */
  fail?(): void;
}

export interface Limits {
  /** when MaxTimeMSExpired (50) ends the work, by the scheduler's clock */
  deadline?: number;
  /** whether nobody waits for the result any more; if so, the work is stopped */
  isAbandoned?: () => boolean;
}

/** Waits until the holder ends, or until the given time by the scheduler's clock. */
type WaitFor = (holder: LockHolder, until: number) => Promise<void>;

/**
 * Runs commands in slices. The first slice of a command runs at once, and most commands need no other. Longer
 * commands alternate: one slice, then incoming messages, then a slice of the next command.
 */
export class Scheduler {
  /** commands that are not finished */
  running = 0;
  private readonly queue: (() => void)[] = [];
  private isClosed = false;

  constructor(
    private readonly waitFor: WaitFor,
    private readonly maxSliceMs = Infinity,
    /** monotonic clock in ms; unlike the time of day it never jumps */
    readonly now = (): number => performance.now(),
  ) {}

  /** @throws CommandError MaxTimeMSExpired (50), WriteConflict (112), ClientDisconnect (279) */
  async run<T>(work: LockingWork<T>, host: Host, limits: Limits = {}): Promise<T> {
    this.running++;
    try {
      let waitingSince: number | undefined;
      for (;;) {
        while (host.blockedBy?.()) {
          await host.blockedBy();
          await this.nextTurn(); // in order, and after incoming messages
        }
        const step = this.slice(work, host, limits);
        if (step.done) return step.value;
        if (step.value === PAUSE) {
          waitingSince = undefined;
          await this.nextTurn();
        } else {
          waitingSince ??= this.now();
          await this.wait(step.value, waitingSince, limits);
          await this.nextTurn();
        }
      }
    } catch (error) {
      host.fail?.();
      endEarly(work);
      throw error;
    } finally {
      this.running--;
    }
  }

  /** Stops all work at its next slice. */
  close(): void {
    this.isClosed = true;
  }

  private slice<T>(work: LockingWork<T>, host: Host, limits: Limits): ReturnType<typeof work.next> {
    const start = this.now();
    this.assertWanted(limits, start);
    host.resume?.();
    const length = Math.min(host.sliceMs ?? SLICE_MS, this.maxSliceMs);
    const step = this.advance(work, start + length, limits);
    if (step.done) host.finish?.();
    else host.pause?.();
    return step;
  }

  /** Runs until the slice or the work ends, or until the work has to wait. */
  private advance<T>(
    work: LockingWork<T>,
    end: number,
    { deadline = Infinity }: Limits,
  ): ReturnType<typeof work.next> {
    for (;;) {
      const step = work.next();
      if (step.done || step.value !== PAUSE) return step;
      const now = this.now();
      assertInTime(deadline, now);
      if (now >= end) return step;
    }
  }

  private assertWanted({ deadline = Infinity, isAbandoned }: Limits, now: number): void {
    if (this.isClosed) throw new CommandError(11600, 'the store is closing');
    if (isAbandoned?.()) throw new CommandError(279, 'the client has disconnected');
    assertInTime(deadline, now);
  }

  /** Resolves after all earlier waiters. Incoming messages are handled between any two of them. */
  private nextTurn(): Promise<void> {
    return new Promise((resolve) => {
      this.queue.push(resolve);
      if (this.queue.length === 1) setImmediate(this.giveTurn);
    });
  }

  private readonly giveTurn = (): void => {
    this.queue.shift()?.();
    if (this.queue.length > 0) setImmediate(this.giveTurn);
  };

  private async wait(
    holder: LockHolder,
    since: number,
    { deadline = Infinity }: Limits,
  ): Promise<void> {
    const end = since + MAX_WAIT_MS;
    await this.waitFor(holder, Math.min(end, deadline));
    if (this.now() >= end) throw new WriteConflict(holder);
  }
}

/** Lets the work run its `finally` blocks. */
function endEarly(work: Iterator<unknown>): void {
  work.return?.();
}

function assertInTime(deadline: number, now: number): void {
  if (now > deadline) throw new CommandError(50, 'operation exceeded time limit');
}
