import type { Cents } from '../../../money.js';
import { sumOf } from '../../arithmetic/sum.js';
import type { Basket, Share } from '../basket.js';
import { unmetCondition } from '../conditions.js';
import { isAmong } from '../goods.js';
import type { Payable } from '../payable.js';
import { reachedBy } from '../pieces.js';
import type { Goods, Promotion } from '../promotion.js';
import type { Refusal } from '../refusal.js';
import { onceOff, sharesOf } from './shares.js';

/** What a promotion takes off lines, or off the delivery. */
export interface Effect {
  readonly shares: readonly Share[];
  readonly deliveryCents: Cents;
  /** All of it: more than zero. */
  readonly amountCents: Cents;
}

/** What a promotion takes off what is payable now, or why it takes nothing off. */
export function effectOf(promotion: Promotion, payable: Payable): Effect | Refusal {
  const unmet = unmetCondition(promotion, payable);
  if (unmet) return unmet;
  const effect = promotion.scope === 'shipping' ? offDelivery : offLines;
  return effect(promotion, payable);
}

/** Whether there is an effect. */
export function hasEffect(effect: Effect | Refusal): effect is Effect {
  return 'shares' in effect;
}

function offDelivery(
  promotion: Promotion,
  { basket, delivery, isDeliveryOpen = false }: Payable,
): Effect | Refusal {
  const { kind, value, goods, maxDiscountCents = Infinity } = promotion;
  if (!isThere(goods, basket)) return { reason: 'no-matching-items' };
  if (!delivery)
    return { reason: 'no-matching-items', ...(isDeliveryOpen && { awaits: 'delivery' }) };
  const off = onceOff(kind, value, delivery.leftCents);
  return within(promotion, [], Math.min(off, maxDiscountCents));
}

function offLines(promotion: Promotion, { basket }: Payable): Effect | Refusal {
  const reached = reachedBy(promotion, basket);
  if (reached.length === 0) return nothingReached(promotion, basket);
  return within(promotion, sharesOf(promotion, basket, reached), 0);
}

/** A promotion that takes nothing off is not used, nor one that would spend more than its budget. */
function within(
  { limits, spentCents = 0 }: Promotion,
  shares: readonly Share[],
  deliveryCents: Cents,
): Effect | Refusal {
  const amountCents = sumOf(shares, (share) => share.amountCents) + deliveryCents;
  if (amountCents === 0) return { reason: 'no-matching-items' };
  if (amountCents > (limits?.budgetCents ?? Infinity) - spentCents)
    return { reason: 'usage-limit' };
  return { shares, deliveryCents, amountCents };
}

/** The goods that it is for are not in the basket, or too few of them. */
function nothingReached({ goods, buyAndGet }: Promotion, basket: Basket): Refusal {
  const wanted = buyAndGet ? [buyAndGet.buy.goods, buyAndGet.get.goods] : [goods];
  const areThere = wanted.every((one) => isThere(one, basket));
  return { reason: areThere ? 'minimum-quantity' : 'no-matching-items' };
}

function isThere(goods: Goods | undefined, basket: Basket): boolean {
  return basket.some(({ line }) => isAmong(goods, line));
}
