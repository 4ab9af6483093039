/** Something that the palette leads to. */
export interface Place {
  to: string;
  label: string;
  /** What tells it from others with this label. */
  detail?: string;
  /** What it is found by besides its label. */
  words?: string;
}

/** Whether each of the typed words begins a word of the place's label, or one that it is found by besides. */
export function isNamed({ label, words: besides = '' }: Place, text: string): boolean {
  const words = wordsOf(`${label} ${besides}`);
  return wordsOf(text).every((part) => words.some((word) => word.startsWith(part)));
}

/** Both sides are split alike, so that `today's` and `pick-up` find what is written so. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
