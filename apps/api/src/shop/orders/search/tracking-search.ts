import { withoutZero } from './phone-search.js';

/** Text with fewer characters or digits is more likely an address or a product. */
const MIN_LENGTH = 6;
const MIN_DIGITS = 4;

/** The search words of a tracking number, or of several in one field: `1Z 999-AA1` is `1Z999AA1`. */
export function trackingWords(trackingNumber: string): string[] {
  const numbers = trackingNumber.split(/[,;/]+/).map(joined);
  // Typed in groups, digits alone are read like a phone number, without leading zeros.
  return numbers.flatMap((number) =>
    /^\d+$/.test(number) ? [number, withoutZero(number)] : number,
  );
}

/** What was typed in groups, if it may be a tracking number or its beginning, in the form of `trackingWords`. */
export function typedTrackingNumber(text: string): string | undefined {
  const number = joined(text);
  const digits = number.replace(/\D/g, '');
  const isLikely = number.length >= MIN_LENGTH && digits.length >= MIN_DIGITS;
  return isLikely && number !== text ? number : undefined;
}

/** Letters and digits only: carriers, mails and people put spaces and dashes at will. */
const joined = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
