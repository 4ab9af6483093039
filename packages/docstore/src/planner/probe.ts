import type { Index } from '../store/catalog/collection.js';
import { firstKeyIn } from '../store/records/find-keys.js';
import type { Reader } from '../store/units/view.js';
import { keyEnd } from '../values/key-parts.js';
import type { Bounds } from './bounds.js';
import { endpointBytes, invertRange, type Range } from './endpoint.js';

/** A condition that more values meet is left to the documents. */
const MAX_VALUES = 16;

/**
 * A condition on the first field of an index whose other fields end another index, too, and name the document. Whether a
 * document meets it is seen from its entry in that index: its entry here would be one of the values and the same end.
 */
export interface Probe {
  bounds: Bounds;
  index: Index;
  /** the keys of the values that meet the condition */
  values: Buffer[];
  /** how many entries meet it, about */
  entries: number;
}

/** @returns undefined where the index can't tell, or has too many values that meet the condition. */
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
  const values: Buffer[] = [];
  for (const range of bounds.ranges) {
    const found = valuesIn(reader, index, range, MAX_VALUES - values.length);
    if (!found) return undefined;
    values.push(...found);
  }
  return { bounds, index, values };
}

/** The keys of the first field within a range; undefined if there are more than so many. */
function valuesIn(reader: Reader, index: Index, range: Range, most: number): Buffer[] | undefined {
  const descends = index.fields[0]?.direction === -1;
  const { low, high } = descends ? invertRange(range) : range;
  const end = endpointBytes(high, NOTHING);
  const values: Buffer[] = [];
  let at = endpointBytes(low, NOTHING);
  for (;;) {
    const key = firstKeyIn(reader, index, { low: at, high: end });
    if (!key) return values;
    const valueEnd = keyEnd(key, 0, descends);
    if (valueEnd === undefined || values.length === most) return undefined;
    values.push(key.subarray(0, valueEnd));
    at = endpointBytes({ key: key.subarray(0, valueEnd), after: true }, NOTHING);
  }
}

const NOTHING = Buffer.alloc(0);

/** How many fields of an index come before the end that it shares with a probe's; undefined if it shares none. */
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
 * The end of a key, after so many of its fields; undefined where their keys can't be measured.
 * @param from the first field whose key begins at `at`
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
