/** Digits, and the characters between them in a phone number. */
const PHONE = /^[+(]*\d[\d\s().+/-]*$/;
/** Fewer digits with gaps are more likely a house number and something else. */
const MIN_PHONE_DIGITS = 5;
/** Shorter numbers are typed with their zeros, or are the beginning of one. */
const MIN_WITHOUT_ZEROS = 4;
/** A zero that is left out by whoever dials the country code before it. */
const TRUNK_ZERO = /\(0\)/g;

/**
 * The digits of a phone number or a postal code, starting at each of its groups, with their leading zeros and without:
 * for `+1 (555) 010-0123` these are `15550100123`, `5550100123`, `0100123`, `100123` and so on.
 */
export function digitEndings(text: string): string[] {
  const groups = text.replace(TRUNK_ZERO, ' ').split(/\D+/).filter(Boolean);
  const endings = groups.map((_, index) => groups.slice(index).join(''));
  return endings.flatMap((digits) => [digits, withoutZeros(digits)]);
}

/** A typed phone number, or its beginning, in the form of `digitEndings`; undefined for text without gaps between digits. */
export function typedPhone(text: string): string | undefined {
  const digits = text.replace(TRUNK_ZERO, '').replace(/\D/g, '');
  if (!PHONE.test(text) || digits === text || digits.length < MIN_PHONE_DIGITS) return undefined;
  return withoutZeros(digits);
}

/** A typed word; of a number in the form of `digitEndings`. */
export function typedWord(word: string): string {
  return /^\d+$/.test(word) && word.length >= MIN_WITHOUT_ZEROS ? withoutZeros(word) : word;
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
