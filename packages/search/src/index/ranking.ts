import type { Matches } from './matches.js';
import { nthLargest } from './nth-largest.js';
import type { SearchSort } from './request.js';
import { NAME_KEY_BYTES, type Segment } from './segment.js';

/** A product that matches: its segment's number, and its row. */
export interface Match {
  segment: number;
  row: number;
}

export interface Searched {
  segment: Segment;
  matches: Matches;
}

/** How much better a product is that is in stock, and one whose head is what is wanted. */
const GUESSED = 4;
const STEPS = 4;
/** Orders that compare texts look at this many of the best matches. */
const MOST_BY_NAME = 20_000;
const SCORE_STEPS = 500;

/**
 * How well a row matches, as a whole number: where its words stand, then stock, then how well they fit.
 * @param wanted how many words were to be found.
 */
export function rankOf({ segment, matches }: Searched, row: number, wanted: number): number {
  const words = Math.max(1, wanted);
  const places = Math.floor(((matches.places[row] ?? 0) * STEPS) / (2 * words));
  const bits = bitsIn(matches.nameBits[row] ?? 0);
  const length = Math.max(1, segment.nameLength[row] ?? 1);
  // A single word names a kind of thing; several that are a whole name mean this very thing.
  const isWhole =
    wanted > 1 && bits >= Math.min(length, 15) && (matches.found[row] ?? 0) === wanted;
  // Two words that were typed are one in the name.
  const isDoubled = bits > 0 && bits * 2 < (matches.places[row] ?? 0);
  const level =
    places -
    (isDoubled ? 1 : 0) +
    (matches.isWantedHead(row) ? 1 : 0) +
    (isWhole ? 1 : 0) +
    (matches.isGuessed[row] ? 0 : GUESSED) +
    Math.floor(((matches.found[row] ?? 0) * STEPS) / words) * 8;
  const fit = Math.min(2, (matches.score[row] ?? 0) / words + bits / length / 4) / 2;
  const inStock = (segment.quantity[row] ?? 0) > 0 ? 1 : 0;
  return (level * 2 + inStock) * SCORE_STEPS + Math.round(fit * (SCORE_STEPS - 1));
}

/** The best matches in an order, as many as are wanted. Rows of each segment come newest first. */
export function best(
  searched: readonly Searched[],
  rows: readonly ArrayLike<number>[],
  { sort, wanted, count }: { sort: SearchSort; wanted: number; count: number },
): Match[] {
  const isByName = sort === 'name';
  const keyed = rows.flatMap((mine, segment) => {
    const one = searched[segment];
    return one ? [keysOf(one, segment, mine, isByName ? 'relevance' : sort, wanted)] : [];
  });
  const keys = joined(keyed.map(({ keys: some }) => some));
  const least = leastOf(keys, isByName ? MOST_BY_NAME : count);
  const kept = keyed.flatMap(({ segment, keys: some, rows: mine }) => {
    const found: (Match & { key: number })[] = [];
    for (let at = 0; at < some.length; at += 1) {
      const key = some[at] ?? 0;
      if (key >= least) found.push({ segment, row: mine[at] ?? 0, key });
    }
    return found;
  });
  const createdAt = ({ segment, row }: Match) => searched[segment]?.segment.createdAt[row] ?? 0;
  const newer = (a: Match, b: Match) => createdAt(b) - createdAt(a) || a.row - b.row;
  if (isByName) kept.sort((a, b) => byName(searched, a, b) || newer(a, b));
  else kept.sort((a, b) => b.key - a.key || newer(a, b));
  return kept.slice(0, count);
}

function keysOf(
  one: Searched,
  number: number,
  rows: ArrayLike<number>,
  sort: SearchSort,
  wanted: number,
) {
  const keys = new Float64Array(rows.length);
  const { priceCents, quantity, createdAt } = one.segment;
  const keyOf: Record<Exclude<SearchSort, 'name'>, (row: number) => number> = {
    relevance: (row) => rankOf(one, row, wanted),
    newest: (row) => createdAt[row] ?? 0,
    price: (row) => -(priceCents[row] ?? 0),
    'price-desc': (row) => priceCents[row] ?? 0,
    quantity: (row) => -(quantity[row] ?? 0),
  };
  const key = keyOf[sort === 'name' ? 'relevance' : sort];
  for (let at = 0; at < rows.length; at += 1) keys[at] = key(rows[at] ?? 0);
  return { segment: number, keys, rows };
}

/** The key of the last one that is wanted. */
function leastOf(keys: Float64Array, count: number): number {
  if (keys.length <= count) return -Infinity;
  return count === 0 ? Infinity : nthLargest(keys, count);
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function byName(searched: readonly Searched[], a: Match, b: Match): number {
  const [left, right] = [
    searched[a.segment]?.segment.nameKeys,
    searched[b.segment]?.segment.nameKeys,
  ];
  for (let at = 0; at < NAME_KEY_BYTES; at += 1) {
    const difference =
      (left?.[a.row * NAME_KEY_BYTES + at] ?? 0) - (right?.[b.row * NAME_KEY_BYTES + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
