import { WAITING_STATUSES, type OrderListQuery, type OrderStatusFilter } from '@shop/shared';
import { startOfLastDays } from '../utc-days.js';
import { orderSearchFilter } from './order-search.js';

/** A filter for orders that meet every given condition; each condition has an index. */
export function orderFilter({ search, status, days }: Partial<OrderListQuery>): object {
  return {
    ...(search && orderSearchFilter(search)),
    ...(status && { status: statusFilter(status) }),
    ...(days && { createdAt: { $gte: startOfLastDays(days) } }),
  };
}

function statusFilter(status: OrderStatusFilter) {
  return status === 'waiting' ? { $in: WAITING_STATUSES } : status;
}
