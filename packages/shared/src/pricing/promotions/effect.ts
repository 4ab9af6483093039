import type { Cents } from '../../money.js';
import { sum } from '../arithmetic/sum.js';
import type { Basket } from './basket.js';
import { freePieces } from './buy-and-get.js';
import { isAmong } from './goods.js';
import { piecesReached } from './pieces.js';
import type { Goods, Promotion } from './promotion.js';
import type { Refusal } from './refusal.js';
import { onceOff, sharesOf } from './shares.js';

/** What is to be discounted: the lines, and the chosen delivery if there is one. */
export interface Payable {
  readonly basket: Basket;
  readonly delivery?: Delivered | undefined;
}

/** A way of delivery and what is left of its price. */
export interface Delivered {
  readonly method: string;
  readonly leftCents: Cents;
}

/** What a promotion takes off each line, and off the delivery. */
export interface Effect {
  readonly shares: readonly Cents[];
  readonly deliveryCents: Cents;
}

/** What a promotion takes off what is payable now. */
export function effectOf(promotion: Promotion, { basket, delivery }: Payable): Effect {
  if (promotion.scope !== 'shipping')
    return { shares: sharesOf(promotion, basket), deliveryCents: 0 };
  const { kind, value, maxDiscountCents = Infinity } = promotion;
  const off = onceOff(kind, value, delivery?.leftCents ?? 0);
  return { shares: [], deliveryCents: Math.min(off, maxDiscountCents) };
}

/** All that a promotion takes off. */
export function amountOfEffect({ shares, deliveryCents }: Effect): Cents {
  return sum(shares) + deliveryCents;
}

/** Why a promotion finds nothing to discount. */
export function nothingToDiscount(
  promotion: Promotion,
  { basket, delivery }: Payable,
): Refusal | undefined {
  const { scope, goods, buyAndGet } = promotion;
  const isThere = (wanted: Goods | undefined) => basket.some(({ line }) => isAmong(wanted, line));
  if (scope === 'shipping')
    return delivery && isThere(goods) ? undefined : { reason: 'no-matching-items' };
  if (buyAndGet) {
    if (!isThere(buyAndGet.buy.goods) || !isThere(buyAndGet.get.goods))
      return { reason: 'no-matching-items' };
    return sum(freePieces(buyAndGet, basket)) > 0 ? undefined : { reason: 'minimum-quantity' };
  }
  if (!isThere(goods)) return { reason: 'no-matching-items' };
  return sum(piecesReached(promotion, basket)) > 0 ? undefined : { reason: 'minimum-quantity' };
}
