/** Which letters each word of a list has, and how many: tells most words apart without comparing them. */
export interface LetterSets {
  /** A bit for each letter; other characters share five. */
  sets: Uint32Array;
  lengths: Uint8Array;
}

const LATIN = 26;
const OTHERS = 5;
const FIRST = 'a'.charCodeAt(0);
const known = new WeakMap<readonly string[], LetterSets>();

/** The letters of a text, as bits. */
export function letterSet(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const letter = code - FIRST;
    set |= 1 << (letter >= 0 && letter < LATIN ? letter : LATIN + (code % OTHERS));
  }
  return set >>> 0;
}

/** Computed once for each list, which must not change afterwards. */
export function letterSetsOf(words: readonly string[]): LetterSets {
  const found = known.get(words);
  if (found) return found;
  const made = {
    sets: Uint32Array.from(words, letterSet),
    lengths: Uint8Array.from(words, ({ length }) => Math.min(255, length)),
  };
  known.set(words, made);
  return made;
}

/** How many letters one set has that another has not. */
export function lettersMissing(of: number, from: number): number {
  let left = of & ~from;
  left -= (left >>> 1) & 0x55555555;
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) & 0xff;
}
