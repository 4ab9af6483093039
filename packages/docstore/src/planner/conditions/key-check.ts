import type { Index } from '../../store/catalog/collection.js';
import { keyEnd } from '../../values/key-parts.js';
import type { Bounds } from './bounds.js';
import { endpointBytes, invertRange } from './endpoint.js';

/** A condition that an index entry decides, on a field that the plan's intervals do not narrow. */
export interface KeyCheck {
  bounds: Bounds[];
  /** of the field in the index */
  position: number;
  /** the values that pass, as bytes from `low` (included) to `high` (excluded) */
  passing: { low: Buffer; high: Buffer }[];
}

const NOTHING = Buffer.alloc(0);

/** @param joined the combined bounds of the field's conditions; @param own the bounds they were combined from */
export function keyCheck(index: Index, position: number, joined: Bounds, own: Bounds[]): KeyCheck {
  const descends = index.fields[position]?.direction === -1;
  const passing = joined.ranges
    .map((range) => (descends ? invertRange(range) : range))
    .map(({ low, high }) => ({
      low: endpointBytes(low, NOTHING),
      high: endpointBytes(high, NOTHING),
    }));
  return { bounds: own, position, passing };
}

/**
 * Whether a document passes the checks, by its key alone; undefined if the key can't tell.
 * @param checks in the order of their positions
 * @param from the field whose key begins at `at`
 */
export function matchesByKey(
  key: Buffer,
  index: Index,
  checks: readonly KeyCheck[],
  [from, at]: readonly [from: number, at: number],
): boolean | undefined {
  let position = from;
  let begin = at;
  for (const check of checks) {
    for (; position < check.position; position++) {
      const end = keyEnd(key, begin, index.fields[position]?.direction === -1);
      if (end === undefined) return undefined;
      begin = end;
    }
    if (!check.passing.some(({ low, high }) => isWithin(key, begin, low, high))) return false;
  }
  return true;
}

function isWithin(key: Buffer, begin: number, low: Buffer, high: Buffer): boolean {
  return (
    key.compare(low, 0, low.length, begin) >= 0 && key.compare(high, 0, high.length, begin) < 0
  );
}
