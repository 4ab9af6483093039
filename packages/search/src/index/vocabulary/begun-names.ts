import type { QueryPart } from '../../analysis/query.js';
import { formOf } from '../../analysis/stem.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { isNamed, type Meaning } from './meaning.js';
import { synonymsOf } from './other-words.js';
import type { Vocabulary } from './vocabulary.js';

/** Letters of a word that is being typed: fewer may begin anything. */
const BEGUN_FROM = 4;

/**
 * What a word means that is being typed, and with which no name begins, if it begins another word for what there is:
 * “trous” may become trousers, and so finds jeans.
 */
export function begunName(
  part: QueryPart,
  own: Meaning,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning | undefined {
  const { isUnfinished, raw, text } = part;
  if (!isUnfinished || raw.length < BEGUN_FROM || synonyms.knows(text)) return undefined;
  if (isNamed(own, vocabulary)) return undefined;
  const begun = new Map(synonyms.beginningWith(raw).map((word) => [formOf(word), word]));
  const found = [...begun.values()].flatMap((word) => {
    const other = synonymsOf([word], vocabulary, synonyms);
    return isNamed(other, vocabulary) ? [{ word, ...other }] : [];
  });
  const [first, ...others] = found;
  if (!first) return undefined;
  return {
    parts: [part],
    hits: found.flatMap(({ hits }) => hits),
    phrases: found.flatMap(({ phrases }) => phrases),
    ...(others.length === 0 && { corrected: first.word }),
  };
}
