import { CANCELLED_STATUS } from '@shop/shared';
import { OrderModel } from '../order.model.js';

/**
 * How many orders that are not cancelled used each of these promotions, by their ids. Counted from what the orders keep:
 * a counter that every checkout writes would make all of them wait for each other.
 */
export async function usesByOrders(
  promotions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = promotions.map(async (promotion): Promise<[string, number]> => {
    const used = { 'price.applied.promotion': promotion };
    const [all, cancelled] = await Promise.all([
      OrderModel.countDocuments(used),
      OrderModel.countDocuments({ ...used, status: CANCELLED_STATUS }),
    ]);
    return [promotion, all - cancelled];
  });
  return new Map(await Promise.all(counts));
}
