import { PAUSE, type Stream, type StreamOf, type Work } from './work.js';

export function* mapStream<T, R>(input: Stream<T>, map: (item: T) => R): StreamOf<R> {
  for (const item of input) yield item === PAUSE ? PAUSE : map(item);
}

export function* filterStream<T>(input: Stream<T>, keeps: (item: T) => boolean): StreamOf<T> {
  for (const item of input) yield item === PAUSE || !keeps(item) ? PAUSE : item;
}

/** For each item, yields the items of another stream. */
export function* flatMapStream<T, R>(input: Stream<T>, map: (item: T) => Stream<R>): StreamOf<R> {
  for (const item of input) {
    yield PAUSE;
    if (item !== PAUSE) yield* map(item);
  }
}

/** Calls `take` for each item. */
export function* forEach<T>(input: Stream<T>, take: (item: T) => void): Work<void> {
  for (const item of input) {
    if (item !== PAUSE) take(item);
    yield PAUSE;
  }
}

export function* collect<T>(input: Stream<T>): Work<T[]> {
  const items: T[] = [];
  yield* forEach(input, (item) => items.push(item));
  return items;
}

export function* countItems(input: Stream<unknown>): Work<number> {
  let count = 0;
  yield* forEach(input, () => count++);
  return count;
}
