import { dollarsFromCents, formatDollars, type MailSettings } from '@shop/shared';
import { Types } from 'mongoose';
import { moneyToReturn, OrderModel, ReturnModel } from '../orders/index.js';

/** How many orders and products a report names; it counts all of them. */
export const MOST_NAMED = 20;

/** Rows of a report, and of how many there are more. */
export interface Counted {
  rows: { name: string; value: string }[];
  total: number;
}

export const NOTHING: Counted = { rows: [], total: 0 };

/** The returns that buyers have asked for between two moments, and their withdrawals. */
export async function returnsIn(
  { since, until }: Record<'since' | 'until', Date>,
  chosen: Pick<MailSettings, 'returns'>,
): Promise<Counted> {
  if (chosen.returns !== 'daily') return NOTHING;
  const filter = { createdAt: { $gte: since, $lt: until } };
  const refunded = await refundedAlone(filter);
  const [found, total] = await Promise.all([
    ReturnModel.find(filter, { order: 1, withdrawal: 1, state: 1 })
      .sort({ createdAt: -1 })
      .limit(MOST_NAMED)
      .lean(),
    ReturnModel.countDocuments(filter),
  ]);
  const ids = found.map(({ order }) => order);
  const orders = await OrderModel.find({ _id: { $in: ids } }, { number: 1 }).lean();
  const numbers = new Map(orders.map(({ _id, number }) => [_id.toHexString(), number]));
  const rows = found.map(({ order, withdrawal, state }) => ({
    name: `Order ${numbers.get(order.toHexString()) ?? ''}`,
    value: withdrawal ? 'withdrawal' : state === 'requested' ? 'to be approved' : state,
  }));
  const own = refunded.map(({ number }) => ({
    name: `Order ${number}`,
    value: 'withdrawal, refunded by itself',
  }));
  return { rows: [...own, ...rows].slice(0, MOST_NAMED), total: total + own.length };
}

/** Orders of which a withdrawal was refunded by itself, without a return beside it: nothing of it was sent. */
async function refundedAlone(filter: { createdAt: { $gte: Date; $lt: Date } }) {
  const { $gte: since, $lt: until } = filter.createdAt;
  // Their ids are times, and have an index.
  const [from, to] = [since, until].map((at) => Types.ObjectId.createFromTime(+at / 1000));
  const orders = await OrderModel.find(
    { refunds: { $elemMatch: { _id: { $gte: from, $lt: to }, cause: 'withdrawal' } } },
    { number: 1 },
  )
    .sort({ number: -1 })
    .lean();
  const ids = orders.map(({ _id }) => _id);
  const ofThem = { ...filter, order: { $in: ids }, withdrawal: true as const };
  const told = await ReturnModel.distinct('order', ofThem);
  return orders.filter(({ _id }) => !told.some((id) => id.equals(_id)));
}

/** The cancelled orders whose money is still to be returned. */
export async function cancelledOrders(chosen: Pick<MailSettings, 'returns'>): Promise<Counted> {
  if (chosen.returns !== 'daily') return NOTHING;
  const { orders, total } = await moneyToReturn(MOST_NAMED);
  const rows = orders.map(({ number, cents }) => ({
    name: `Order ${number}`,
    value: formatDollars(dollarsFromCents(cents)),
  }));
  return { rows, total };
}
