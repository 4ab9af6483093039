import type { Candidate } from '../enter-codes.js';
import type { PromotionScope } from '../promotion.js';

const PHASES: readonly PromotionScope[] = ['items', 'order', 'shipping'];

/**
 * The order in which promotions apply: phase by phase, and in each the higher priority first. Of equals, the one that
 * was made first: promotions come in that order.
 */
export function inSequence(candidates: readonly Candidate[]): Candidate[] {
  const phase = ({ promotion }: Candidate) => PHASES.indexOf(promotion.scope);
  return [...candidates].sort((a, b) => phase(a) - phase(b) || byPriority(a, b));
}

/** The higher priority comes first. */
export function byPriority(a: Candidate, b: Candidate): number {
  return (b.promotion.priority ?? 0) - (a.promotion.priority ?? 0);
}
