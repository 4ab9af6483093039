import type { LockHolder } from '../store/units/lock-table.js';

/** What work yields after each short step; it may be interrupted there. */
export const PAUSE: unique symbol = Symbol('pause');
export type Pause = typeof PAUSE;

/** A computation in short steps, which returns its result at the end. */
export type Work<T> = Generator<Pause, T, void>;

/** Work that also yields open transactions, and resumes when they have ended. */
export type LockingWork<T> = Generator<Pause | LockHolder, T, void>;

/** A sequence of items, with a pause for each step that yields no item. */
export type Stream<T> = Iterable<T | Pause>;

/** The type of a generator function that returns a stream. */
export type StreamOf<T> = Generator<T | Pause, void, void>;
