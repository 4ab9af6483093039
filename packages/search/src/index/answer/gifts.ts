import type { ReadQuery } from '../../analysis/query.js';
import { GIFT } from '../../synonyms/occasions.js';
import type { Layer } from '../layers.js';
import { occasionOf } from '../vocabulary/other-words.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { Answer } from './answer.js';

/** Finds what may be given to anybody, for a gift of which nothing else is known. */
export function gifts(
  { parts }: ReadQuery,
  layers: readonly Layer[],
  vocabulary: Vocabulary,
  occasions: Parameters<typeof occasionOf>[3],
): Answer | undefined {
  const [part] = parts;
  const gift = part && { ...part, text: GIFT, raw: GIFT };
  const meaning = gift && occasionOf([gift], [], vocabulary, occasions);
  if (!meaning) return undefined;
  for (const { matches } of layers) matches.find([meaning], 1);
  const leftOut = parts.filter(({ kind }) => kind !== 'pair').map(({ raw }) => raw);
  return { meanings: [meaning], readAs: GIFT, leftOut };
}
