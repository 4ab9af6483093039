import type { QueryPart } from '../../analysis/query.js';
import { formOf } from '../../analysis/stem.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { begunName } from './begun-names.js';
import { isKnown, type Meaning } from './meaning.js';
import { joinedMisspelt } from './joined-words.js';
import { isCompound } from '../../synonyms/compounds.js';
import { synonymsOf } from './other-words.js';
import { correctedMeaning, isSpeltRight, singleMeaning } from './single-meaning.js';
import { QUALITY, type TermHit, type Vocabulary } from './vocabulary.js';

/** Neighbours that may be one word, or a phrase with synonyms. */
const WIDEST = 3;

/** Letters of two words from which on they may be one that is misspelt. */
const JOINED_FROM = 7;

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
  const meanings = inOrder(parts, vocabulary, synonyms, isLiteral);
  const joined = isLiteral ? undefined : misspeltTogether(meanings, vocabulary, synonyms);
  if (joined) return joined;
  const corrected = correctedParts(parts, meanings);
  if (!corrected) return meanings;
  // Of a phrase with synonyms, the shop may have no word: “nihgt table”.
  const others = inOrder(corrected, vocabulary, synonyms, true);
  const isCorrected = ({ parts: some }: Meaning) => some.some((part) => !parts.includes(part));
  if (!others.some((meaning) => meaning.parts.length > 1 && isCorrected(meaning))) return meanings;
  return others.map((meaning) => {
    if (!isCorrected(meaning)) return meaning;
    if (meaning.parts.length > 1) return guessed(meaning);
    return meanings.find(({ corrected: word }) => word === meaning.parts[0]?.text) ?? meaning;
  });
}

