/** Digits, and the characters between them in a phone number. */
const PHONE = /^[+(]*\d[\d\s().+/-]*$/;
/** Fewer digits are more likely a house number or an order number. */
const MIN_DIGITS = 5;
/** Digits without a gap are an order number, unless they begin like a phone number. */
const UNBROKEN_PHONE = /^0\d{7,}$/;

/**
 * The digits of a phone number, starting at each of its groups: for `+1 (555) 010-0123` these are `15550100123`,
 * `5550100123` and so on. Leading zeros are ignored, because numbers with a country code are written without them.
 */
export function phoneEndings(phone: string): string[] {
  const groups = phone.split(/\D+/).filter(Boolean);
  return groups.map((_, index) => groups.slice(index).join('')).flatMap((d) => [d, withoutZero(d)]);
}

/** The digits of a text that is a phone number, or the beginning of one; undefined for any other text. */
export function typedPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  const isBroken = PHONE.test(text) && digits !== text && digits.length >= MIN_DIGITS;
  return isBroken || UNBROKEN_PHONE.test(text) ? withoutZero(digits) : undefined;
}

/** Digits without their leading zeros. */
export function withoutZero(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
