import type { QueryPart } from '../../analysis/query.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import type { Vocabulary } from './vocabulary.js';

/** Letters of each of two words without a space, one of which is misspelt. */
const SHORTEST = 4;

/**
 * Two words without a space between them, one of which is misspelt: “wirelesheadphone”. Names must have both, and the
 * second must be what a product is.
 */
export function joinedMisspelt(
  part: QueryPart,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): QueryPart[] {
  const { text } = part;
  const corrected = (word: string) => vocabulary.corrected(word, synonyms.words).words[0] ?? '';
  for (let cut = SHORTEST; cut <= text.length - SHORTEST; cut += 1) {
    const [left, right] = [text.slice(0, cut), text.slice(cut)];
    const isSecond = isThing(right, vocabulary);
    if (!isSecond && !isNamed(left, vocabulary)) continue;
    const [first, second] = isSecond ? [corrected(left), right] : [left, corrected(right)];
    if (isNamed(first, vocabulary) && isThing(second, vocabulary))
      return [
        { ...part, text: first, raw: first, isHead: false, isLast: false },
        { ...part, text: second, raw: second },
      ];
  }
  return [];
}

const isNamed = (word: string, vocabulary: Vocabulary) =>
  vocabulary.exactly(word).some((hit) => !vocabulary.isCategory(hit) && vocabulary.isNamed(hit));

const isThing = (word: string, vocabulary: Vocabulary) =>
  vocabulary
    .exactly(word)
    .some((hit) => !vocabulary.isCategory(hit) && !hit.isDerived && vocabulary.isThing(hit));
