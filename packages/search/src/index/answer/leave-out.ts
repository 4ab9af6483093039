import { isGift } from '../../analysis/fillers.js';
import type { ReadQuery } from '../../analysis/query.js';
import type { Layer } from '../layers.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import type { TermHit, Vocabulary } from '../vocabulary/vocabulary.js';

/** In a name, these say that a product has not what it names: “Sugar-Free Cola”. */
const NEGATIONS = ['without', 'no', 'not', 'free'];

/** Leaves out of the rows that match those that have a word which is not wanted. */
export function leaveOut(
  layers: readonly Layer[],
  { parts, without }: ReadQuery,
  { vocabulary, occasions }: { vocabulary: Vocabulary; occasions: Synonyms },
): void {
  const isWord = (hit: TermHit) => !vocabulary.isCategory(hit);
  // Of “Shoes & Bags”, only the one may be unwanted.
  const own = without
    .flatMap(({ text }) => vocabulary.exactly(text))
    .filter((hit) => isWord(hit) || !hit.isShared);
  const thingOf = (phrase: readonly string[]) => phrase.slice(-1);
  // “Gifts not for kids” are no toys, but “boots not hiking” may be of any other kind.
  const isAny = parts.every(({ text }) => isGift(text));
  const ofOccasions = (isAny ? without : [])
    .flatMap(({ text }) => occasions.of([text]).phrases.flatMap(thingOf))
    .flatMap((word) => vocabulary.exactly(word))
    .filter(({ isDerived }) => !isDerived);
  const unwanted = [...own, ...ofOccasions];
  const negating = NEGATIONS.flatMap((word) => vocabulary.exactly(word).filter(isWord));
  for (const { matches } of layers) matches.leaveOut(unwanted, negating);
}
