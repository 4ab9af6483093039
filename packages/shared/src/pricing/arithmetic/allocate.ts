import type { Cents } from '../../money.js';
import { divide } from './divide.js';
import { sum } from './sum.js';

/**
 * Splits an amount by weights, in whole cents that add up to it exactly: whoever lost the largest fraction gets a cent
 * more, and of equals the first. Without any weight, everybody weighs the same.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  if (amount < 0) return allocate(-amount, weights).map((share) => 0 - share);
  const whole = sum(weights);
  if (whole === 0)
    return weights.length === 0
      ? []
      : allocate(
          amount,
          weights.map(() => 1),
        );
  const shares: Cents[] = [];
  const remainders: number[] = [];
  weights.forEach((weight) => {
    const { quotient, remainder } = divide(amount, weight, whole);
    shares.push(quotient);
    remainders.push(remainder);
  });
  const missing = amount - sum(shares);
  if (missing === 0) return shares;
  const lost = (index: number) => remainders[index] ?? 0;
  const luckiest = shares.map((_, index) => index).sort((a, b) => lost(b) - lost(a) || a - b);
  luckiest.slice(0, missing).forEach((index) => {
    shares[index] = (shares[index] ?? 0) + 1;
  });
  return shares;
}

/**
 * The same, with the most that each can bear: what is over is spread over the others again, as long as one of them can
 * bear more. What nobody can bear is dropped.
 */
export function allocateWithin(
  amount: Cents,
  weights: readonly number[],
  caps: readonly Cents[],
): Cents[] {
  const shares = weights.map(() => 0);
  let left = amount;
  while (left > 0) {
    const open = weights.map((weight, index) =>
      (shares[index] ?? 0) < (caps[index] ?? 0) ? weight : 0,
    );
    if (sum(open) === 0) break;
    const more = allocate(left, open);
    for (let index = 0; index < more.length; index += 1) {
      const given = Math.min(more[index] ?? 0, (caps[index] ?? 0) - (shares[index] ?? 0));
      shares[index] = (shares[index] ?? 0) + given;
      left -= given;
    }
  }
  return shares;
}
