import { badValue, CommandError } from '../errors.js';
import { EMPTY_ARRAY_KEY, invertKey, valueKey } from '../values/key.js';
import { compareValues } from '../values/compare.js';
import { splitPath, valuesAt } from '../values/paths.js';
import {
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../values/types.js';

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
 * Bytes that order documents as the sort does. An array is sorted by its smallest element, or by its
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
  let best = candidates[0];
  for (const candidate of candidates) {
    if (compareForSort(candidate, best) * direction < 0) best = candidate;
  }
  return Array.isArray(best) && best.length === 0 ? EMPTY_ARRAY_KEY : valueKey(best);
}

/** An empty array comes before null. */
function compareForSort(a: Maybe, b: Maybe): number {
  return Buffer.compare(keyOf(a), keyOf(b)) || compareValues(a, b);
}

function keyOf(value: Maybe): Buffer {
  return Array.isArray(value) && value.length === 0 ? EMPTY_ARRAY_KEY : valueKey(value);
}

/**
 * A stable sort that computes each key once.
 * @param most how many are wanted; no more than about twice as many are held in memory
 */
export function sortBy<T>(
  items: Iterable<T>,
  fields: SortField[],
  read: (item: T) => BsonDocument,
  most = Infinity,
): T[] {
  let keyed: { item: T; key: Buffer }[] = [];
  const order = (): void => {
    keyed.sort((a, b) => Buffer.compare(a.key, b.key));
    if (keyed.length > most) keyed = keyed.slice(0, most);
  };
  for (const item of items) {
    keyed.push({ item, key: sortKey(fields, read(item)) });
    if (keyed.length >= most * 2 + SPARE) order();
  }
  order();
  return keyed.map(({ item }) => item);
}

/** With fewer items than this above the limit, sorting early is not worth it. */
const SPARE = 500;
