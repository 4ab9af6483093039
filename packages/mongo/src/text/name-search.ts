import { Types } from 'mongoose';
import { wordsOf } from './plain-text.js';

/** In characters. The rest of a longer typed word is ignored. */
const MAX_PREFIX_LENGTH = 32;
/** Further words of a search are ignored. */
const MAX_WORDS = 5;

/**
 * Every prefix of every word of these texts, such as a name and an e-mail address. Stored in a document and indexed
 * together with the list's sort order, so that a search reads only the page it shows, however long the list is.
 */
export function searchPrefixes(...texts: string[]): string[] {
  const prefixes = texts.flatMap(wordsOf).flatMap((word) => {
    const letters = Array.from(word).slice(0, MAX_PREFIX_LENGTH);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(prefixes)];
}

/**
 * The words of these texts as `nameFilter` finds them when they are typed to the end. They take the place of the
 * prefixes in documents that are written by the thousand: an index has one entry for each.
 */
export function searchWords(...texts: string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf).map(cut))];
}

/**
 * A filter for documents that have, for each typed word, a word that begins with it. Text without words matches all
 * documents; no character acts as a wildcard.
 * @param field where the documents store their `searchPrefixes`.
 */
export function nameFilter(field: string, typed: string): object {
  const words = wordsOf(typed).slice(0, MAX_WORDS);
  if (words.length === 0) return {};
  const prefixes = words.map(cut);
  return { $and: [...new Set(prefixes)].map((prefix) => ({ [field]: prefix })) };
}

function cut(word: string): string {
  return Array.from(word).slice(0, MAX_PREFIX_LENGTH).join('');
}

/** The id in a typed text, with or without a leading `#`; undefined for any other text. */
export function typedId(text: string): Types.ObjectId | undefined {
  const id = /^#?([0-9a-f]{24})$/i.exec(text)?.[1];
  return id === undefined ? undefined : new Types.ObjectId(id);
}
