import type { Index } from '../../store/catalog/collection.js';
import { firstKeyIn } from '../../store/records/find-keys.js';
import type { Interval } from '../../store/records/scan.js';
import type { Reader } from '../../store/units/view.js';
import { keyEnd } from '../../values/key-parts.js';
import type { Bounds } from './bounds.js';
import { endpointBytes, invertRange } from './endpoint.js';

/** If a condition is met by more values than this, the records of all of them are read in advance. */
const MAX_VALUES = 16;

/**
 * A condition on the first field of an index whose remaining fields are also the last fields of the plan's index and
 * include `_id`. A document meets it if the probed index has an entry of one of the values and the same last fields.
 */
export interface Probe {
  bounds: Bounds;
  index: Index;
  intervals: Interval[];
  /** the keys of the values that meet the condition; undefined if there are too many */
  values: Buffer[] | undefined;
  /** roughly how many entries meet it */
  entries: number;
}

/** @returns undefined where the index can't tell. */
export function probeFor(
  reader: Reader,
  index: Index,
  bounds: Bounds,
): Omit<Probe, 'entries'> | undefined {
  const [first, ...rest] = index.fields;
  const isFew = bounds.kind === 'points' || bounds.isPrefix;
  if (first?.path !== bounds.path || bounds.mayBeMissing || !isFew) return undefined;
  const namesDocument = rest.some(({ path }) => path === '_id');
  if (!namesDocument || index.multikey.slice(1).includes(true)) return undefined;
  const intervals = bounds.ranges
    .map((range) => (first.direction === -1 ? invertRange(range) : range))
    .map(({ low, high }) => ({
      low: endpointBytes(low, NOTHING),
      high: endpointBytes(high, NOTHING),
    }));
  return { bounds, index, intervals, values: valuesIn(reader, index, intervals) };
}

/** The keys of the first field within intervals; undefined if there are too many. */
function valuesIn(reader: Reader, index: Index, intervals: Interval[]): Buffer[] | undefined {
  const descends = index.fields[0]?.direction === -1;
  const values: Buffer[] = [];
  for (const { low, high } of intervals) {
    for (
      let key = firstKeyIn(reader, index, { low, high });
      key;
      key = firstKeyIn(reader, index, { low: afterValue(values.at(-1)), high })
    ) {
      const valueEnd = keyEnd(key, 0, descends);
      if (valueEnd === undefined || values.length === MAX_VALUES) return undefined;
      values.push(key.subarray(0, valueEnd));
    }
  }
  return values;
}

function afterValue(key: Buffer = NOTHING): Buffer {
  return endpointBytes({ key, after: true }, NOTHING);
}

const NOTHING: Buffer = Buffer.alloc(0);

/** How many fields of an index precede the last fields that it shares with a probe's index; undefined if none. */
export function fieldsBeforeEnd(index: Index, probed: Index): number | undefined {
  const end = probed.fields.slice(1);
  const before = index.fields.length - end.length;
  const isShared = end.every(({ path, direction }, position) => {
    const own = index.fields[before + position];
    return own?.path === path && own.direction === direction;
  });
  return isShared ? before : undefined;
}

/**
 * The part of a key after the first `before` fields; undefined if their length can't be determined.
 * @param from the field whose key begins at `at`
 */
export function keyAfter(
  key: Buffer,
  { fields }: Index,
  before: number,
  [from, at]: readonly [from: number, at: number],
): Buffer | undefined {
  let [position, begin] = from <= before ? [from, at] : [0, 0];
  for (; position < before; position++) {
    const end = keyEnd(key, begin, fields[position]?.direction === -1);
    if (end === undefined) return undefined;
    begin = end;
  }
  return key.subarray(begin);
}
