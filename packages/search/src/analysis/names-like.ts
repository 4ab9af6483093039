import { fold } from './fold.js';
import { partsOf, type Part } from './parts.js';
import { readQuery, type QueryPart } from './query.js';
import { stemOf } from './stem.js';

/**
 * Those of some names that have every word of a text, in any form; its last word may still be being typed. Names that
 * begin with one of the words come first, the others keep their order.
 */
export function namesLike<T extends { name: string }>(text: string, named: readonly T[]): T[] {
  const { parts: wanted } = readQuery(text);
  if (wanted.length === 0) return [];
  const found = named.flatMap((one) => {
    const words = partsOf(fold(one.name));
    const places = wanted.map((part) => words.findIndex((word) => isMeant(word, part)));
    return places.includes(-1) ? [] : [{ one, isFirst: places.includes(0) }];
  });
  return found.sort((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ one }) => one);
}

function isMeant(word: Part, { text, raw, isLast }: QueryPart): boolean {
  return stemOf(word.text) === stemOf(text) || (isLast && word.raw.startsWith(raw));
}
