import { OrderModel } from '../../shop/orders/index.js';

/** Numbers that choose which order, how much and who. */
export interface Drawn {
  which: number;
  amount: number;
}

export const pick = <T>(list: readonly T[], by: number): T | undefined => list[by % list.length];

/** One of the last orders. */
export async function drawnOrder({ which }: Drawn) {
  const all = await OrderModel.find().sort({ number: -1 }).limit(12).lean();
  return pick(all, which);
}
