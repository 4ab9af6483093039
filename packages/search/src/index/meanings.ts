import type { QueryPart } from '../analysis/query.js';
import type { Synonyms } from '../synonyms/synonyms.js';
import { QUALITY, type TermHit, type Vocabulary } from './vocabulary.js';

/** Several words that stand for one: each must be there. */
export interface Phrase {
  words: TermHit[][];
  /** Whether they have to follow each other in the name. */
  isFixed: boolean;
  quality: number;
}

/** What a part of a query, or several together, may mean: any of these terms, or phrases. */
export interface Meaning {
  parts: readonly QueryPart[];
  hits: TermHit[];
  phrases: Phrase[];
  /** The word as it was read, if it was misspelt. */
  mended?: string;
}

/** Neighbours that may be one word, or a phrase with synonyms. */
const WIDEST = 3;
/** Letters of a word that may be two words without a space, and of each of them. */
const SPLIT_FROM = 5;
const SPLIT_PART = 2;
const MAX_SPLITS = 2;

/**
 * What is meant by the parts of a query, in their order. What has no meaning has neither terms nor phrases.
 * @param isLiteral leaves misspelt words as they are.
 */
export function meaningsOf(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isLiteral = false,
): Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 0; at < parts.length;) {
    const wide = wideMeaning(parts, at, vocabulary, synonyms);
    const part = parts[at];
    if (wide) {
      meanings.push(wide);
      at += wide.parts.length;
    } else {
      if (part) meanings.push(meaningOf(part, vocabulary, synonyms, isLiteral));
      at += 1;
    }
  }
  return meanings;
}

export const isKnown = ({ hits, phrases }: Meaning): boolean =>
  hits.length > 0 || phrases.length > 0;

/** The same meaning, and words that it may be a misspelling of. */
export function widened(meaning: Meaning, vocabulary: Vocabulary, synonyms: Synonyms): Meaning {
  const [part] = meaning.parts;
  if (meaning.mended !== undefined || meaning.parts.length !== 1 || part?.kind !== 'word')
    return meaning;
  const other = mendedMeaning(part, vocabulary, synonyms);
  return {
    ...other,
    hits: [...meaning.hits, ...other.hits],
    phrases: [...meaning.phrases, ...other.phrases],
  };
}

/** Two or three neighbours that there are as one word, or that have synonyms together. */
function wideMeaning(
  parts: readonly QueryPart[],
  at: number,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning | undefined {
  for (let width = WIDEST; width > 1; width -= 1) {
    const some = parts.slice(at, at + width);
    if (some.length < width || some.some(({ kind }) => kind === 'pair')) continue;
    const joined = vocabulary.exactly(some.map(({ raw }) => raw).join(''), QUALITY.joined);
    const others = synonymsOf(
      some.map(({ text }) => text),
      vocabulary,
      synonyms,
    );
    if (joined.length + others.hits.length + others.phrases.length === 0) continue;
    const own = some.map((part) => singleMeaning(part, vocabulary, synonyms, true).hits);
    const isWhole = own.every((hits) => hits.length > 0);
    return {
      parts: some,
      hits: [...joined, ...others.hits],
      phrases: [
        ...(isWhole ? [{ words: own, isFixed: false, quality: 1 }] : []),
        ...others.phrases,
      ],
    };
  }
  return undefined;
}

function meaningOf(
  part: QueryPart,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isLiteral: boolean,
): Meaning {
  const meaning = singleMeaning(part, vocabulary, synonyms);
  if (isLiteral || isKnown(meaning) || part.kind !== 'word') return meaning;
  return mendedMeaning(part, vocabulary, synonyms);
}

/** @param isOwn leaves out synonyms and phrases. */
function singleMeaning(
  part: QueryPart,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isOwn = false,
): Meaning {
  const { text, kind, raw, also, isLast } = part;
  const hits = vocabulary.exactly(text);
  if (raw !== text && hits.length === 0) hits.push(...vocabulary.exactly(raw));
  const meaning: Meaning = { parts: [part], hits, phrases: [] };
  if (!isOwn && kind === 'word') {
    const others = synonymsOf([text], vocabulary, synonyms);
    hits.push(...others.hits);
    meaning.phrases.push(...others.phrases);
  }
  if (!isKnown(meaning) && (kind === 'code' || kind === 'quantity'))
    meaning.phrases.push(...inPieces(also.slice(0, kind === 'code' ? undefined : 1), vocabulary));
  if (!isKnown(meaning) && kind === 'word') meaning.phrases.push(...splits(text, vocabulary));
  if (isLast || !isKnown(meaning)) hits.push(...vocabulary.begunWith(raw));
  return meaning;
}

function mendedMeaning(part: QueryPart, vocabulary: Vocabulary, synonyms: Synonyms): Meaning {
  // What is spelt right is not in the shop.
  if (synonyms.knows(part.text)) return { parts: [part], hits: [], phrases: [] };
  const { hits, words } = vocabulary.mended(part.text, synonyms.words);
  const others = words
    .slice(0, 3)
    .map((word) => synonymsOf([word], vocabulary, synonyms, QUALITY.mended));
  return {
    parts: [part],
    hits: [...hits, ...others.flatMap((other) => other.hits)],
    phrases: others.flatMap((other) => other.phrases),
    ...(words[0] !== undefined && { mended: words[0] }),
  };
}

function synonymsOf(
  words: readonly string[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  surety = 1,
): Pick<Meaning, 'hits' | 'phrases'> {
  const quality = QUALITY.synonym * surety;
  const found: Pick<Meaning, 'hits' | 'phrases'> = { hits: [], phrases: [] };
  for (const phrase of synonyms.of(words)) {
    const hits = phrase.map((word) => vocabulary.exactly(word, quality));
    const [only] = hits;
    if (hits.length === 1 && only) found.hits.push(...only);
    else if (hits.every(({ length }) => length > 0))
      found.phrases.push({ words: hits, isFixed: true, quality: 1 });
    const joined = hits.length > 1 ? vocabulary.exactly(phrase.join(''), quality) : [];
    found.hits.push(...joined);
  }
  for (const hit of found.hits) {
    hit.isSynonym = true;
    hit.isGuess ||= surety < 1;
  }
  return found;
}

/** Letters and digits of a code, one by one. */
function inPieces(pieces: readonly string[], vocabulary: Vocabulary): Phrase[] {
  const words = pieces.map((piece) => vocabulary.exactly(piece));
  return words.length > 0 && words.every(({ length }) => length > 0)
    ? [{ words, isFixed: false, quality: QUALITY.joined }]
    : [];
}

/** Two words without a space between them. */
function splits(word: string, vocabulary: Vocabulary): Phrase[] {
  if (word.length < SPLIT_FROM) return [];
  const found: { words: TermHit[][]; surety: number }[] = [];
  for (let cut = SPLIT_PART; cut <= word.length - SPLIT_PART; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    const words = [vocabulary.exactly(left), vocabulary.exactly(right)];
    if (words.every(({ length }) => length > 0))
      found.push({ words, surety: Math.min(left.length, right.length) });
  }
  return found
    .sort((a, b) => b.surety - a.surety)
    .slice(0, MAX_SPLITS)
    .map(({ words }) => ({ words, isFixed: true, quality: QUALITY.joined }));
}
