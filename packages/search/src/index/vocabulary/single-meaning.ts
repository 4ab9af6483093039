import type { QueryPart } from '../../analysis/query.js';
import { isKind } from '../../synonyms/kinds.js';
import { isThingSold } from '../../synonyms/things-sold.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { isKnown, isNamed, type Meaning } from './meaning.js';
import { inPieces, splits, synonymsOf } from './other-words.js';
import { QUALITY, type TermHit, type Vocabulary } from './vocabulary.js';

/** Letters of a word of the language that may be the beginning of another. */
const BEGUN_FROM = 4;

/** Letters at least of what a word is made of besides its beginning: “cotton” is no cot. */
const SHORTEST_REST = 4;
/** Endings that are words, too: what is wireless is no wire. */
const ENDINGS: ReadonlySet<string> = new Set([
  'less',
  'like',
  'able',
  'ness',
  'ship',
  'ward',
  'wise',
]);

/** Whether a word is one of the language or has synonyms, and so is no misspelling. */
export const isSpeltRight = (
  { text }: QueryPart,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): boolean => synonyms.knows(text) || vocabulary.isWord(text) || isKind(text);

/**
 * What one word means by itself.
 * @param isOwn leaves out synonyms and phrases.
 */
export function singleMeaning(
  part: QueryPart,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isOwn = false,
): Meaning {
  const { text, kind, raw, also, isLast } = part;
  const hits = vocabulary.exactly(text);
  if (raw !== text && hits.length === 0) hits.push(...vocabulary.exactly(raw));
  const isThere = hits.length > 0;
  const meaning: Meaning = { parts: [part], hits, phrases: [] };
  if (!isOwn && kind === 'word') {
    const others = synonymsOf([text], vocabulary, synonyms);
    if (part.isHead) noMentions(text, { own: hits, others }, vocabulary);
    hits.push(...others.hits);
    meaning.phrases.push(...others.phrases);
  }
  if (!isKnown(meaning) && (kind === 'code' || kind === 'quantity'))
    meaning.phrases.push(...inPieces(also.slice(0, kind === 'code' ? undefined : 1), vocabulary));
  if (!isOwn && kind === 'word')
    meaning.phrases.push(...splits(text, vocabulary, isKnown(meaning)));
  const mayBeBegun = isLast || (!isKnown(meaning) && (kind !== 'word' || raw.length > 1));
  if (mayBeBegun) hits.push(...begunWith(part, meaning, vocabulary, isThere));
  // A category that is named after several things is the best that is known of a thing if no name has it.
  if (!hits.some((hit) => !hit.isShared && vocabulary.isNamed(hit)))
    for (const hit of hits) hit.isShared = false;
  if (!isOwn) for (const hit of hits) addOtherThings(hit, vocabulary, synonyms);
  return meaning;
}

/**
 * Takes what descriptions only mention out of what a thing is found by: a bike with “a guard for your trousers” is
 * neither a pair of trousers nor like one.
 */
function noMentions(
  text: string,
  { own, others }: { own: TermHit[]; others: Pick<Meaning, 'hits' | 'phrases'> },
  vocabulary: Vocabulary,
): void {
  if (own.some((hit) => vocabulary.isNamed(hit) && !hit.isShared)) return;
  if (isThingSold(text) || isNamed(others, vocabulary))
    own.splice(0, own.length, ...own.filter(({ isShared }) => isShared));
}

/** A backpack is found by “Shoes & Bags” if bags are wanted, and not if shoes are. */
function addOtherThings(hit: TermHit, vocabulary: Vocabulary, synonyms: Synonyms): void {
  if (!hit.isShared || !hit.otherWords) return;
  hit.otherThings = hit.otherWords.flatMap((word) => [
    ...vocabulary.exactly(word),
    ...synonymsOf([word], vocabulary, synonyms).hits,
  ]);
}

/**
 * Longer words that a word may be the beginning of. Where names have such words, those that only descriptions have are
 * others. A word of the language that there is, or a short one, only begins words that are made of it: “back”,
 * “backpack”.
 */
function begunWith(
  { raw, isUnfinished }: QueryPart,
  { hits }: Meaning,
  vocabulary: Vocabulary,
  hasWord: boolean,
) {
  const begun = vocabulary.begunWith(raw);
  const isWord =
    !isUnfinished &&
    vocabulary.isWord(raw) &&
    (hasWord || hits.length > 0 || raw.length < BEGUN_FROM || isKind(raw));
  const isMade = (hit: TermHit) => {
    const rest = vocabulary.textOf(hit).slice(raw.length);
    const isWhole = rest.length >= SHORTEST_REST && !ENDINGS.has(rest) && vocabulary.isWord(rest);
    // A kind of thing only begins words for others: a desktop is no desk.
    return isWhole || (isThingSold(rest) && !isKind(raw));
  };
  const isThere = hits.some((hit) => vocabulary.isNamed(hit));
  const named = begun.filter(
    (hit) => vocabulary.isNamed(hit) && (!isWord || (!isThere && isMade(hit))),
  );
  if (named.length === 0 && !isThere && !isWord && (isUnfinished || !vocabulary.isWord(raw)))
    return begun;
  return named.map((hit) => ({ ...hit, isOfName: true }));
}

/** What a word means that is a misspelling; nothing if it is spelt right. */
export function correctedMeaning(
  part: QueryPart,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning {
  // What is spelt right is not in the shop.
  if (isSpeltRight(part, vocabulary, synonyms)) return { parts: [part], hits: [], phrases: [] };
  const { hits, words } = vocabulary.corrected(part.text, synonyms.words);
  const others = words
    .slice(0, 3)
    .map((word) => synonymsOf([word], vocabulary, synonyms, QUALITY.corrected));
  return {
    parts: [part],
    hits: [...hits, ...others.flatMap((other) => other.hits)],
    phrases: others.flatMap((other) => other.phrases),
    ...(words[0] !== undefined && { corrected: words[0] }),
  };
}
