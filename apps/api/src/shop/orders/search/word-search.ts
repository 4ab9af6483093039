import { wordsOf } from '@shop/mongo/text';

/** In characters. The rest of a longer typed word is ignored. */
const MAX_WORD_LENGTH = 32;
/** Further words of a search are ignored. */
const MAX_WORDS = 5;

/**
 * The words of these texts, except those that others begin with: a search for the beginning of a word finds it. Stored
 * in a document and indexed, one entry for each.
 */
export function searchWords(...texts: string[]): string[] {
  const words = [...new Set(texts.flatMap(wordsOf).map(cut))].sort();
  return words.filter((word, index) => !words[index + 1]?.startsWith(word));
}

/**
 * A filter for documents that have, for each typed word, a word that begins with it. Text without words matches all
 * documents; no character acts as a wildcard.
 * @param field where the documents store their `searchWords`.
 * @param joined the letters and digits of the typed text as one word: documents that have a word that begins with it
 * match, too.
 */
export function wordFilter(field: string, typed: string, joined = ''): object {
  const words = [...new Set(wordsOf(typed).slice(0, MAX_WORDS).map(cut))];
  const starts = words.map((word) => ({ [field]: startOf(word) }));
  if (starts.length === 0) return {};
  const [first = ''] = words;
  const [other = ''] = wordsOf(joined).map(cut);
  const shared = /^[\p{L}\p{N}]+/u.exec(first)?.[0] ?? '';
  if (!other || !shared || !other.startsWith(shared)) return { $and: starts };
  // What both begin with is a condition of its own, because only a single beginning is looked up in the index.
  const either = words.map((word) => ({ [field]: { $in: [startOf(word), startOf(other)] } }));
  return { $and: [{ [field]: startOf(shared) }, ...either] };
}

const startOf = (word: string) => new RegExp(`^${escaped(word)}`);

function cut(word: string): string {
  return Array.from(word).slice(0, MAX_WORD_LENGTH).join('');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
