import type { QueryPart, ReadQuery } from '../../analysis/query.js';
import { formOf } from '../../analysis/stem.js';
import { THING_WORDS } from '../../synonyms/things-sold.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { isKnown } from './meaning.js';
import { misspellingsOf } from './misspellings.js';
import { asPlural } from './misspelt-names.js';
import { synonymsOf } from './other-words.js';
import { isSpeltRight, singleMeaning } from './single-meaning.js';
import type { Vocabulary } from './vocabulary.js';

/** Letters of a word from which on one mistake more than usual is forgiven, if it is then something that shops sell. */
const LONG = 6;

const THINGS_BY_LETTER = THING_WORDS.reduce(
  (all, word) => all.set(word.charAt(0), [...(all.get(word.charAt(0)) ?? []), word]),
  new Map<string, string[]>(),
);

/**
 * A query with things corrected that other shops sell, where no name here has a word that may be meant and begins
 * alike: “sandles” are sandals, and no candles.
 */
export function withThingsCorrected(
  query: ReadQuery,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  occasions: readonly Synonyms[],
): ReadQuery {
  if (query.parts.some(({ text }) => occasions.some((some) => some.of([text]).phrases.length > 0)))
    return query;
  const parts = query.parts.map((part) => {
    const thing = thingNear(part);
    return thing !== undefined && isWrong(part, vocabulary, synonyms)
      ? { ...part, text: thing, raw: thing }
      : part;
  });
  return parts.every((part, at) => part === query.parts[at]) ? query : { ...query, parts };
}

function isWrong(part: QueryPart, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  if (isSpeltRight(part, vocabulary, synonyms)) return false;
  if (isKnown(singleMeaning(part, vocabulary, synonyms))) return false;
  const { text } = part;
  return !vocabulary
    .corrected(text, synonyms.words)
    .words.filter((word) => word.startsWith(text.charAt(0)))
    .flatMap((word) => [
      ...vocabulary.exactly(word),
      ...synonymsOf([word], vocabulary, synonyms).hits,
    ])
    .some((hit) => vocabulary.isNamed(hit));
}

/** The only thing that is nearest to a word and begins alike. */
function thingNear({ kind, text, isUnfinished }: QueryPart): string | undefined {
  if (kind !== 'word' || isUnfinished) return undefined;
  const further = text.length >= LONG ? 1 : 0;
  const alike = THINGS_BY_LETTER.get(text.charAt(0)) ?? [];
  const typed = formOf(text);
  const near = misspellingsOf(typed, alike, false, further);
  const shortened = near.filter(({ word }) => hasLetters(word, typed));
  const [thing, ...others] = shortened.length > 0 ? shortened : near;
  return thing && others.length === 0 ? asPlural(thing.word, text) : undefined;
}

/** Whether a text is a word that only lacks letters: “towl”. */
function hasLetters(word: string, text: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === text.charAt(at)) at += 1;
  return at === text.length;
}
