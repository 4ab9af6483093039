import { nthLargest } from '../nth-largest.js';
import type { Segment } from '../segment.js';

/** Beginnings of a letter or two have more words than this; the most frequent ones are used. */
const MAX_EXPANSIONS = 64;

/** The number of a term, or -1. */
export const termNumber = (segment: Segment, term: string): number => find(segment.terms, term);

/** The numbers of all terms with a stem. */
export function termsWithStem(
  { stems, stemOffsets, stemTerms }: Segment,
  stem: string,
): Uint32Array {
  const at = find(stems, stem);
  return at < 0
    ? stemTerms.subarray(0, 0)
    : stemTerms.subarray(stemOffsets[at], stemOffsets[at + 1]);
}

/** How many products have a term. */
export function frequency({ offsets }: Segment, term: number): number {
  return (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
}

/** The numbers of longer terms that begin with a text: all, or the most frequent ones. */
export function termsBeginningWith(segment: Segment, text: string): number[] {
  const { terms } = segment;
  let begin = placeOf(terms, text);
  if (terms[begin] === text) begin += 1;
  const end = placeOf(terms, `${text}\uffff`);
  const count = Math.max(0, end - begin);
  const numbers = Array.from({ length: count }, (_, index) => begin + index);
  if (count <= MAX_EXPANSIONS) return numbers;
  const frequencies = Float64Array.from(numbers, (term) => frequency(segment, term));
  const least = nthLargest(frequencies, MAX_EXPANSIONS);
  return numbers
    .filter((term) => frequency(segment, term) >= least)
    .sort((a, b) => frequency(segment, b) - frequency(segment, a))
    .slice(0, MAX_EXPANSIONS);
}

function find(sorted: readonly string[], text: string): number {
  const place = placeOf(sorted, text);
  return sorted[place] === text ? place : -1;
}

/** The place of the first item that is not before a text. */
export function placeOf(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
