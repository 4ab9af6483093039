import { MOST_SUGGESTED } from '@shop/shared';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A text with its last word finished: as it was read, if so, and in each way in which a word of some names begins with
 * it.
 */
export function termsFrom(
  text: string,
  products: readonly { name: string }[],
  readAs = '',
): string[] {
  const typed = text.toLowerCase().trimStart();
  const [begun = ''] = /[\p{L}\p{M}\p{N}]+$/u.exec(typed) ?? [];
  if (begun === '') return [];
  const before = typed.slice(0, -begun.length);
  const words = products.flatMap(({ name }) => name.toLowerCase().match(WORDS) ?? []);
  const longer = words
    .filter((word) => word.startsWith(begun) && word !== begun)
    .map((word) => before + word);
  const finished = readAs.startsWith(typed) && readAs !== typed ? [readAs] : [];
  return [...new Set([...finished, ...longer])].slice(0, MOST_SUGGESTED.terms);
}
