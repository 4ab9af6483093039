import { END_OF_TEXT, invertKey, valueKey } from '../../values/key.js';
import { typeOrderOf } from '../../values/type-order.js';
import { isNumber, type BsonValue } from '../../values/types.js';

/** A boundary between keys: before the key, or after it and all keys that begin with it. */
export interface Endpoint {
  key: Buffer;
  after: boolean;
}

/** The values of one index field between two boundaries. */
export interface Range {
  low: Endpoint;
  high: Endpoint;
}

export const EVERYTHING: Range = {
  low: { key: Buffer.alloc(0), after: false },
  high: { key: Buffer.from([0xff]), after: false },
};

export function pointRange(value: BsonValue): Range {
  const key = valueKey(value);
  return { low: { key, after: false }, high: { key, after: true } };
}

/** All texts with this prefix. */
export function prefixRange(text: string): Range {
  const key = valueKey(text);
  return {
    low: { key, after: false },
    high: { key: key.subarray(0, -END_OF_TEXT.length), after: true },
  };
}

/** All values of the operand's kind; `$lt` and `$gt` match no others. */
export function kindRange(value: BsonValue): Range {
  const order = typeOrderOf(value);
  const high = { key: Buffer.from([order + 1]), after: false };
  // NaN sorts among the numbers, but no range includes it.
  if (isNumber(value)) return { low: { key: valueKey(Number.NaN), after: true }, high };
  // No type uses the bytes just below and above, so they mark the boundaries.
  return {
    low: { key: Buffer.from([order - 1]), after: false },
    high,
  };
}

/** The same values in a descending field, whose keys are inverted. */
export function invertRange({ low, high }: Range): Range {
  return { low: invertEndpoint(high), high: invertEndpoint(low) };
}

function invertEndpoint({ key, after }: Endpoint): Endpoint {
  return { key: invertKey(key), after: !after };
}

/** The boundary as bytes; in a compound index it follows the keys of the fields before it. */
export function endpointBytes({ key, after }: Endpoint, prefix: Buffer): Buffer {
  return Buffer.concat(after ? [prefix, key, AFTER_ALL] : [prefix, key]);
}

/** Greater than any key that may follow: no value's key begins with this byte. */
const AFTER_ALL = Buffer.from([0xff]);

/** The values in both ranges; empty if `low` is not before `high`. */
export function intersect(a: Range, b: Range): Range {
  const empty = Buffer.alloc(0);
  const compare = (x: Endpoint, y: Endpoint): number =>
    Buffer.compare(endpointBytes(x, empty), endpointBytes(y, empty));
  return {
    low: compare(a.low, b.low) >= 0 ? a.low : b.low,
    high: compare(a.high, b.high) <= 0 ? a.high : b.high,
  };
}
