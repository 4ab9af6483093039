import type { PromotionInput } from '@shop/shared';
import type { Types } from 'mongoose';

/** A list of goods that can be merged into others. */
export type MergedKind = 'brands' | 'categories';

const PLACES = ['goods', 'conditions', 'buyAndGet.buy.goods', 'buyAndGet.get.goods'] as const;

/** Finds the promotions that name a brand or a category, wherever. */
export function promotionsNaming(kind: MergedKind, id: Types.ObjectId) {
  return { $or: PLACES.map((place) => ({ [`rule.${place}.${kind}`]: id.toHexString() })) };
}

/** What takes the place of what. */
export interface Replacement {
  from: string;
  to: string;
}

/** A promotion that names one brand or category instead of another, each once. */
export function withReplacedGoods(
  { goods, conditions, buyAndGet, ...rule }: PromotionInput,
  kind: MergedKind,
  replacement: Replacement,
): PromotionInput {
  const replaced = <Goods extends Partial<Record<MergedKind, string[] | undefined>>>(
    some: Goods,
  ): Goods => {
    const ids = some[kind];
    return ids ? { ...some, [kind]: withReplaced(ids, replacement) } : some;
  };
  const side = <Side extends { goods?: PromotionInput['goods'] }>(one: Side): Side =>
    one.goods ? { ...one, goods: replaced(one.goods) } : one;
  return {
    ...rule,
    ...(goods && { goods: replaced(goods) }),
    ...(conditions && { conditions: replaced(conditions) }),
    ...(buyAndGet && {
      buyAndGet: { ...buyAndGet, buy: side(buyAndGet.buy), get: side(buyAndGet.get) },
    }),
  };
}

/** Ids with one instead of another, each once. */
export function withReplaced(ids: readonly string[], { from, to }: Replacement): string[] {
  return [...new Set(ids.map((id) => (id === from ? to : id)))];
}
