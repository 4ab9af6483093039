import type { Cents } from '../../money.js';
import { allocate, allocateWithin } from '../arithmetic/allocate.js';
import { percentOf, portion, WHOLE } from '../arithmetic/portion.js';
import { sum } from '../arithmetic/sum.js';
import type { Basket, LineLeft } from './basket.js';
import { freePieces } from './buy-and-get.js';
import { piecesReached } from './pieces.js';
import type { Promotion } from './promotion.js';
import { valueFor } from './tier.js';

/** What a promotion takes off each line of the basket. */
export function sharesOf(promotion: Promotion, basket: Basket): Cents[] {
  const pieces = promotion.buyAndGet
    ? freePieces(promotion.buyAndGet, basket)
    : piecesReached(promotion, basket);
  const caps = basket.map((left, index) => mostOff(left, pieces[index] ?? 0));
  const { scope, kind, maxDiscountCents = Infinity } = promotion;
  const isOnce = scope === 'order' && (kind === 'percent' || kind === 'fixed');
  if (isOnce) {
    const reached = basket.map((left, index) => priceOfPieces(left, pieces[index] ?? 0));
    const value = valueFor(promotion, basket, pieces);
    const amount = onceOff(kind, value, sum(reached));
    return allocateWithin(Math.min(amount, maxDiscountCents), reached, caps);
  }
  const wanted = eachOff(promotion, basket, pieces);
  const shares = wanted.map((share, index) => Math.min(share, caps[index] ?? 0));
  return sum(shares) > maxDiscountCents ? allocate(maxDiscountCents, shares) : shares;
}

/** What is left of the price of some pieces of a line. */
function priceOfPieces({ line, leftCents }: LineLeft, pieces: number): Cents {
  return portion(leftCents, pieces, line.quantity);
}

/** The most that can be taken off some pieces of a line: down to the lowest price of a piece, and to zero. */
function mostOff(left: LineLeft, pieces: number): Cents {
  const { lowestPriceCents = 0, quantity } = left.line;
  const offPieces = priceOfPieces(left, pieces) - lowestPriceCents * pieces;
  return Math.max(0, Math.min(offPieces, left.leftCents - lowestPriceCents * quantity));
}

/** What is taken off a sum of prices at once. */
export function onceOff(kind: Promotion['kind'], value: number, amount: Cents): Cents {
  if (kind === 'freeShipping') return amount;
  return Math.min(amount, kind === 'percent' ? percentOf(amount, value) : value);
}

/** What is taken off each line on its own. */
function eachOff(promotion: Promotion, basket: Basket, pieces: readonly number[]): Cents[] {
  const { kind, buyAndGet } = promotion;
  const value = valueFor(promotion, basket, pieces);
  return basket.map(({ line, leftCents }, index) => {
    const reached = pieces[index] ?? 0;
    if (reached === 0) return 0;
    if (kind === 'fixedLine') return value;
    if (kind === 'fixed' || kind === 'fixedEach') return value * reached;
    const percent = kind === 'gift' ? WHOLE : (buyAndGet?.get.percent ?? value);
    return portion(leftCents, reached * percent, line.quantity * WHOLE);
  });
}
