import type { ReadQuery } from '../../analysis/query.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { isNameOfTwo, isThingSold } from '../../synonyms/things-sold.js';
import type { Layer } from '../layers.js';
import { DERIVED, SYNONYM } from '../matching/match-columns.js';
import { bitOf } from '../matching/matches.js';
import { isKnown, isNamed, saysSomething, type Meaning } from '../vocabulary/meaning.js';
import { meaningsApart, meaningsOf, widened } from '../vocabulary/meanings.js';
import { withNearestKind } from '../vocabulary/nearest-kind.js';
import { occasionOf } from '../vocabulary/other-words.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { someRow } from './found-where.js';
import { findMost } from './groups.js';

/** Of a query with so many words, this share has to be found. */
const RELAXED_FROM = 3;
const RELAXED_SHARE = 0.6;
/** So many words, the rarest ones, may be misspelt although longer words begin with them. */
const MOST_MISSPELT = 3;

/** What was looked for in the rows that match. */
export interface Answer {
  meanings: readonly Meaning[];
  readAs?: string;
  /** Words that mean nothing here, or nothing together with the others. */
  leftOut?: readonly string[];
  /** Words not wanted that leave nothing of it. */
  excluded?: readonly string[];
}

/** What words are compared with. */
interface Words {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  /** What is needed on occasions, such as a tent for camping. */
  occasions: Parameters<typeof occasionOf>[3];
}

/**
 * Finds the rows of every layer that have all words of a query, else with misspelt ones corrected, else those that are
 * what is wanted and have the most of its words.
 */
export function answer(
  query: ReadQuery,
  layers: readonly Layer[],
  words: Words,
  isLiteral: boolean,
): Answer | undefined {
  const { vocabulary, synonyms } = words;
  const asked = askedFor(query, words, isLiteral);
  const known = asked.filter((meaning) => isKnown(meaning) && isSure(meaning, asked, vocabulary));
  if ((known.length === 0 && asked.length === 1) || (isLiteral && known.length < asked.length))
    return undefined;
  const isAll = known.length === asked.length;
  if (!isAll && known.length > 0 && !known.some(saysSomething)) return undefined;
  const told = (meanings: readonly Meaning[]) => reading(asked, meanings);
  const isThere = known.length > 0 && matched(layers, known, known.length);
  if (isThere && (isLiteral || isWanted(layers, known, asked, query, vocabulary)))
    return told(known);
  if (isLiteral) return undefined;
  const corrected = rarest(known, vocabulary).map(({ meaning, isRare }) =>
    isRare ? widened(meaning, vocabulary, synonyms) : meaning,
  );
  const isCorrected = corrected.some((meaning, at) => meaning !== known[at]);
  if (
    isCorrected &&
    matched(layers, corrected, corrected.length) &&
    isWanted(layers, corrected, asked, query, vocabulary)
  )
    return { ...told(corrected), readAs: readAs(corrected) };
  const apart = asked.some(({ parts }) => parts.length > 1)
    ? withNearestKind(meaningsApart(query.parts, vocabulary, synonyms), vocabulary, synonyms)
    : asked;
  const knownApart = apart.filter((one) => isKnown(one) && isSure(one, apart, vocabulary));
  const most = findMost(layers, knownApart, apart, query, vocabulary);
  if (most && isFound(layers)) return reading(apart, most.required);
  if (isThere && isAll && matched(layers, known, known.length) && !isFarFetched(layers, known))
    return told(known);
  if (known.length < RELAXED_FROM) return undefined;
  const needed = Math.max(2, Math.ceil(known.length * RELAXED_SHARE));
  return isAll && matched(layers, known, needed) ? told(known) : undefined;
}

function askedFor(
  { parts, isActivity, activity }: ReadQuery,
  { vocabulary, synonyms, occasions }: Words,
  isLiteral: boolean,
): readonly Meaning[] {
  const asked = meaningsOf(parts, vocabulary, synonyms, isLiteral);
  if (isLiteral) return asked;
  const [only] = asked;
  if (only && asked.length === 1) withoutFarGuesses(only, vocabulary);
  const occasion = occasionOf(parts, isActivity ? [] : asked, vocabulary, occasions, activity);
  return occasion ? [occasion] : withNearestKind(asked, vocabulary, synonyms);
}

/** Where a name has the word that was meant by a misspelt one, those that only mention it are a guess too many. */
function withoutFarGuesses({ hits, corrected }: Meaning, vocabulary: Vocabulary): void {
  if (corrected === undefined || !hits.some((hit) => vocabulary.isNamed(hit))) return;
  for (const hit of hits) hit.isOfName = true;
}

