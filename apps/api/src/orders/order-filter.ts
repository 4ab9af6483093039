import { WAITING_STATUSES, type OrderListQuery, type OrderStatusFilter } from '@shop/shared';
import { Types } from 'mongoose';
import { beginningWith } from '../text/beginning-with.js';
import { beginOfLastDays } from '../utc-days.js';
import { asBuyerKey } from './buyer-keys.js';

/** Every filter that is given; each has an index. */
export function orderFilter({ search, status, days }: Partial<OrderListQuery>): object {
  return {
    ...(search && searchFilter(search)),
    ...(status && { status: statusFilter(status) }),
    ...(days && { createdAt: { $gte: beginOfLastDays(days) } }),
  };
}

function statusFilter(status: OrderStatusFilter) {
  return status === 'waiting' ? { $in: WAITING_STATUSES } : status;
}

/** An order's number is its id; anything else begins a key of its buyer. */
function searchFilter(search: string) {
  const number = /^#?([0-9a-f]{24})$/i.exec(search)?.[1];
  if (number) return { _id: new Types.ObjectId(number) };
  return { buyerKeys: { $elemMatch: beginningWith(asBuyerKey(search)) } };
}
