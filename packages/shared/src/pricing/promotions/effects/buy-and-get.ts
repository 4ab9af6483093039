import type { Basket } from '../basket.js';
import { isAmong } from '../goods.js';
import type { BuyAndGet, Goods } from '../promotion.js';

/**
 * How many pieces of each line "buy X get Y" gives at a discount. Each application takes the pieces to buy from the
 * dearest, then those to get from the cheapest that are left, or from the dearest; both in full, or not at all.
 */
export function freePieces({ buy, get, maxApplications }: BuyAndGet, basket: Basket): number[] {
  const left = basket.map(({ line }) => line.quantity);
  const free = basket.map(() => 0);
  const dearest = [...basket.keys()].sort((a, b) => priceAt(basket, b) - priceAt(basket, a));
  const cheapest = [...dearest].reverse();
  const buyOrder = among(buy.goods, basket, dearest);
  const getOrder = among(get.goods, basket, get.isDearestFirst ? dearest : cheapest);
  const most = get.quantity > 0 ? (maxApplications ?? Infinity) : 0;
  for (let time = 0; time < most; time += 1) {
    const bought = take(buy.quantity, left, buyOrder);
    const got = bought && take(get.quantity, bought.left, getOrder);
    if (!got) break;
    for (const [index, pieces] of got.left.entries()) left[index] = pieces;
    for (const [index, pieces] of got.taken.entries()) free[index] = (free[index] ?? 0) + pieces;
  }
  return free;
}

function priceAt(basket: Basket, index: number): number {
  return basket[index]?.line.priceCents ?? 0;
}

function among(goods: Goods, basket: Basket, order: readonly number[]): number[] {
  return order.filter((index) => {
    const line = basket[index]?.line;
    return line !== undefined && isAmong(goods, line);
  });
}

/** Takes so many pieces of the lines in this order, or returns nothing if there are too few. */
function take(pieces: number, before: readonly number[], order: readonly number[]) {
  const left = [...before];
  const taken = before.map(() => 0);
  let missing = pieces;
  for (const index of order) {
    const some = Math.min(missing, left[index] ?? 0);
    left[index] = (left[index] ?? 0) - some;
    taken[index] = some;
    missing -= some;
  }
  return missing === 0 ? { left, taken } : undefined;
}
