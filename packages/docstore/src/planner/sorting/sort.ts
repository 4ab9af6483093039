import { badValue, CommandError } from '../../errors.js';
import { EMPTY_ARRAY_KEY, invertKey, valueKey } from '../../values/key.js';
import { compareValues } from '../../values/compare.js';
import { splitPath, valuesAt } from '../../values/paths.js';
import {
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import { PAUSE, type Stream, type StreamOf, type Work } from '../../work/work.js';

export interface SortField {
  path: string;
  segments: string[];
  direction: 1 | -1;
}

/**
 * Reads `{ createdAt: -1, _id: -1 }`.
 * @throws CommandError 15974 or 15975 for anything but 1 and -1
 */
export function parseSort(sort: Maybe): SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isDocument(sort)) throw new CommandError(14, 'a sort has to be an object');
  return [...sort].map(([path, direction]) => {
    if (!isNumber(direction)) {
      throw new CommandError(15974, `Illegal key in $sort specification: ${path}`);
    }
    const number = toDouble(direction);
    if (number !== 1 && number !== -1) {
      throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1');
    }
    if (path === '' || path.startsWith('$')) throw badValue(`cannot sort by '${path}'`);
    return { path, segments: splitPath(path), direction: number };
  });
}

/**
 * Bytes that order documents as the sort does. An array sorts by its smallest element, or by its
 * largest when descending.
 */
export function sortKey(fields: SortField[], document: BsonDocument): Buffer {
  return Buffer.concat(
    fields.map(({ segments, direction }) => {
      const key = fieldKey(document, segments, direction);
      return direction === 1 ? key : invertKey(key);
    }),
  );
}

function fieldKey(document: BsonDocument, segments: string[], direction: 1 | -1): Buffer {
  const candidates = valuesAt(document, segments).flatMap(({ value }): (Maybe | BsonValue)[] =>
    Array.isArray(value) && value.length > 0 ? value : [value],
  );
  const [first, ...others] = candidates;
  let best = first;
  for (const candidate of others) {
    if (compareForSort(candidate, best) * direction < 0) best = candidate;
  }
  return Array.isArray(best) && best.length === 0 ? EMPTY_ARRAY_KEY : valueKey(best);
}

/** Puts an empty array before null. */
function compareForSort(a: Maybe, b: Maybe): number {
  return Buffer.compare(elementKey(a), elementKey(b)) || compareValues(a, b);
}

function elementKey(value: Maybe): Buffer {
  return Array.isArray(value) && value.length === 0 ? EMPTY_ARRAY_KEY : valueKey(value);
}

interface Keyed<T> {
  item: T;
  key: Buffer;
}

/** Items sorted in one step. */
const RUN_LENGTH = 500;
/** Items merged in one step. */
const MERGED_AT_ONCE = 100;

/**
 * A stable sort that computes each key once.
 * @param keyOf `sortKey` or an equivalent
 * @param most how many are wanted; at most about twice as many are held in memory
 */
export function* sortBy<T>(
  items: Stream<T>,
  keyOf: (item: T) => Buffer,
  most = Infinity,
): StreamOf<T> {
  const runs: Keyed<T>[][] = [];
  let run: Keyed<T>[] = [];
  for (const item of items) {
    if (item !== PAUSE) run.push({ item, key: keyOf(item) });
    yield PAUSE;
    if (run.length < RUN_LENGTH) continue;
    yield* addRun(runs, run, most);
    run = [];
  }
  yield* addRun(runs, run, most);
  let sorted = runs.pop() ?? [];
  for (const earlier of runs.reverse()) sorted = yield* merge(earlier, sorted, most);
  for (const { item } of sorted) yield item;
}

/** Sorts a run and merges it with earlier runs that are no longer than it, so that few runs remain. */
function* addRun<T>(runs: Keyed<T>[][], run: Keyed<T>[], most: number): Work<void> {
  let sorted = run.sort(byKey).slice(0, most);
  for (
    let earlier = runs.at(-1);
    earlier && earlier.length <= sorted.length;
    earlier = runs.at(-1)
  ) {
    runs.pop();
    sorted = yield* merge(earlier, sorted, most);
  }
  runs.push(sorted);
}

/** The first `most` items of two sorted runs; among equal items, those of the earlier run come first. */
function* merge<T>(earlier: Keyed<T>[], later: Keyed<T>[], most: number): Work<Keyed<T>[]> {
  const merged: Keyed<T>[] = [];
  const length = Math.min(most, earlier.length + later.length);
  let left = 0;
  let right = 0;
  while (merged.length < length) {
    const [a, b] = [earlier[left], later[right]];
    const takesEarlier = a && (!b || byKey(a, b) <= 0);
    const next = takesEarlier ? a : b;
    if (next) merged.push(next);
    if (takesEarlier) left++;
    else right++;
    if (merged.length % MERGED_AT_ONCE === 0) yield PAUSE;
  }
  return merged;
}

function byKey(a: Keyed<unknown>, b: Keyed<unknown>): number {
  return Buffer.compare(a.key, b.key);
}
