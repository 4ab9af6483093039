import type { Cents } from '../../money.js';
import { without } from './basket.js';
import { unfitToBasket } from './choose-candidates.js';
import { amountOfEffect, effectOf, type Effect, type Payable } from './effect.js';
import { rejection, type Candidate } from './enter-codes.js';
import type { Promotion } from './promotion.js';
import type { AppliedPromotion, Refusal, Rejected } from './refusal.js';

/** A promotion that applies, and what it takes off each line of the basket. */
export interface Applied {
  readonly details: AppliedPromotion;
  readonly shares: readonly Cents[];
  readonly isNotCombinable: boolean;
}

/** An order between two promotions. */
export interface Discounted extends Payable {
  readonly applied: readonly Applied[];
  readonly rejected: readonly Rejected[];
}

/** Applies promotions one after the other, each to what the ones before have left. */
export function applyPromotions(candidates: readonly Candidate[], start: Discounted): Discounted {
  return candidates.reduce((state, candidate) => {
    const { promotion } = candidate;
    const refusal = unfitToBasket(promotion, state) ?? notBesides(promotion, state.applied);
    if (refusal) return refused(candidate, refusal, state);
    const effect = effectOf(promotion, state);
    const useless = withoutUse(promotion, amountOfEffect(effect));
    return useless ? refused(candidate, useless, state) : applied(candidate, effect, state);
  }, start);
}

function refused(candidate: Candidate, refusal: Refusal, state: Discounted): Discounted {
  return { ...state, rejected: [...state.rejected, rejection(candidate, refusal)] };
}

function applied({ promotion, code }: Candidate, effect: Effect, state: Discounted): Discounted {
  const { id, name, scope, isNotCombinable = false } = promotion;
  const details: AppliedPromotion = {
    promotion: id,
    name,
    ...(code !== undefined && { code }),
    scope: scope === 'shipping' ? 'shipping' : 'items',
    amountCents: amountOfEffect(effect),
  };
  const { delivery } = state;
  return {
    ...state,
    basket: without(state.basket, effect.shares),
    delivery: delivery && {
      ...delivery,
      leftCents: delivery.leftCents - effect.deliveryCents,
    },
    applied: [...state.applied, { details, shares: effect.shares, isNotCombinable }],
  };
}

/** Two promotions stand beside each other unless one of them refuses that; then the later one gives way. */
function notBesides(promotion: Promotion, before: readonly Applied[]): Refusal | undefined {
  const other = promotion.isNotCombinable
    ? before.at(0)
    : before.find(({ isNotCombinable }) => isNotCombinable);
  return other && { reason: 'not-combinable', besides: other.details.name };
}

/** A promotion that takes nothing off is not used, nor one that would spend more than its budget. */
function withoutUse(
  { limits, spentCents = 0 }: Promotion,
  amountCents: Cents,
): Refusal | undefined {
  if (amountCents === 0) return { reason: 'no-matching-items' };
  const left = (limits?.budgetCents ?? Infinity) - spentCents;
  return amountCents > left ? { reason: 'usage-limit' } : undefined;
}
