import { WAITING_STATUSES, type OrderListQuery, type OrderStatusFilter } from '@shop/shared';
import { startOfLastDays } from '../shop-days.js';
import { orderSearchFilter } from './order-search.js';

/**
 * A filter for orders that meet every given condition; each condition has an index.
 * @param timeZone in which the days begin.
 */
export function orderFilter(query: Partial<OrderListQuery>, timeZone: string): object {
  const { search, buyer, status, days } = query;
  return {
    ...(search && orderSearchFilter(search)),
    ...(buyer && { 'buyer._id': buyer }),
    ...(status && { status: statusFilter(status) }),
    ...(days && { createdAt: { $gte: startOfLastDays(days, timeZone) } }),
  };
}

function statusFilter(status: OrderStatusFilter) {
  return status === 'waiting' ? { $in: WAITING_STATUSES } : status;
}
