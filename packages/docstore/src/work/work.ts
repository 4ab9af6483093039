import type { LockHolder } from '../store/units/lock-table.js';

/** What work yields after each short step: here it may be interrupted. */
export const PAUSE: unique symbol = Symbol('pause');
export type Pause = typeof PAUSE;

/** A result that is reached in short steps. */
export type Work<T> = Generator<Pause, T, void>;

/** Work that also yields open transactions, and goes on when they have ended. */
export type LockingWork<T> = Generator<Pause | LockHolder, T, void>;

/** Items, and a pause for every step that gives none. */
export type Stream<T> = Iterable<T | Pause>;

/** What `yield` makes a stream of. */
export type StreamOf<T> = Generator<T | Pause, void, void>;
