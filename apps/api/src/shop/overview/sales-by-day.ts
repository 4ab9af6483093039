import { UNEARNED_STATUSES } from '@shop/shared';
import { OrderModel } from '../orders/index.js';
import type { ShopDay } from '../../platform/shop-days.js';

interface SalesOfDay {
  /** Such as 2026-11-21. */
  _id: string;
  orders: number;
  cancelled: number;
  revenueCents: number;
}

const isUnearned = { $in: ['$status', [...UNEARNED_STATUSES]] };
const isBeingPaid = { $gt: ['$payment.leaseUntil', null] };

/**
 * Orders and revenue of each of these days that had orders; those that are still being paid bring no revenue
 * either.
 * @param days the oldest first, up to today.
 */
export function salesByDay(days: readonly ShopDay[]) {
  return OrderModel.aggregate<SalesOfDay>([
    { $match: { createdAt: { $gte: days[0]?.start } } },
    {
      $group: {
        _id: dayOf('$createdAt', days),
        orders: { $sum: 1 },
        cancelled: { $sum: { $cond: [isUnearned, 1, 0] } },
        revenueCents: { $sum: { $cond: [{ $or: [isUnearned, isBeingPaid] }, 0, '$totalCents'] } },
      },
    },
  ]);
}

/**
 * A database expression for the latest day that began before `moment`. The shop passes the days in, instead of using
 * the database's calendar, so that all its figures and filters use the same days.
 */
function dayOf(moment: string, days: readonly ShopDay[]) {
  const branches = days
    .toReversed()
    .map(({ day, start }) => ({ case: { $gte: [moment, start] }, then: day }));
  return { $switch: { branches, default: null } };
}
