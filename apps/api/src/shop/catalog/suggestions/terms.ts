import { MOST_SUGGESTED } from '@shop/shared';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** A text with its last word finished, in each way in which a word of some names begins with it. */
export function termsFrom(text: string, products: readonly { name: string }[]): string[] {
  const typed = text.toLowerCase().trimStart();
  const [begun = ''] = /[\p{L}\p{M}\p{N}]+$/u.exec(typed) ?? [];
  if (begun === '') return [];
  const before = typed.slice(0, -begun.length);
  const words = products.flatMap(({ name }) => name.toLowerCase().match(WORDS) ?? []);
  const longer = words.filter((word) => word.startsWith(begun) && word !== begun);
  return [...new Set(longer)].slice(0, MOST_SUGGESTED.terms).map((word) => before + word);
}
