import { readQuery } from './query.js';
import { fold } from './fold.js';
import { stemOf } from './stem.js';

/** The same for all ways to ask for the same thing: other forms of a word, filler words and marks make no difference. */
export function queryKey(text: string): string {
  const { parts, without, price } = readQuery(text);
  const words = parts.map((part) => (part.kind === 'word' ? stemOf(part.text) : part.text));
  const not = without.map((part) => `-${stemOf(part.text)}`);
  const range = price ? [`${price.minCents ?? ''}-${price.maxCents ?? ''}`] : [];
  return [...words, ...not, ...range].join(' ');
}

/** A query as it is counted and shown to administrators: lower case, without accents, single spaces. */
export function plainQuery(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
