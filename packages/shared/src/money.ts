/** Every price and sum inside the shop is a whole number of US cents; dollars exist only on the wire and on screen. */
export type Cents = number;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Turns a price in dollars (at most two decimals) into cents. Rounds away the binary noise of `19.99 * 100`. */
export function centsFromDollars(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Turns cents into the dollars that the wire carries. */
export function dollarsFromCents(cents: Cents): number {
  return cents / 100;
}

/** `129900` → `$1,299.00`. */
export function formatUsd(cents: Cents): string {
  return usd.format(dollarsFromCents(cents));
}

/** `1299` dollars → `$1,299.00`. */
export function formatDollars(dollars: number): string {
  return formatUsd(centsFromDollars(dollars));
}

/** Adds prices in dollars without the drift of floating point: every term becomes whole cents first. */
export function sumDollars(prices: readonly number[]): number {
  return dollarsFromCents(prices.reduce((sum, price) => sum + centsFromDollars(price), 0));
}
