import type { Part } from '../../analysis/parts.js';
import type { Layer } from '../layers.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** In a name, these say that a product has not what it names: “Sugar-Free Cola”. */
const NEGATIONS = ['without', 'no', 'not', 'free'];

/** Leaves out of the rows that match those that have a word which is not wanted. */
export function leaveOut(
  layers: readonly Layer[],
  without: readonly Part[],
  vocabulary: Vocabulary,
): void {
  const isWord = (hit: Parameters<Vocabulary['textOf']>[0]) =>
    !vocabulary.textOf(hit).startsWith('#');
  const unwanted = without.flatMap(({ text }) => vocabulary.exactly(text).filter(isWord));
  const negating = NEGATIONS.flatMap((word) => vocabulary.exactly(word).filter(isWord));
  for (const { matches } of layers) matches.leaveOut(unwanted, negating);
}
