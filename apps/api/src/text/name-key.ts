import { plainText } from './plain-text.js';

/** As many digits as a number in a name is compared by. */
const DIGITS = 12;

/**
 * A name as a list is sorted by it: whatever its case, accents and punctuation, and by the value of its numbers, so
 * that `Lamp 9` stands before `Lamp 10`.
 */
export function nameKey(name: string): string {
  const plain = plainText(name);
  // A name of signs alone is sorted by them.
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [plain];
  return words
    .join(' ')
    .replace(/\d+/g, (digits) => digits.replace(/^0+/, '').padStart(DIGITS, '0'));
}
