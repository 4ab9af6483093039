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
  const takeToBuy = taker(left, among(buy.goods, basket, dearest));
  const takeToGet = taker(left, among(get.goods, basket, get.isDearestFirst ? dearest : cheapest));
  const most = get.quantity > 0 ? (maxApplications ?? Infinity) : 0;
  for (let time = 0; time < most; time += 1) {
    const got = takeToBuy(buy.quantity) && takeToGet(get.quantity);
    if (!got) break;
    for (const [index, pieces] of got) free[index] = (free[index] ?? 0) + pieces;
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

/**
 * Takes pieces of the lines in this order: of which lines how many, or nothing if there are too few. It goes on where it
 * was, since a cart can have 100,000 pieces.
 */
function taker(left: number[], order: readonly number[]) {
  let place = 0;
  return (pieces: number): [index: number, pieces: number][] | undefined => {
    const taken: [number, number][] = [];
    let missing = pieces;
    while (missing > 0) {
      const index = order[place];
      if (index === undefined) return undefined;
      const there = left[index] ?? 0;
      const some = Math.min(missing, there);
      if (some > 0) taken.push([index, some]);
      left[index] = there - some;
      missing -= some;
      if (some === there) place += 1;
    }
    return taken;
  };
}
