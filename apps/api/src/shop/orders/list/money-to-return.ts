import { keptOf } from '../money/refunded.js';
import { OrderModel } from '../order.model.js';
import { countByPayment, paymentFilter, paymentIndex } from './payment-filter.js';

/** The newest cancelled orders whose money is still to be returned, with how much that is, and how many there are. */
export async function moneyToReturn(most: number) {
  const hint = paymentIndex('to_return');
  const [orders, total] = await Promise.all([
    OrderModel.find(paymentFilter('to_return'), null, { ...(hint && { hint }) })
      .sort({ createdAt: -1 })
      .limit(most)
      .lean(),
    countByPayment('to_return'),
  ]);
  return { orders: orders.map((order) => ({ number: order.number, cents: keptOf(order) })), total };
}
