import { readWholeNumber } from '@shop/shared';

/** An amount as exact cents, or why the text is none. */
export type Amount = { cents: number } | { reason: string };

/** Digits, a point and at most two decimals. */
const PLAIN = /^(\d*)(?:\.(\d{1,2}))?$/;
/** The same with a comma; points or spaces may group the thousands. */
const WITH_COMMA = /^(\d{1,3}(?:[. \u00a0\u202f']\d{3})+|\d*)(?:,(\d{1,2}))?$/;
/** What only a decimal comma makes an amount. */
const NEEDS_COMMA = /^\d{1,3}(?:[. \u00a0\u202f]\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/;

/** An amount in text, without any rounding. A sign or a thousands separator makes it none. */
export function amountOf(text: string, { hasDecimalComma = false } = {}): Amount {
  if (text.startsWith('-')) return { reason: 'must be 0 or more' };
  const match = (hasDecimalComma ? WITH_COMMA : PLAIN).exec(text);
  const whole = match?.[1]?.replace(/\D/g, '') ?? '';
  const decimals = match?.[2] ?? '';
  if (!match || (whole === '' && decimals === '')) {
    return { reason: `is not an amount such as ${hasDecimalComma ? '1234,50' : '1234.50'}` };
  }
  if (whole.replace(/^0+/, '').length > 12) return { reason: 'is too high' };
  return { cents: Number(whole) * 100 + Number(decimals.padEnd(2, '0')) };
}

/** Whether an amount must have been written with a decimal comma, or can't have been. */
export function commaIn(text: string): boolean | undefined {
  if (NEEDS_COMMA.test(text)) return true;
  return /^\d*\.\d{1,2}$/.test(text) ? false : undefined;
}

/**
 * A whole number, perhaps below zero. `5.0` and `5,00` are whole; `1,000` could mean a thousand or one, and is told as
 * the forms tell it.
 */
export function wholeNumberOf(
  text: string,
): { number: number } | { ambiguity: string } | undefined {
  const digits = text.replace(/^[+-]/, '').replace(/^(\d+)[.,]0{1,2}$/, '$1');
  const whole = readWholeNumber(digits);
  if (!whole || 'ambiguity' in whole) return whole;
  return { number: Number(whole.number) * (text.startsWith('-') ? -1 : 1) };
}

/** A number with a point or a comma, 0 or more, or undefined. */
export function numberOf(text: string): number | undefined {
  const plain = text.replace(',', '.');
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
