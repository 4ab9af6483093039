import { effectOf, hasEffect } from './effects/effect.js';
import { rejections, type Candidate } from './enter-codes.js';
import type { Payable } from './payable.js';
import type { Rejected } from './refusal.js';
import { byPriority, inSequence } from './effects/sequence.js';

/** Candidates in the order in which they apply; with an exclusive one among those that would apply, that one alone. */
export function chooseCandidates(
  candidates: readonly Candidate[],
  payable: Payable,
): { chosen: Candidate[]; rejected: Rejected[] } {
  const ordered = inSequence(candidates);
  const exclusive = candidates
    .filter(({ promotion }) => promotion.isExclusive)
    .sort(byPriority)
    .find(({ promotion }) => hasEffect(effectOf(promotion, payable)));
  if (!exclusive) return { chosen: ordered, rejected: [] };
  const refusal = { reason: 'not-combinable', besides: exclusive.promotion.name } as const;
  return {
    chosen: [exclusive],
    rejected: ordered
      .filter((candidate) => candidate !== exclusive)
      .flatMap((candidate) => {
        const effect = effectOf(candidate.promotion, payable);
        return rejections(candidate, hasEffect(effect) ? refusal : effect);
      }),
  };
}
