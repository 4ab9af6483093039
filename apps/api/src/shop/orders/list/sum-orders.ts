import {
  dollarsFromCents,
  LIMITS,
  sumOf,
  type OrderStatusesQuery,
  type OrderSums,
} from '@shop/shared';
import { moneySums } from '../money/money-sums.js';
import { OrderModel } from '../order.model.js';
import { orderList } from './list-orders.js';

const FIELDS = { payment: 1, refunds: 1, status: 1, totalCents: 1 } as const;

/**
 * What the orders of a list add up to, by their stored totals; undefined if they are more than `LIMITS.summedOrders`.
 * @param timeZone in which the days begin.
 */
export async function sumOrders(
  query: OrderStatusesQuery,
  timeZone: string,
): Promise<OrderSums | undefined> {
  const { filter, hint } = await orderList(query, timeZone);
  const orders = await OrderModel.find(filter, FIELDS, { ...(hint && { hint }) })
    .limit(LIMITS.summedOrders + 1)
    .lean();
  if (orders.length > LIMITS.summedOrders) return undefined;
  const money = orders.map(moneySums);
  return {
    orders: orders.length,
    total: dollarsFromCents(sumOf(orders, ({ totalCents }) => totalCents)),
    paid: dollarsFromCents(sumOf(money, ({ paidCents }) => paidCents)),
    refunded: dollarsFromCents(sumOf(money, ({ refundedCents }) => refundedCents)),
    outstanding: dollarsFromCents(sumOf(money, ({ outstandingCents }) => outstandingCents)),
  };
}
