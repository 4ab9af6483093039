import { without, type Share } from './basket.js';
import {
  effectOf,
  hasEffect,
  type Delivered,
  type Effect,
  type Payable,
} from './effects/effect.js';
import { rejection, type Candidate } from './enter-codes.js';
import { giftOffer, type GiftOffer } from './gift-offer.js';
import type { Promotion } from './promotion.js';
import type { AppliedPromotion, Refusal, Rejected } from './refusal.js';

/** A promotion that applies, and what it takes off lines of the basket. */
export interface Applied {
  readonly details: AppliedPromotion;
  readonly shares: readonly Share[];
  readonly isNotCombinable: boolean;
}

/** An order between two promotions. */
export interface Discounted extends Payable {
  readonly applied: readonly Applied[];
  readonly rejected: readonly Rejected[];
  /** Gifts that are not in the basket yet. */
  readonly gifts: readonly GiftOffer[];
}

/** Applies promotions one after the other, each to what the ones before have left. */
export function applyPromotions(candidates: readonly Candidate[], start: Discounted): Discounted {
  let { basket, delivery }: Payable = start;
  const applied = [...start.applied];
  const rejected = [...start.rejected];
  const gifts = [...start.gifts];
  for (const candidate of candidates) {
    const gift = giftOffer(candidate.promotion, { basket, delivery });
    if (gift && !notBesides(candidate.promotion, applied)) gifts.push(gift);
    const effect = effectOf(candidate.promotion, { basket, delivery });
    const refusal = hasEffect(effect) ? notBesides(candidate.promotion, applied) : effect;
    if (refusal) rejected.push(rejection(candidate, refusal));
    if (refusal || !hasEffect(effect)) continue;
    applied.push(appliedTo(candidate, effect));
    basket = without(basket, effect.shares);
    delivery = reduced(delivery, effect);
  }
  return { basket, delivery, applied, rejected, gifts };
}

function reduced(
  delivery: Delivered | undefined,
  { deliveryCents }: Effect,
): Delivered | undefined {
  if (!delivery || deliveryCents === 0) return delivery;
  return { method: delivery.method, leftCents: delivery.leftCents - deliveryCents };
}

function appliedTo({ promotion, code }: Candidate, { shares, amountCents }: Effect): Applied {
  const { id, name, scope, isNotCombinable = false } = promotion;
  return {
    details: {
      promotion: id,
      name,
      ...(code !== undefined && { code }),
      scope: scope === 'shipping' ? 'shipping' : 'items',
      amountCents,
    },
    shares,
    isNotCombinable,
  };
}

/** Two promotions stand beside each other unless one of them refuses that; then the later one gives way. */
function notBesides(promotion: Promotion, before: readonly Applied[]): Refusal | undefined {
  const other = promotion.isNotCombinable
    ? before[0]
    : before.find(({ isNotCombinable }) => isNotCombinable);
  return other && { reason: 'not-combinable', besides: other.details.name };
}
