import { isOfAnyOccasion } from '../../analysis/fillers.js';
import type { QueryPart } from '../../analysis/query.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import type { Meaning, Phrase } from './meaning.js';
import { QUALITY, type TermHit, type Vocabulary } from './vocabulary.js';

/** Letters of a word that may be two words without a space, and of each of them. “Car Pet Seat” is no carpet. */
const SPLIT_UNKNOWN = { from: 5, part: 2 };
const SPLIT_KNOWN = { from: 7, part: 3 };
const MAX_SPLITS = 2;

/** How much less each further thing is needed on an occasion, of those that a line names. */
const LESS_WITH_EACH = 0.05;

const ofName = (hit: TermHit): TermHit => ({ ...hit, isOfName: true });

/**
 * What else the words of a phrase are called.
 * @param less how much less sure each further name is than the one before.
 */
export function synonymsOf(
  words: readonly string[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  surety = 1,
  less = 0,
): Pick<Meaning, 'hits' | 'phrases'> {
  const found: Pick<Meaning, 'hits' | 'phrases'> = { hits: [], phrases: [] };
  const { phrases, isDerived } = synonyms.of(words);
  const mark = (hit: TermHit) => {
    hit.isSynonym = true;
    if (isDerived) hit.isDerived = true;
  };
  for (const [at, phrase] of phrases.entries()) {
    const quality = QUALITY.synonym * surety * Math.max(0.3, 1 - less * at);
    const hits = phrase.map((word) => vocabulary.exactly(word, quality));
    const [only] = hits;
    if (hits.length === 1 && only) found.hits.push(...only);
    else if (hits.every(({ length }) => length > 0)) {
      for (const hit of hits.flat()) mark(hit);
      found.phrases.push({ words: hits, isFixed: true, quality: 1 });
    }
    const joined = hits.length > 1 ? vocabulary.exactly(phrase.join(''), quality) : [];
    found.hits.push(...joined);
  }
  for (const hit of found.hits) {
    mark(hit);
    hit.isGuess ||= surety < 1;
  }
  return found;
}

/**
 * What is needed on an occasion, if a query is for nothing else: a coat in winter. Of “birthday party for kids”, each
 * word is one.
 * @param activity what is done, if that is said: it counts more than when or where.
 */
export function occasionOf(
  parts: readonly QueryPart[],
  own: readonly Meaning[],
  vocabulary: Vocabulary,
  { occasions, gifts }: { occasions: Synonyms; gifts: Synonyms },
  activity?: string,
): Meaning | undefined {
  const [first] = own;
  const isOne = own.length === 1 && first && !first.corrected;
  const all = parts.map(({ text }) => text);
  const telling = all.filter((text) => !isOfAnyOccasion(text));
  const named = (words: readonly string[], of: Synonyms) => {
    // A mountain is no mountaineering.
    if (of.of(words).isDerived) return [];
    const { hits, phrases } = synonymsOf(words, vocabulary, of, 1, LESS_WITH_EACH);
    return hits.length + phrases.length > 0 ? [{ hits, phrases }] : [];
  };
  const asTyped = named(all, occasions);
  const texts = telling.length > 0 && asTyped.length === 0 ? telling : all;
  const whole = texts === all ? asTyped : named(texts, occasions);
  const each = texts.length > 1 ? texts.map((text) => named([text], occasions)) : [];
  const isGift = (word: string) => named([word], gifts).length > 0;
  const isEach = texts.every((text, at) => isGift(text) || (each[at]?.length ?? 0) > 0);
  const special = whole.length > 0 ? whole : isEach ? each.flat() : [];
  // Of something to read on holiday, the holiday only says when.
  const done = activity === undefined ? [] : named([activity], occasions);
  const others = done.length > 0 ? done : special.length > 0 ? special : named(texts, gifts);
  if (others.length === 0) return undefined;
  return {
    parts,
    hits: [
      ...(isOne
        ? first.hits.filter(({ isGuess }) => !isGuess || parts.at(-1)?.isUnfinished).map(ofName)
        : []),
      ...others.flatMap(({ hits }) => hits),
    ],
    phrases: others.flatMap(({ phrases }) => phrases),
  };
}

/** Letters and digits of a code, one by one. */
export function inPieces(pieces: readonly string[], vocabulary: Vocabulary): Phrase[] {
  const words = pieces.map((piece) => vocabulary.exactly(piece));
  return words.length > 0 && words.every(({ length }) => length > 0)
    ? [{ words, isFixed: false, quality: QUALITY.joined }]
    : [];
}

/**
 * Two words without a space between them.
 * @param isKnown whether products have the word itself, so that it takes more to be two.
 */
export function splits(word: string, vocabulary: Vocabulary, isKnown: boolean): Phrase[] {
  const { from, part } = isKnown ? SPLIT_KNOWN : SPLIT_UNKNOWN;
  if (word.length < from) return [];
  const found: { words: TermHit[][]; surety: number }[] = [];
  for (let cut = part; cut <= word.length - part; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    const first = vocabulary.exactly(left);
    const second = first.length > 0 ? vocabulary.exactly(right) : [];
    if (second.length > 0)
      found.push({ words: [first, second], surety: Math.min(left.length, right.length) });
  }
  return found
    .sort((a, b) => b.surety - a.surety)
    .slice(0, MAX_SPLITS)
    .map(({ words }) => ({ words, isFixed: true, quality: QUALITY.joined }));
}
