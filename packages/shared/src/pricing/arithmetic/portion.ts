import type { Cents } from '../../money.js';

/**
 * `amount * numerator / denominator`, half a cent rounded up, exactly: no fraction ever becomes a float.
 * @param amount at least 0, as are the numerator and the denominator.
 */
export function portion(amount: Cents, numerator: number, denominator: number): Cents {
  const divisor = 2 * denominator;
  const doubled = 2 * amount * numerator + denominator;
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % divisor)) / divisor;
  const exact = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(exact / BigInt(divisor));
}

/** A whole is 100,000 thousandths of a percent. */
export const WHOLE = 100_000;

/** A share of an amount, in thousandths of a percent: 8.875 % is 8875. */
export function percentOf(amount: Cents, thousandths: number): Cents {
  return portion(amount, thousandths, WHOLE);
}
