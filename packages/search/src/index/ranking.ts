import { DERIVED, GUESS, SYNONYM } from './matching/match-columns.js';
import type { Matches } from './matching/matches.js';
import { compareNames } from './name-order.js';
import { nthLargest } from './nth-largest.js';
import type { SearchSort } from './request.js';
import type { Segment } from './segment.js';

/** A product that matches: its segment's number, and its row. */
export interface Match {
  segment: number;
  row: number;
}

export interface Searched {
  segment: Segment;
  matches: Matches;
}

/** More than any other level: what only mentions the words comes after all that is called by one. */
const NAMED = 128;
/** How much better a product is that is in stock, and one whose head is what is wanted. */
const GUESSED = 4;
const STEPS = 4;
const SCORE_STEPS = 500;

/**
 * How well a row matches, as a whole number: whether it is called so, where its words stand, then stock, then how well
 * they fit.
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
  const marks = matches.marks[row] ?? 0;
  const level =
    ((matches.places[row] ?? 0) > 0 ? NAMED : 0) +
    places -
    (isDoubled ? 1 : 0) +
    (matches.isWantedHead(row) ? 1 : 0) +
    (isWhole ? 1 : 0) +
    (marks & (GUESS | DERIVED) ? 0 : GUESSED) -
    (marks & SYNONYM ? 1 : 0) +
    Math.floor(((matches.found[row] ?? 0) * STEPS) / words) * 8;
  const fit = Math.min(2, (matches.score[row] ?? 0) / words + bits / length / 4) / 2;
  const inStock = (segment.quantity[row] ?? 0) > 0 ? 1 : 0;
  return (level * 2 + inStock) * SCORE_STEPS + Math.round(fit * (SCORE_STEPS - 1));
}

/** The best matches in an order, as many as are wanted. Rows of each segment come newest first. */
export function best(
  searched: readonly Searched[],
  rows: readonly Uint32Array[],
  { sort, wanted, count }: { sort: SearchSort; wanted: number; count: number },
): Match[] {
  const kept = rows.flatMap((matching, segment) => {
    const one = searched[segment];
    if (!one) return [];
    const isSorted = sort === 'newest' && one.matches.areNewestFirst;
    const mine = isSorted ? matching.subarray(0, count) : matching;
    return bestOf(keysOf(one, mine, sort, wanted), mine, { segment, count });
  });
  const createdAt = ({ segment, row }: Match) => searched[segment]?.segment.createdAt[row] ?? 0;
  const newer = (a: Match, b: Match) => createdAt(b) - createdAt(a) || a.row - b.row;
  // Ranks of names can only be compared within a segment.
  if (sort === 'name') kept.sort((a, b) => byName(searched, a, b) || newer(a, b));
  else kept.sort((a, b) => b.key - a.key || newer(a, b));
  return kept.slice(0, count);
}

/** The best of one segment. Of those that are equal to the last one, the newest come first. */
function bestOf(
  keys: Float64Array,
  rows: ArrayLike<number>,
  { segment, count }: { segment: number; count: number },
): (Match & { key: number })[] {
  const least = leastOf(keys, count);
  let equals = count;
  const found: (Match & { key: number })[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (key < least || (key === least && equals-- <= 0)) continue;
    found.push({ segment, row: rows[at] ?? 0, key });
  }
  return found;
}

/** What is larger is better. */
function keysOf(one: Searched, rows: ArrayLike<number>, sort: SearchSort, wanted: number) {
  const keys = new Float64Array(rows.length);
  if (sort === 'relevance') {
    for (let at = 0; at < rows.length; at += 1) keys[at] = rankOf(one, rows[at] ?? 0, wanted);
    return keys;
  }
  const { priceCents, quantity, piecesSold, createdAt, nameTable } = one.segment;
  const [column, sign] = (
    {
      newest: [createdAt, 1],
      name: [nameTable.ranks, -1],
      'best-selling': [piecesSold, 1],
      price: [priceCents, -1],
      'price-desc': [priceCents, 1],
      quantity: [quantity, -1],
    } as const
  )[sort];
  for (let at = 0; at < rows.length; at += 1) keys[at] = sign * (column[rows[at] ?? 0] ?? 0);
  return keys;
}

/** The key of the last one that is wanted. */
function leastOf(keys: Float64Array, count: number): number {
  if (keys.length <= count) return -Infinity;
  return count === 0 ? Infinity : nthLargest(keys.slice(), count);
}

function byName(searched: readonly Searched[], a: Match, b: Match): number {
  const [left, right] = [searched[a.segment], searched[b.segment]];
  return left && right
    ? compareNames(left.segment.nameTable, a.row, right.segment.nameTable, b.row)
    : 0;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
