/** Digits between a sign or a code on either side. */
const WITH_SIGNS =
  /^([a-z]{0,2}\p{Sc}|[a-z]{3})?\s*([-\d.,'\s]*\d[\d.,'\s]*?)\s*(\p{Sc}|[a-z]{3})?$/iu;
/** Longer than any amount that the shop takes, with its sign. */
const MAX_CHARACTERS = 60;
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The signs and the code by which an amount says that it is in this currency. */
function signsOf(currency: string): string[] {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
  return [currency, sign, ...(currency === 'USD' ? ['US$'] : [])].map((one) => one.toUpperCase());
}

/**
 * An amount without the sign of the shop's currency. Its currency, if that is another one.
 * @param currency that of the shop; if it is not known, no sign is
 */
export function withoutSign(text: string, currency = ''): { plain: string } | { other: string } {
  if (text.length > MAX_CHARACTERS) return { plain: text };
  const [, before, amount, after] = WITH_SIGNS.exec(text) ?? [];
  const signs = [before, after].filter((sign) => sign !== undefined);
  if (amount === undefined || signs.length === 0 || currency === '') return { plain: text };
  const own = signsOf(currency);
  const other = signs.find((sign) => !own.includes(sign.toUpperCase()));
  if (other === undefined) return { plain: amount };
  const isCurrency = /\p{Sc}/u.test(other) || CODES.has(other.toUpperCase());
  return isCurrency ? { other } : { plain: text };
}
