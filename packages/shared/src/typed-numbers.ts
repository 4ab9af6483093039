import { shopCurrency, withShopSign } from './money.js';

/** What somebody meant by a typed number. */
export type TypedNumber =
  /** The number in digits, with a point before its decimals. */
  | { number: string }
  /** Why the text can be read in two ways, and how to write each. */
  | { ambiguity: string }
  /** It is no number of this kind. */
  | undefined;

/** Longer texts are no numbers, and are not looked at. */
const MAX_LENGTH = 60;
/** Marks of writing direction and of encoding, which come along unseen when text is copied. */
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** The zeros of the digits that keyboards of other scripts type: full-width, Arabic and Persian. */
const ZEROS = [0xff10, 0x0660, 0x06f0];
const OTHER_SIGNS: Record<string, string> = { '，': ',', '．': '.', '٫': '.', '٬': "'", '＄': '$' };

/** Separates thousands and nothing else: spaces, also narrow ones and those that don't break, and apostrophes. */
const GROUPED = /^\d{1,3}(?:([\s'’])\d{3})(?:\1\d{3})*(?=$|[.,])/u;
/** Points or commas in front of every three digits. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:,\d{3})+$/;
const DOLLARS = /^(?:US)?\$\s*|^USD\s*|\s*(?:US)?\$$|\s*USD$/i;

/** Matches the sign or the code of the shop's currency before or after an amount. */
function currencySigns(): RegExp {
  const code = shopCurrency();
  if (code === 'USD') return DOLLARS;
  const sign = withShopSign('$')
    .trim()
    .replaceAll('$', String.raw`\$`);
  return new RegExp(String.raw`^(?:${sign}|${code})\s*|\s*(?:${sign}|${code})$`, 'i');
}

/** The text in the digits and signs of English, without what can't be seen. */
function inAscii(typed: string): string {
  if (typed.length > MAX_LENGTH) return '';
  return typed
    .replace(UNSEEN, '')
    .trim()
    .replace(/[^\0-\u{7f}]/gu, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? (OTHER_SIGNS[sign] ?? sign) : String(code - zero);
    });
}

/** The text without separators that can only separate thousands. */
function withoutGroups(text: string): { plain: string; isGrouped: boolean } {
  const group = GROUPED.exec(text)?.[0];
  if (group !== undefined) {
    return { plain: group.replace(/\D/g, '') + text.slice(group.length), isGrouped: true };
  }
  const signs = text.match(/[.,]/g) ?? [];
  const [first, last] = [signs[0], signs.at(-1)];
  if (first === undefined || signs.length === 1) return { plain: text, isGrouped: false };
  // `1,299,000` has no decimals; in `1,299.00`, they follow the last sign.
  const end = first === last ? text.length : text.lastIndexOf(last ?? '');
  const whole = text.slice(0, end);
  return THOUSANDS.test(whole)
    ? { plain: whole.replace(/\D/g, '') + text.slice(end), isGrouped: true }
    : { plain: text, isGrouped: false };
}

/** Rounds digits with three decimals half up to two, without floating point. */
function toTwoDecimals(digits: string): string {
  const tenths = BigInt(digits.replace('.', ''));
  const cents = String((tenths + 5n) / 10n).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/**
 * Reads an amount in dollars as people type or paste it: `12,50`, `1.299,00`, `1 299.00` or `$1,299`. A single comma or
 * point before exactly three digits, as in `1,299`, is ambiguous. Limits are not checked.
 * @returns digits with at most two decimals, such as `1299.00`; an amount that is already in this form stays as it is
 */
export function readAmount(typed: string): TypedNumber {
  return readDecimal(typed, currencySigns());
}

/**
 * Reads a number with at most two decimals, as people type or paste it; otherwise like `readAmount`.
 * @param signs what may stand before or after it
 */
export function readDecimal(typed: string, signs: RegExp | string = ''): TypedNumber {
  const ascii = inAscii(typed);
  const { plain, isGrouped } = withoutGroups(ascii.replace(signs, ''));
  if (!isGrouped && THOUSANDS.test(plain)) {
    const thousands = `${plain.replace(/\D/g, '')}.00`;
    const decimals = toTwoDecimals(plain.replace(',', '.'));
    return { ambiguity: `${plain} could mean ${thousands} or ${decimals}. Write one of these` };
  }
  const [, whole = '', sign, decimals = ''] = /^(\d*)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '' && decimals === '') return undefined;
  if (sign === undefined) return { number: whole };
  if (plain === ascii && sign === '.' && whole !== '') return { number: plain };
  return { number: `${whole || '0'}.${decimals.padEnd(2, '0')}` };
}

/**
 * Reads a whole number as people type or paste it: `1 000`, `1'000` or `1,000,000`. A single comma or point before
 * exactly three digits, as in `1.000`, is ambiguous: it could be a fraction. Limits are not checked.
 * @returns digits alone, such as `1000`
 */
export function readWholeNumber(typed: string): TypedNumber {
  const { plain, isGrouped } = withoutGroups(inAscii(typed));
  if (!isGrouped && THOUSANDS.test(plain)) {
    const thousands = plain.replace(/\D/g, '');
    const fraction = String(Number(plain.replace(',', '.')));
    return {
      ambiguity: `${plain} could mean ${thousands} or ${fraction}. Write a whole number without separators`,
    };
  }
  return /^\d+$/.test(plain) ? { number: plain } : undefined;
}
