import { sumOf } from '../../arithmetic/sum.js';
import { amountOf, type Basket } from '../basket.js';
import type { Reached } from '../pieces.js';
import type { Promotion } from '../promotion.js';

/** The value of a promotion: that of the highest tier that the order reaches. */
export function valueFor(
  { value, tiers }: Promotion,
  basket: Basket,
  lines: readonly Reached[],
): number {
  if (!tiers) return value;
  const reached = tiers.by === 'amount' ? amountOf(basket) : sumOf(lines, ({ pieces }) => pieces);
  const best = tiers.steps
    .filter(({ from }) => from <= reached)
    .reduce((a, b) => (b.from >= a.from ? b : a), { from: -Infinity, value });
  return best.value;
}
