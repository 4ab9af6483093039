/**
 * A price or sum as the shop computes with it: a whole number of cents. Dollars exist only in JSON and on screen. Both are
 * units of the shop's currency, whichever it is.
 */
export type Cents = number;

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency });

const USD = 'USD';
// One for all of a program: it serves one shop, in one currency.
let current = { code: USD, format: formatOf(USD) };

/** The shop's currency, such as `USD`. */
export function shopCurrency(): string {
  return current.code;
}

/** Sets the currency in which this program writes amounts. Nothing is converted. @param code USD if absent */
export function setShopCurrency(code = USD): void {
  if (code !== current.code) current = { code, format: formatOf(code) };
}

/** A text for US dollars in the shop's currency: `Up to $20`, `Up to €20`. */
export function withShopSign(text: string): string {
  return current.code === USD
    ? text
    : text.replaceAll('$', () => current.format.format(0).replace('0.00', ''));
}

/** Dollars with at most two decimals as cents. Rounds away the floating point error of `19.99 * 100`. */
export function centsFromDollars(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Cents as the dollars of a reply. */
export function dollarsFromCents(cents: Cents): number {
  return cents / 100;
}

/** `1299` dollars → `$1,299.00`. */
export function formatDollars(dollars: number): string {
  return current.format.format(dollarsFromCents(centsFromDollars(dollars)));
}

/** `129900` cents → `1299.00`, for machine-readable output. */
export function formatAmount(cents: Cents): string {
  return dollarsFromCents(cents).toFixed(2);
}

/** The sum of amounts in dollars, added up in cents to avoid floating point drift. */
export function sumDollars(amounts: readonly number[]): number {
  return dollarsFromCents(amounts.reduce((sum, amount) => sum + centsFromDollars(amount), 0));
}
