import { UNEARNED_STATUSES } from '@shop/shared';
import { OrderModel } from '../orders/index.js';
import type { ShopDay } from '../../platform/shop-days.js';

export interface SalesOfDay {
  /** Such as 2026-11-21. */
  _id: string;
  orders: number;
  cancelled: number;
  revenueCents: number;
  itemsCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  /** How many orders say what they are made of. */
  priced: number;
}

const isUnearned = { $in: ['$status', [...UNEARNED_STATUSES]] };
const isBeingPaid = {
  $or: [{ $gt: ['$payment.leaseUntil', null] }, { $eq: ['$payment.state', 'pending'] }],
};

/** The sum of what orders store, of those that bring revenue. */
const earned = (amount: unknown) => ({
  $sum: { $cond: [{ $or: [isUnearned, isBeingPaid] }, 0, amount] },
});
/** An order without a price of its own has no parts but its goods. */
const part = (name: string, without: unknown = 0) =>
  earned({ $ifNull: [`$price.${name}`, without] });

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
        revenueCents: earned('$totalCents'),
        itemsCents: part('itemsCents', '$totalCents'),
        discountCents: part('discountCents'),
        shippingCents: part('shippingCents'),
        taxCents: part('taxCents'),
        priced: { $sum: { $cond: [{ $gt: ['$price.totalCents', null] }, 1, 0] } },
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
