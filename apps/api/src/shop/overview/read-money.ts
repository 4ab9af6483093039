import { dollarsFromCents, sumOf, type Overview } from '@shop/shared';
import { moneySums, OrderModel } from '../orders/index.js';
import type { ShopDay } from '../../platform/shop-days.js';

/** Orders that are not simply paid, each of which is read. */
const UNUSUAL = {
  $or: [
    { 'payment.state': { $exists: true } },
    { 'payment.leaseUntil': { $exists: true } },
    { 'payment.cancelledAt': { $exists: true } },
    { 'payment.disputes': { $exists: true } },
  ],
};
const FIELDS = { payment: 1, refunds: 1, status: 1, totalCents: 1 } as const;

/**
 * Where the money of the orders of these days is. Absent while all of them are simply paid.
 * @param days the oldest first, up to today.
 */
export async function readMoney(days: readonly ShopDay[]): Promise<Pick<Overview, 'money'>> {
  const placed = { createdAt: { $gte: days[0]?.start } };
  const unusual = await OrderModel.find({ ...placed, ...UNUSUAL }, FIELDS).lean();
  const all = unusual.map(moneySums);
  const sums = {
    refunded: sumOf(all, ({ refundedCents }) => refundedCents),
    outstanding: sumOf(all, ({ outstandingCents }) => outstandingCents),
    disputed: sumOf(all, ({ disputedCents }) => disputedCents),
  };
  if (!Object.values(sums).some((cents) => cents > 0)) return {};
  const [usual] = await OrderModel.aggregate<{ paidCents: number }>([
    { $match: { ...placed, $nor: UNUSUAL.$or, 'payment.success': true } },
    { $group: { _id: null, paidCents: { $sum: '$totalCents' } } },
  ]);
  const paidCents = sumOf(all, (one) => one.paidCents) + (usual?.paidCents ?? 0);
  return {
    money: {
      paid: dollarsFromCents(paidCents),
      refunded: dollarsFromCents(sums.refunded),
      outstanding: dollarsFromCents(sums.outstanding),
      disputed: dollarsFromCents(sums.disputed),
    },
  };
}
