import { WAITING_STATUSES, type OrderListQuery, type OrderStatusFilter } from '@shop/shared';
import { nameFilter, typedId } from '../text/name-search.js';
import { startOfLastDays } from '../utc-days.js';

/** A filter for orders that meet every given condition; each condition has an index. */
export function orderFilter({ search, status, days }: Partial<OrderListQuery>): object {
  return {
    ...(search && searchFilter(search)),
    ...(status && { status: statusFilter(status) }),
    ...(days && { createdAt: { $gte: startOfLastDays(days) } }),
  };
}

function statusFilter(status: OrderStatusFilter) {
  return status === 'waiting' ? { $in: WAITING_STATUSES } : status;
}

/** An order's number is its id; any other text is searched for in its buyer's name and e-mail address. */
function searchFilter(search: string) {
  const _id = typedId(search);
  return _id ? { _id } : nameFilter('searchPrefixes', search);
}
