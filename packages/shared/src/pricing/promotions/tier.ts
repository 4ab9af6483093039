import { sum } from '../arithmetic/sum.js';
import { amountOf, type Basket } from './basket.js';
import type { Promotion } from './promotion.js';

/** The value of a promotion: that of the highest tier that the order reaches. */
export function valueFor(
  { value, tiers }: Promotion,
  basket: Basket,
  pieces: readonly number[],
): number {
  if (!tiers) return value;
  const reached = tiers.by === 'amount' ? amountOf(basket) : sum(pieces);
  const best = tiers.steps
    .filter(({ from }) => from <= reached)
    .reduce((a, b) => (b.from >= a.from ? b : a), { from: -Infinity, value });
  return best.value;
}
