import type { ReadQuery } from '../../analysis/query.js';
import { isNameOfTwo, isThingSold } from '../../synonyms/things-sold.js';
import type { Layer } from '../layers.js';
import { bitOf } from '../matching/matches.js';
import { isNamed, isThing, type Meaning } from '../vocabulary/meaning.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** One of several things that are wanted, with the words that say which. */
interface Group {
  /** What has to be found in a name or by a category. */
  anchor: Meaning;
  /** Whether the anchor is what was asked for, and so may be a category's. */
  isHead: boolean;
  /** The bits of its meanings. */
  bits: number;
}

/** Meanings, some of which were found. */
interface Part {
  required: readonly Meaning[];
}

/** What a word found in a name or by a category counts, compared with one in a description. */
const STRONG = 4;

/**
 * Finds the products that are what is wanted and have the most of its other words: of each thing, if several are.
 * @param meanings those that are known, in the order of the query.
 * @returns the meanings that what was found has, or nothing.
 */
export function findMost(
  layers: readonly Layer[],
  meanings: readonly Meaning[],
  all: readonly Meaning[],
  query: ReadQuery,
  vocabulary: Vocabulary,
): Part | undefined {
  const groups = groupsOf(meanings, all, query, vocabulary);
  if (groups.length === 0) return undefined;
  const anchors = groups.map(({ anchor }) => anchor);
  const byCategory = groups.some(({ isHead }) => isHead);
  for (const { matches } of layers) matches.findWith(anchors, meanings, byCategory);
  const required = groups.flatMap((group) => requiredOf(group, meanings, layers) ?? []);
  for (const { matches } of layers)
    matches.keep((row) =>
      required.some(
        ({ bits, anchor }) =>
          ((matches.bits[row] ?? 0) & bits) === bits && ((matches.strong[row] ?? 0) & anchor) !== 0,
      ),
    );
  const found = required.reduce((sum, { bits }) => sum | bits, 0);
  if (found === 0) return undefined;
  for (const { matches } of layers) matches.renumber(found);
  return { required: meanings.filter((_, at) => (found & bitOf(at)) !== 0) };
}

/** The words of a group that one product has, as many as there are. */
function requiredOf(
  { anchor, bits }: Group,
  meanings: readonly Meaning[],
  layers: readonly Layer[],
): { bits: number; anchor: number } | undefined {
  const anchorBit = bitOf(meanings.indexOf(anchor));
  const guessed = meanings.reduce(
    (sum, { corrected }, at) => (corrected === undefined ? sum : sum | bitOf(at)),
    0,
  );
  let best = 0;
  let most = 0;
  for (const { matches } of layers) {
    for (let at = 0; at < matches.count; at += 1) {
      const row = matches.rows[at] ?? 0;
      const strong = (matches.strong[row] ?? 0) & bits;
      if ((strong & anchorBit) === 0) continue;
      // A guess that only a description has is none.
      const own = (matches.bits[row] ?? 0) & bits & (~guessed | strong);
      const value = bitsIn(strong) * STRONG + bitsIn(own);
      if (value <= most) continue;
      most = value;
      best = own;
    }
  }
  return most === 0 ? undefined : { bits: best, anchor: anchorBit };
}

function groupsOf(
  meanings: readonly Meaning[],
  all: readonly Meaning[],
  { parts, begins }: ReadQuery,
  vocabulary: Vocabulary,
): Group[] {
  const ends = [...begins, parts.length];
  return ends.flatMap((end, index) => {
    const own = new Set(parts.slice(index === 0 ? 0 : begins[index - 1], end));
    // The words that a word is made of are no parts of the query.
    const isOwn = ({ parts: some }: Meaning) =>
      some.some((part) => own.has(part) || (index === 0 && !parts.includes(part)));
    const wanted = all.filter(isOwn);
    const known = meanings.filter(isOwn);
    const head =
      wanted.find((meaning) => meaning.parts.some(({ isHead }) => isHead)) ?? wanted.at(-1);
    const thing = known.findLast((one) => isThing(one, vocabulary));
    const isThere =
      head !== undefined &&
      known.includes(head) &&
      isNamed(head, vocabulary) &&
      !isOnlyBegun(head, wanted);
    const anchor = isThere && !saysWhich(head, thing, vocabulary) ? head : thing;
    if (!anchor || isOfAnother(anchor, head, wanted)) return [];
    const bits = known.reduce((sum, meaning) => sum | bitOf(meanings.indexOf(meaning)), 0);
    return { anchor, isHead: isThere, bits };
  });
}

/** Whether two words are a thing, of which names only have longer words than the second: a swim suit, a suitcase. */
function isOnlyBegun(head: Meaning, wanted: readonly Meaning[]): boolean {
  const before = wanted[wanted.indexOf(head) - 1]?.parts.at(-1)?.text ?? '';
  return (
    isNameOfTwo(before, head.parts[0]?.text ?? '') && head.hits.every(({ isGuess }) => isGuess)
  );
}

/** Whether the last word only says which of the things before it are wanted: “jacket leather”. */
function saysWhich(head: Meaning, thing: Meaning | undefined, vocabulary: Vocabulary): boolean {
  return (
    thing !== undefined &&
    !isThing(head, vocabulary) &&
    !head.parts.some(({ text }) => isThingSold(text))
  );
}

/** Whether something only says what a thing is for that the shop lacks: of a bicycle helmet, the bicycle. */
function isOfAnother(anchor: Meaning, head: Meaning | undefined, wanted: readonly Meaning[]) {
  const [part] = head?.parts ?? [];
  const isBefore = head !== undefined && wanted.indexOf(anchor) < wanted.indexOf(head);
  return isBefore && part !== undefined && !part.isGlued && isThingSold(part.text);
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
