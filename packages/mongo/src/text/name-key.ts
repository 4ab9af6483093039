import { plainText } from './plain-text.js';

/** Numbers in names are compared by up to this many digits. */
const DIGITS = 12;

/**
 * The sort key of a name: ignores case, accents and punctuation, and compares numbers by value, so that `Lamp 9` comes
 * before `Lamp 10`.
 */
export function nameKey(name: string): string {
  const plain = plainText(name);
  // A name without letters and digits is sorted as it is.
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [plain];
  return words
    .join(' ')
    .replace(/\d+/g, (digits) => digits.replace(/^0+/, '').padStart(DIGITS, '0'));
}
