import type { Cents } from '../../../money.js';
import { allocate, allocateWithin } from '../../arithmetic/allocate.js';
import { percentOf, portion, WHOLE } from '../../arithmetic/portion.js';
import { sum } from '../../arithmetic/sum.js';
import type { Basket, Share } from '../basket.js';
import type { Reached } from '../pieces.js';
import type { Promotion } from '../promotion.js';
import { valueFor } from './tier.js';

/** What a promotion takes off the lines that it reaches; lines of which it takes nothing are left out. */
export function sharesOf(
  promotion: Promotion,
  basket: Basket,
  reached: readonly Reached[],
): Share[] {
  const value = valueFor(promotion, basket, reached);
  const amounts = isOnce(promotion)
    ? onceOffEach(promotion, value, reached)
    : eachOff(promotion, value, reached);
  const shares: Share[] = [];
  reached.forEach(({ index }, place) => {
    const amountCents = amounts[place] ?? 0;
    if (amountCents > 0) shares.push({ index, amountCents });
  });
  return shares;
}

/** Whether it is an amount for all lines together, which is then spread over them. */
function isOnce({ scope, kind }: Promotion): boolean {
  return scope === 'order' && (kind === 'percent' || kind === 'fixed');
}

/** What is left of the price of the pieces that are reached. */
function priceReached({ line, leftCents, pieces }: Reached): Cents {
  return pieces === line.quantity ? leftCents : portion(leftCents, pieces, line.quantity);
}

/** The most that can be taken off the pieces: down to the lowest price of a piece, and to zero. */
function mostOff(reached: Reached): Cents {
  const { line, leftCents, pieces } = reached;
  const { lowestPriceCents = 0, quantity } = line;
  const offPieces = priceReached(reached) - lowestPriceCents * pieces;
  return Math.max(0, Math.min(offPieces, leftCents - lowestPriceCents * quantity));
}

function onceOffEach(
  { kind, maxDiscountCents = Infinity }: Promotion,
  value: number,
  reached: readonly Reached[],
): Cents[] {
  const prices = reached.map(priceReached);
  const amount = Math.min(onceOff(kind, value, sum(prices)), maxDiscountCents);
  return allocateWithin(amount, prices, reached.map(mostOff));
}

/** What is taken off a sum of prices at once. */
export function onceOff(kind: Promotion['kind'], value: number, amount: Cents): Cents {
  if (kind === 'freeShipping') return amount;
  return Math.min(amount, kind === 'percent' ? percentOf(amount, value) : value);
}

/** What is taken off each line on its own. */
function eachOff(promotion: Promotion, value: number, reached: readonly Reached[]): Cents[] {
  const { maxDiscountCents = Infinity } = promotion;
  const shares = reached.map((one) => Math.min(offLine(promotion, value, one), mostOff(one)));
  return sum(shares) > maxDiscountCents ? allocate(maxDiscountCents, shares) : shares;
}

function offLine(
  { kind, buyAndGet }: Promotion,
  value: number,
  { line, leftCents, pieces }: Reached,
): Cents {
  if (kind === 'fixedLine') return value;
  if (kind === 'fixed' || kind === 'fixedEach') return value * pieces;
  const percent = kind === 'gift' ? WHOLE : (buyAndGet?.get.percent ?? value);
  return portion(leftCents, pieces * percent, line.quantity * WHOLE);
}
