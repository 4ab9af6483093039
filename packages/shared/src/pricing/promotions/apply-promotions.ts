import { without, type Share } from './basket.js';
import { effectOf, hasEffect, type Effect } from './effects/effect.js';
import { rejectionOfOthers, rejections, type Candidate } from './enter-codes.js';
import { giftOffer, type GiftOffer } from './gift-offer.js';
import type { Delivered, Payable } from './payable.js';
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
  /** Gifts that are not in the basket yet, each with its promotion. */
  readonly gifts: readonly PossibleGift[];
}

/** A gift that could be offered, if it may stand beside all that applies in the end. */
export interface PossibleGift {
  readonly promotion: Promotion;
  readonly offer: GiftOffer;
}

/** Applies promotions one after the other, each to what the ones before have left. */
export function applyPromotions(candidates: readonly Candidate[], start: Discounted): Discounted {
  let payable: Payable = start;
  const applied = [...start.applied];
  const rejected = [...start.rejected];
  const gifts = [...start.gifts];
  for (const candidate of candidates) {
    const { promotion } = candidate;
    const offer = giftOffer(promotion, payable);
    if (offer) gifts.push({ promotion, offer });
    const effect = effectOf(promotion, payable);
    const refusal = hasEffect(effect) ? notBesides(promotion, applied) : effect;
    if (refusal) rejected.push(...rejections(candidate, refusal));
    if (refusal || !hasEffect(effect)) continue;
    applied.push(appliedTo(candidate, effect));
    rejected.push(...rejectionOfOthers(candidate));
    payable = reduced(payable, effect);
  }
  return { ...payable, applied, rejected, gifts };
}

function reduced(payable: Payable, effect: Effect): Payable {
  return {
    ...payable,
    basket: without(payable.basket, effect.shares),
    delivery: reducedDelivery(payable.delivery, effect),
  };
}

function reducedDelivery(
  delivery: Delivered | undefined,
  { deliveryCents }: Effect,
): Delivered | undefined {
  if (!delivery || deliveryCents === 0) return delivery;
  return { method: delivery.method, leftCents: delivery.leftCents - deliveryCents };
}

function appliedTo({ promotion, code }: Candidate, { shares, amountCents }: Effect): Applied {
  const { id, name, scope } = promotion;
  return {
    details: {
      promotion: id,
      name,
      ...(code !== undefined && { code }),
      scope: scope === 'shipping' ? 'shipping' : 'items',
      amountCents,
    },
    shares,
    isNotCombinable: standsAlone(promotion),
  };
}

/** An exclusive promotion takes nothing off before others do, or they would not be here: it gives way, too. */
function standsAlone({ isExclusive = false, isNotCombinable = false }: Promotion): boolean {
  return isExclusive || isNotCombinable;
}

/** Two promotions stand beside each other unless one of them refuses that; then the later one gives way. */
function notBesides(promotion: Promotion, before: readonly Applied[]): Refusal | undefined {
  const other = standsAlone(promotion)
    ? before[0]
    : before.find(({ isNotCombinable }) => isNotCombinable);
  return other && { reason: 'not-combinable', besides: other.details.name };
}

/** The gifts that can be put into the cart without taking away anything that applies: nobody is offered a loss. */
export function giftsBesides(
  gifts: readonly PossibleGift[],
  applied: readonly Applied[],
): GiftOffer[] {
  return gifts
    .filter(({ promotion }) => {
      const others = applied.filter(({ details }) => details.promotion !== promotion.id);
      return !notBesides(promotion, others);
    })
    .map(({ offer }) => offer);
}
