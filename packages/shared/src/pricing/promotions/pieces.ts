import { portion } from '../arithmetic/portion.js';
import { sum } from '../arithmetic/sum.js';
import type { Basket, LineLeft } from './basket.js';
import { freePieces } from './effects/buy-and-get.js';
import { isAmong } from './goods.js';
import type { Promotion } from './promotion.js';

/** A line of the basket, and how many of its pieces a promotion reaches: at least one. */
export interface Reached extends LineLeft {
  readonly index: number;
  readonly pieces: number;
}

/** The lines that a promotion reaches. */
export function reachedBy(promotion: Promotion, basket: Basket): Reached[] {
  const { buyAndGet } = promotion;
  const reached: Reached[] = [];
  const all = buyAndGet ? freePieces(buyAndGet, basket) : piecesReached(promotion, basket);
  basket.forEach(({ line, leftCents }, index) => {
    const pieces = all[index] ?? 0;
    if (pieces > 0) reached.push({ index, line, leftCents, pieces });
  });
  return reached;
}

/** What is in the basket besides the pieces that a promotion gives away. */
export function besidesGift(promotion: Promotion, basket: Basket): Basket {
  const given = piecesReached(promotion, basket);
  return basket.flatMap(({ line, leftCents }, index) => {
    const quantity = line.quantity - (given[index] ?? 0);
    const left = portion(leftCents, quantity, line.quantity);
    return quantity > 0 ? [{ line: { ...line, quantity }, leftCents: left }] : [];
  });
}

function piecesReached(promotion: Promotion, basket: Basket): number[] {
  const { goods, maxPiecesPerLine = Infinity, maxPieces = Infinity, groupSize = 1 } = promotion;
  const matching = basket.map(({ line }) =>
    isAmong(goods, line) ? Math.min(line.quantity, maxPiecesPerLine) : 0,
  );
  const all = sum(matching);
  const reachable = Math.min(all, maxPieces);
  const most = reachable - (reachable % groupSize);
  return most === all ? matching : takeFirst(most, matching, inTurn(promotion, basket));
}

/** The indexes of the lines in the order in which their pieces are reached. */
function inTurn({ maxPieces, isCheapestFirst }: Promotion, basket: Basket): number[] {
  const indexes = [...basket.keys()];
  const price = (index: number) => basket[index]?.line.priceCents ?? 0;
  // A group is complete, whatever its pieces cost.
  if (maxPieces === undefined && isCheapestFirst === undefined) return indexes;
  return indexes.sort((a, b) => (isCheapestFirst ? price(a) - price(b) : price(b) - price(a)));
}

function takeFirst(most: number, available: readonly number[], order: readonly number[]): number[] {
  const taken = available.map(() => 0);
  let left = most;
  for (const index of order) {
    const pieces = Math.min(left, available[index] ?? 0);
    taken[index] = pieces;
    left -= pieces;
  }
  return taken;
}
