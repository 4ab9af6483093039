import { CANCELLED_STATUSES, OVERVIEW_DAYS } from '@shop/shared';
import { OrderModel } from '../orders/index.js';
import { startOfLastDays } from '../utc-days.js';

interface SalesOfDay {
  /** The day in UTC, such as 2026-11-21. */
  _id: string;
  orders: number;
  cancelled: number;
  revenueCents: number;
}

const isCancelled = { $in: ['$status', [...CANCELLED_STATUSES]] };

/** Orders and revenue of each recent day that had orders; cancelled orders bring no revenue. */
export function salesByDay() {
  return OrderModel.aggregate<SalesOfDay>([
    { $match: { createdAt: { $gte: startOfLastDays(OVERVIEW_DAYS) } } },
    {
      $group: {
        _id: { $dateToString: { format: '%Y-%m-%d', date: '$createdAt' } },
        orders: { $sum: 1 },
        cancelled: { $sum: { $cond: [isCancelled, 1, 0] } },
        revenueCents: { $sum: { $cond: [isCancelled, 0, '$totalCents'] } },
      },
    },
  ]);
}
