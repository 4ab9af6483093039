import type { DirectUnit } from '../store/units/direct-unit.js';
import { collect } from '../work/streams.js';
import { PAUSE, type Stream, type Work } from '../work/work.js';

/** The result of work that is run without interruption. */
export function resultOf<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** All items of a stream. */
export function itemsOf<T>(stream: Stream<T>): T[] {
  return resultOf(collect(stream));
}

/** A write in one step, for `store.write`. */
export function inOneStep<T>(write: (unit: DirectUnit) => T): (unit: DirectUnit) => Work<T> {
  return function* (unit) {
    yield PAUSE;
    return write(unit);
  };
}
