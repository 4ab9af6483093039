import { unmetCondition } from './conditions.js';
import { nothingToDiscount, type Payable } from './effect.js';
import { rejection, type Candidate } from './enter-codes.js';
import type { Promotion } from './promotion.js';
import type { Refusal, Rejected } from './refusal.js';
import { byPriority, inSequence } from './sequence.js';

/** Why a promotion does not apply to what is payable now. */
export function unfitToBasket(promotion: Promotion, payable: Payable): Refusal | undefined {
  const { conditions } = promotion;
  return (
    unmetCondition(conditions, payable.basket, payable.delivery?.method) ??
    nothingToDiscount(promotion, payable)
  );
}

/** Candidates in the order in which they apply; with an exclusive one among those that would apply, that one alone. */
export function chooseCandidates(
  candidates: readonly Candidate[],
  payable: Payable,
): { chosen: Candidate[]; rejected: Rejected[] } {
  const ordered = inSequence(candidates);
  const exclusive = [...candidates]
    .sort(byPriority)
    .find(({ promotion }) => promotion.isExclusive && !unfitToBasket(promotion, payable));
  if (!exclusive) return { chosen: ordered, rejected: [] };
  const refusal = { reason: 'not-combinable', besides: exclusive.promotion.name } as const;
  return {
    chosen: [exclusive],
    rejected: ordered
      .filter((candidate) => candidate !== exclusive)
      .map((candidate) =>
        rejection(candidate, unfitToBasket(candidate.promotion, payable) ?? refusal),
      ),
  };
}
