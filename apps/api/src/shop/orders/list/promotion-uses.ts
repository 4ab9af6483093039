import { CANCELLED_STATUS } from '@shop/shared';
import { OrderModel } from '../order.model.js';

/** How many orders used a promotion, and the US cents that it took off them. */
export interface PromotionUses {
  used: number;
  spentCents: number;
}

/**
 * The uses of these promotions by orders that are not cancelled, by their ids. Added up from what the orders keep: a sum
 * that every checkout writes would make all of them wait for each other.
 */
export async function promotionUses(
  promotions: readonly string[],
): Promise<ReadonlyMap<string, PromotionUses>> {
  if (promotions.length === 0) return new Map();
  const isOneOf = { $in: [...promotions] };
  const sums = await OrderModel.aggregate<PromotionUses & { _id: string }>([
    { $match: { 'price.applied.promotion': isOneOf, status: { $ne: CANCELLED_STATUS } } },
    { $project: { applied: '$price.applied' } },
    { $unwind: '$applied' },
    { $match: { 'applied.promotion': isOneOf } },
    {
      $group: {
        _id: '$applied.promotion',
        used: { $sum: 1 },
        spentCents: { $sum: '$applied.amountCents' },
      },
    },
  ]);
  return new Map(sums.map(({ _id, ...uses }) => [_id, uses]));
}
