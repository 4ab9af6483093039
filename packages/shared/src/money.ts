/** A price or sum as the shop computes with it: a whole number of US cents. Dollars exist only in JSON and on screen. */
export type Cents = number;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

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
  return usd.format(dollarsFromCents(centsFromDollars(dollars)));
}

/** `129900` cents → `1299.00`, for machine-readable output. */
export function formatAmount(cents: Cents): string {
  return dollarsFromCents(cents).toFixed(2);
}

/** The sum of amounts in dollars, added up in cents to avoid floating point drift. */
export function sumDollars(amounts: readonly number[]): number {
  return dollarsFromCents(amounts.reduce((sum, amount) => sum + centsFromDollars(amount), 0));
}
