import type { QueryPart, ReadQuery } from '../../analysis/query.js';
import { formOf } from '../../analysis/stem.js';
import { isThingSold, NAMES_OF_TWO } from '../../synonyms/things-sold.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { misspellingsOf } from './misspellings.js';
import { isSpeltRight } from './single-meaning.js';
import type { Vocabulary } from './vocabulary.js';

/** The first words of things that are called by two, and the second ones. */
const FIRSTS = [...NAMES_OF_TWO.keys()];
const SECONDS = [...new Set([...NAMES_OF_TWO.values()].flatMap((seconds) => [...seconds]))];

/**
 * A query with a thing corrected that some shop sells under two words, also if this shop lacks it: by
 * itself, “bord” may be any word that this shop has, but a “bord game” is a board game.
 * @param mayBeWords whether words of the language may be wrong that name nothing any shop sells: “running shoos”.
 * @returns the same query if there is none.
 */
export function withNamesCorrected(
  query: ReadQuery,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  mayBeWords: boolean,
): ReadQuery {
  const parts = namesCorrected(query.parts, vocabulary, synonyms, mayBeWords);
  return parts === query.parts ? query : { ...query, parts: [...parts] };
}

function namesCorrected(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  mayBeWords: boolean,
): readonly QueryPart[] {
  const isRight = (part: QueryPart) =>
    mayBeWords
      ? synonyms.knows(part.text) || isThingSold(part.text)
      : isSpeltRight(part, vocabulary, synonyms);
  const isWrong = (part: QueryPart) =>
    part.kind === 'word' &&
    !part.isUnfinished &&
    !isRight(part) &&
    vocabulary.exactly(part.text).length === 0;
  for (const [at, left] of parts.entries()) {
    const right = parts[at + 1];
    if (!right || [left, right].some(({ kind }) => kind !== 'word')) continue;
    const wrong = [left, right].map(isWrong);
    if (!wrong.includes(true)) continue;
    const [first, second, ...others] = nearestName(left, right, wrong);
    if (first === undefined || second === undefined || others.length > 0) continue;
    const pair = [
      wrong[0] ? { ...left, text: first, raw: first } : left,
      wrong[1] ? { ...right, text: second, raw: second } : right,
    ];
    return [...parts.slice(0, at), ...pair, ...parts.slice(at + 2)];
  }
  return parts;
}

/** The words of the names that two parts may mean; more than two if they may mean several. */
function nearestName(left: QueryPart, right: QueryPart, [isLeft, isRight]: boolean[]): string[] {
  const seconds = new Set(isRight ? wordsNear(right, SECONDS) : [formOf(right.text)]);
  const names = (isLeft ? wordsNear(left, FIRSTS) : [formOf(left.text)]).flatMap((first) =>
    [...(NAMES_OF_TWO.get(first) ?? [])]
      .filter((second) => seconds.has(second))
      .map((second) => [first, asPlural(second, right.text)]),
  );
  // The first letter is seldom wrong.
  const alike = names.filter(([first]) => first?.charAt(0) === left.text.charAt(0));
  return (alike.length > 0 ? alike : names).flat();
}

const wordsNear = ({ text }: QueryPart, words: readonly string[]) =>
  misspellingsOf(formOf(text), words).map(({ word }) => word);

/** A word in the plural, if what was typed is. */
export function asPlural(word: string, text: string): string {
  if (word.endsWith('ss') && text.endsWith('es')) return `${word}es`;
  return text.endsWith('s') && !word.endsWith('s') ? `${word}s` : word;
}