/** Beside other words, what was corrected must be in a name: of the words of descriptions, some is near to any. */
function isSure(meaning: Meaning, asked: readonly Meaning[], vocabulary: Vocabulary): boolean {
  return meaning.corrected === undefined || asked.length === 1 || isNamed(meaning, vocabulary);
}

/** Whether a product that was found is what is wanted, and not only mentions it. */
function isWanted(
  layers: readonly Layer[],
  known: readonly Meaning[],
  asked: readonly Meaning[],
  { parts, begins, isEither }: ReadQuery,
  vocabulary: Vocabulary,
): boolean {
  if (asked.length === 1 && asked[0]?.parts.length === 1) return true;
  if (isEither && asked.length > 1) return false;
  const heads = known.flatMap(({ parts }, at) => (parts.some(({ isHead }) => isHead) ? at : []));
  if (heads.length === 0) return !isHeadWord(asked, vocabulary) && someRow(layers, Boolean);
  const wanted =
    begins.length > 0
      ? known.reduce((bits, _, at) => bits | bitOf(at), 0)
      : heads.reduce((bits, at) => bits | bitOf(at), 0);
  const mayBePart = !isAnotherThing(asked, known);
  // A cap is a hat by another name, and so no answer to “hat and cap”, nor is a heeled boot to “boots and heels”. In
  // “black and white striped shirt”, “and” joins no things, and what is striped may have a stripe.
  const areThings = [0, ...begins].every((begin, at) =>
    parts.slice(begin, begins[at]).some(({ text }) => isThingSold(text)),
  );
  const others = begins.length === 0 ? 0 : areThings ? SYNONYM | DERIVED : SYNONYM;
  return someRow(
    layers,
    (strong, marks, heads) =>
      (strong & wanted) === wanted && (mayBePart || heads !== 0) && (marks & others) === 0,
  );
}

/** Whether the words that are left out make another thing of what is wanted: a “Tin Rocket” is no biscuit tin. */
function isAnotherThing(asked: readonly Meaning[], known: readonly Meaning[]): boolean {
  const head = asked.flatMap(({ parts }) => parts).find((part) => part.isHead)?.text ?? '';
  return asked
    .filter((meaning) => !known.includes(meaning))
    .flatMap(({ parts }) => parts)
    .some(({ text }) => isThingSold(text) || isNameOfTwo(text, head));
}

/** Whether what is wanted is a word of the language, and so a thing that the shop lacks. */
function isHeadWord(asked: readonly Meaning[], { isWord }: Vocabulary): boolean {
  const head = asked.flatMap(({ parts }) => parts).find((part) => part.isHead);
  return head !== undefined && isWord(head.text);
}

/** Whether several words are only in descriptions, and in another form. */
function isFarFetched(layers: readonly Layer[], known: readonly Meaning[]): boolean {
  return (
    known.flatMap(({ parts }) => parts).length > 1 &&
    !someRow(layers, (strong, marks) => strong !== 0 || (marks & DERIVED) === 0)
  );
}

const isFound = (layers: readonly Layer[]) => layers.some(({ matches }) => matches.count > 0);

function matched(layers: readonly Layer[], meanings: readonly Meaning[], needed: number): boolean {
  for (const { matches } of layers) matches.find(meanings, needed);
  return isFound(layers);
}

/** What is told of the words that were searched for. */
function reading(asked: readonly Meaning[], meanings: readonly Meaning[]): Answer {
  const isThere = (meaning: Meaning) =>
    meanings.some(
      ({ parts, isNearest }) => !isNearest && parts.some((part) => meaning.parts.includes(part)),
    );
  const leftOut = asked.filter((meaning) => !isThere(meaning)).flatMap(wordsOf);
  const isGuessed = leftOut.length > 0 || meanings.some(({ corrected }) => corrected !== undefined);
  return { meanings, leftOut, ...(isGuessed && { readAs: readAs(meanings) }) };
}

/** Whether each is one of the rarest. */
function rarest(meanings: readonly Meaning[], vocabulary: Vocabulary) {
  const frequencies = meanings.map(({ parts }) => vocabulary.frequencyOf(parts[0]?.text ?? ''));
  const limit = [...frequencies].sort((a, b) => a - b)[MOST_MISSPELT - 1] ?? Infinity;
  return meanings.map((meaning, at) => ({ meaning, isRare: (frequencies[at] ?? 0) <= limit }));
}

const readAs = (meanings: readonly Meaning[]) =>
  meanings.flatMap(({ corrected, parts }) => corrected ?? parts.map(({ raw }) => raw)).join(' ');

/** Pairs of characters are no words that anybody typed. */
const wordsOf = ({ parts }: Meaning) =>
  parts.filter(({ kind }) => kind !== 'pair').map(({ raw }) => raw);
