import type { PriceRange } from '../../analysis/phrases/price-phrase.js';
import type { Layer } from '../layers.js';
import { bitOf } from '../matching/matches.js';
import type { Meaning } from '../vocabulary/meaning.js';

/** What was looked for, and as what it was read if not as it was typed. */
interface Sought {
  meanings: readonly Meaning[];
  readAs?: string;
}

/** Whether a row passes, by its meanings in name or category by how they were found, and by its heads. */
export function someRow(
  layers: readonly Layer[],
  passes: (strong: number, marks: number, heads: number) => boolean,
): boolean {
  for (const { matches } of layers)
    for (let at = 0; at < matches.count; at += 1) {
      const row = matches.rows[at] ?? 0;
      if (passes(matches.strong[row] ?? 0, matches.marks[row] ?? 0, matches.heads[row] ?? 0))
        return true;
    }
  return false;
}

/** Whether a product is called by all words of a query, as they were typed. */
export function isNamedBy(layers: readonly Layer[], { meanings, readAs }: Sought): boolean {
  const all = meanings.reduce((bits, _, at) => bits | bitOf(at), 0);
  return readAs === undefined && someRow(layers, (strong) => (strong & all) === all);
}

/** Whether what was found only stands in descriptions. */
export function isOnlyMentioned(layers: readonly Layer[], { meanings }: Sought): boolean {
  return meanings.length > 0 && !someRow(layers, Boolean);
}

/** How many of some rows have any word of a query in their name or by their category: the others only mention it. */
export function countNamed(layers: readonly Layer[], rows: readonly Uint32Array[]): number {
  return layers.reduce((sum, { matches }, number) => {
    let named = 0;
    for (const row of rows[number] ?? []) if ((matches.places[row] ?? 0) > 0) named += 1;
    return sum + named;
  }, 0);
}

/**
 * Whether something is called by what is wanted, or by any of the words if none says what that is. Of a thing of two
 * words, it is enough to mention both: a backpack with room for a laptop is a laptop bag.
 */
export function isCalledSo(layers: readonly Layer[], { meanings }: Sought): boolean {
  const isCalled = calledBy(meanings);
  const isOfTwo = isThingOfTwo(meanings);
  return someRow(layers, (strong) => isOfTwo || isCalled(strong));
}

const isThingOfTwo = (meanings: readonly Meaning[]) =>
  meanings.some(({ parts }) => parts.length > 1 && parts.some(({ isHead }) => isHead));

/**
 * Leaves what has any of the words in its name or by its category, and of what only mentions them what is in a category
 * with it: a desktop that comes with a keyboard, but no lotion that goes with a dress. Of a thing of two words, it is
 * enough to mention both.
 */
export function keepNamed(layers: readonly Layer[], { meanings }: Sought): void {
  if (meanings.length === 0 || isThingOfTwo(meanings)) return;
  const categoryOf = ({ segment }: Layer, row: number) =>
    segment.categories[segment.category[row] ?? 0] ?? '';
  const isNamed = ({ matches }: Layer, row: number) => (matches.places[row] ?? 0) > 0;
  const categories = new Set<string>();
  for (const layer of layers) {
    const { rows, count } = layer.matches;
    for (const row of rows.subarray(0, count))
      if (isNamed(layer, row)) categories.add(categoryOf(layer, row));
  }
  for (const layer of layers)
    layer.matches.keep((row) => isNamed(layer, row) || categories.has(categoryOf(layer, row)));
}

/** The same for such a price; without words, anything is. */
export function isNamedWithin(
  layers: readonly Layer[],
  { meanings }: Sought,
  { minCents = 0, maxCents = Infinity }: PriceRange,
): boolean {
  const isCalled = calledBy(meanings);
  return (
    meanings.length === 0 ||
    layers.some(({ matches, segment }) =>
      matches.rows.subarray(0, matches.count).some((row) => {
        const cents = segment.priceCents[row] ?? 0;
        return isCalled(matches.strong[row] ?? 0) && cents >= minCents && cents <= maxCents;
      }),
    )
  );
}

/** Tells of a row's meanings in name or category whether what is wanted is among them. */
function calledBy(meanings: readonly Meaning[]): (strong: number) => boolean {
  const heads = meanings.reduce(
    (bits, { parts }, at) => (parts.some(({ isHead }) => isHead) ? bits | bitOf(at) : bits),
    0,
  );
  return (strong) => (heads === 0 ? strong !== 0 : (strong & heads) !== 0);
}
