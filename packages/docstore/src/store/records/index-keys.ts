import { CommandError } from '../../errors.js';
import { EMPTY_ARRAY_KEY, invertKey, valueKey } from '../../values/key.js';
import { isArrayIndex } from '../../values/paths.js';
import type { BsonDocument, BsonValue, Maybe } from '../../values/types.js';
import type { Index, IndexField } from '../catalog/collection.js';

/** What a document adds to an index. */
export interface IndexKeys {
  /** distinct; several where an array is on a path */
  keys: Buffer[];
  /** for each field, whether an array was on its path */
  multikey: boolean[];
}

/** The state of a field while its path is walked. */
interface Cursor {
  value: Maybe;
  /** segments that remain; an element of an opened array has none, and `done` is set */
  rest: readonly string[];
  done: boolean;
}

/** @throws CommandError CannotIndexParallelArrays (171) if two paths hold different arrays */
export function indexKeys(index: Index, document: BsonDocument): IndexKeys {
  const multikey = index.fields.map(() => false);
  const rows: Maybe[][] = [];
  const cursors = index.fields.map(({ segments }) => ({
    value: document,
    rest: segments,
    done: false,
  }));
  expand(cursors, multikey, rows);
  const kept = index.sparse ? rows.filter((row) => row.some((value) => value !== undefined)) : rows;
  const keys = new Map(
    kept.map((row) => {
      const key = compoundKey(index.fields, row);
      return [key.toString('latin1'), key];
    }),
  );
  return { keys: [...keys.values()], multikey };
}

const EMPTY_ARRAY: BsonValue[] = [];

function compoundKey(fields: IndexField[], row: Maybe[]): Buffer {
  return Buffer.concat(
    fields.map(({ direction }, i) => {
      const key = row[i] === EMPTY_ARRAY ? EMPTY_ARRAY_KEY : valueKey(row[i]);
      return direction === 1 ? key : invertKey(key);
    }),
  );
}

/** Adds one row of values, or one per element of the array that the paths meet. */
function expand(cursors: Cursor[], multikey: boolean[], rows: Maybe[][]): void {
  const advanced = cursors.map((cursor) => advance(cursor));
  const arrays = new Set(advanced.filter((cursor) => isOpen(cursor)).map(({ value }) => value));
  if (arrays.size > 1) throw new CommandError(171, 'cannot index parallel arrays');
  const [items] = arrays;
  if (!Array.isArray(items)) {
    rows.push(advanced.map(({ value }) => value));
    return;
  }
  advanced.forEach((cursor, i) => {
    if (cursor.value === items) multikey[i] = true;
  });
  const elements: Maybe[] = items.length === 0 ? [undefined] : items;
  for (const element of elements) {
    const opened = advanced.map((cursor) =>
      cursor.value === items && !cursor.done ? open(cursor, element) : cursor,
    );
    expand(opened, multikey, rows);
  }
}

function isOpen({ value, done }: Cursor): boolean {
  return Array.isArray(value) && !done;
}

/** Walks through documents, and by position through arrays, until an array or the path's end. */
function advance({ value, rest, done }: Cursor): Cursor {
  let current = value;
  let at = 0;
  while (!done && at < rest.length) {
    const segment = rest[at] ?? '';
    if (Array.isArray(current)) {
      if (!isArrayIndex(segment) || current[Number(segment)] === undefined) break;
      current = current[Number(segment)];
    } else {
      current = current instanceof Map ? current.get(segment) : undefined;
      if (current === undefined) return { value: undefined, rest: [], done: true };
    }
    at++;
  }
  return { value: current, rest: rest.slice(at), done };
}

/** The cursor of a field for one element of the array that it met. */
function open({ rest }: Cursor, element: Maybe): Cursor {
  if (rest.length > 0) {
    const value = element instanceof Map ? element : undefined;
    return { value, rest, done: value === undefined };
  }
  return { value: element === undefined ? EMPTY_ARRAY : element, rest, done: true };
}
