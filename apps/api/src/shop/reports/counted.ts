import { dollarsFromCents, formatDollars, type MailSettings } from '@shop/shared';
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
  return { rows, total };
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