/** What the parts mean one by one, but for those that are no kind of the last: a sleeping bag is no bag. */
export function meaningsApart(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning[] {
  return inOrder(parts, vocabulary, synonyms, false, true);
}

/** Two neighbours as one word that is misspelt, if there is no word like the wrong one: “skate bord”. */
function misspeltTogether(
  meanings: readonly Meaning[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning[] | undefined {
  for (const [at, left] of meanings.entries()) {
    const right = meanings[at + 1];
    if (!right || [left, right].every(({ corrected }) => corrected === undefined)) continue;
    const parts = [...left.parts, ...right.parts];
    const [first, second] = parts;
    if (!first || !second || parts.length > 2 || parts.some(({ kind }) => kind !== 'word'))
      continue;
    const text = first.raw + second.raw;
    if (text.length < JOINED_FROM) continue;
    const whole = correctedMeaning({ ...second, text, raw: text }, vocabulary, synonyms);
    // Forms of a word would do away with the second: “sadpaper red” is not sandpapered.
    const isWhole = Math.abs((whole.corrected?.length ?? 0) - text.length) < 2;
    const isNear =
      isWhole &&
      whole.hits.some((hit) => hit.quality >= QUALITY.corrected && vocabulary.isThing(hit));
    if (isNear) return [...meanings.slice(0, at), { ...whole, parts }, ...meanings.slice(at + 2)];
  }
  return undefined;
}

/** The parts with misspelt words corrected, if there are any, and other words beside them. */
function correctedParts(
  parts: readonly QueryPart[],
  meanings: readonly Meaning[],
): QueryPart[] | undefined {
  if (parts.length < 2 || meanings.every(({ corrected }) => corrected === undefined))
    return undefined;
  return parts.map((part) => {
    const text = meanings.find(({ parts: [first] }) => first === part)?.corrected;
    return text === undefined ? part : { ...part, text, raw: text };
  });
}

function guessed(meaning: Meaning): Meaning {
  const hits = [...meaning.hits, ...meaning.phrases.flatMap(({ words }) => words.flat())];
  for (const hit of hits) hit.isGuess = true;
  return { ...meaning, corrected: meaning.parts.map(({ raw }) => raw).join(' ') };
}

function inOrder(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isLiteral: boolean,
  isApart = false,
): Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 0; at < parts.length;) {
    const isOneThing =
      !isApart ||
      isCompound(parts[at]?.text, parts[at + 1]?.text) ||
      isThingTogether(parts.slice(at, at + 2), vocabulary);
    const widest = isApart ? 2 : WIDEST;
    const wide = isOneThing ? wideMeaning(parts, at, widest, vocabulary, synonyms) : undefined;
    const part = parts[at];
    if (wide) {
      meanings.push(wide);
      at += wide.parts.length;
    } else {
      if (part) meanings.push(...meaningsOfOne(part, vocabulary, synonyms, isLiteral));
      at += 1;
    }
  }
  for (const { hits } of meanings) for (const hit of hits) spareThingsAskedFor(hit, parts);
  return meanings;
}

/** Whether products are called by two words as one: “hand bag”. */
const isThingTogether = (parts: readonly QueryPart[], vocabulary: Vocabulary) =>
  parts.length === 2 &&
  parts.every(({ kind }) => kind === 'word') &&
  vocabulary.exactly(parts.map(({ raw }) => raw).join('')).some((hit) => vocabulary.isThing(hit));

/** Where “shoes and bags” are wanted, bags are no other things than shoes. */
function spareThingsAskedFor(hit: TermHit, parts: readonly QueryPart[]): void {
  if (!hit.otherThings || !hit.otherWords) return;
  const asked = new Set(parts.map(({ text }) => formOf(text)));
  if (hit.otherWords.some((word) => asked.has(formOf(word)))) hit.otherThings = [];
}

/** The same meaning, and words that it may be a misspelling of. No word that there is means another. */
export function widened(meaning: Meaning, vocabulary: Vocabulary, synonyms: Synonyms): Meaning {
  const [part] = meaning.parts;
  if (meaning.corrected !== undefined || meaning.parts.length !== 1 || part?.kind !== 'word')
    return meaning;
  const isThere = meaning.hits.some(({ isGuess }) => !isGuess);
  if (isThere || isSpeltRight(part, vocabulary, synonyms)) return meaning;
  const other = correctedMeaning(part, vocabulary, synonyms);
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
  widest: number,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning | undefined {
  for (let width = widest; width > 1; width -= 1) {
    const some = parts.slice(at, at + width);
    if (some.length < width || some.some(({ kind }) => kind === 'pair')) continue;
    const joined = vocabulary.exactly(some.map(({ raw }) => raw).join(''), QUALITY.joined);
    const others = synonymsOf(
      some.map(({ text }) => text),
      vocabulary,
      synonyms,
    );
    const isOneThing = width === 2 && isCompound(some[0]?.text, some[1]?.text);
    if (!isOneThing && joined.length + others.hits.length + others.phrases.length === 0) continue;
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

function meaningsOfOne(
  part: QueryPart,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isLiteral: boolean,
): Meaning[] {
  const meaning = singleMeaning(part, vocabulary, synonyms);
  if (isLiteral || part.kind !== 'word') return [meaning];
  const begun = begunName(part, meaning, vocabulary, synonyms);
  if (begun) return [begun];
  if (isKnown(meaning)) return [meaning];
  // `tshirt` is to find what “t-shirt” finds, although the shop has nothing but shirts.
  const apart = partsApart(part, synonyms).map((one) => singleMeaning(one, vocabulary, synonyms));
  if (apart.some(isKnown)) return apart;
  const corrected = correctedMeaning(part, vocabulary, synonyms);
  if (isKnown(corrected) || isSpeltRight(part, vocabulary, synonyms)) return [corrected];
  const joined = joinedMisspelt(part, vocabulary, synonyms);
  if (joined.length === 0) return [corrected];
  return joined.map((one) => ({
    ...singleMeaning(one, vocabulary, synonyms),
    corrected: one.text,
  }));
}

/** The words that a word is made of, as if they had been typed with spaces. */
function partsApart(part: QueryPart, synonyms: Synonyms): QueryPart[] {
  const words = synonyms.wordsIn(part.text);
  return words.map((text, at) => {
    const isEnd = at === words.length - 1;
    return { ...part, text, raw: text, isHead: part.isHead && isEnd, isLast: part.isLast && isEnd };
  });
}
