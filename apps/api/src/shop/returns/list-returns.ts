import { findPage, NEWEST_FIRST } from '@shop/mongo';
import { sumOf, type ReturnRow, type ReturnsQuery } from '@shop/shared';
import { DATE_ORDERS } from '../../platform/date-order.js';
import {
  asksForWords,
  OrderModel,
  orderSearchFilter,
  ReturnModel,
  WORDS_INDEX,
  type ReturnRecord,
} from '../orders/index.js';

/** The most orders of which the returns are found by words. */
const MOST_FOUND = 1_000;

/** A page of the returns with their orders and buyers. */
export async function listReturns(query: ReturnsQuery) {
  const filter = {
    ...(query.state && { state: query.state }),
    ...(query.kind && {
      withdrawal: query.kind === 'withdrawal' ? (true as const) : { $exists: false },
    }),
    ...((query.buyer ?? query.search) && { order: { $in: await returnedOrders(query) } }),
  };
  const sort = DATE_ORDERS[query.sort];
  const { rows, total } = await findPage(ReturnModel, { filter, sort }, query);
  const orders = await OrderModel.find(
    { _id: { $in: rows.map(({ order }) => order) } },
    { number: 1, buyer: 1 },
  ).lean();
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]));
  const returns = rows.flatMap((row) => {
    const order = byId.get(row.order.toHexString());
    return order ? [rowView(row, { order: order.number, buyer: order.buyer.name })] : [];
  });
  return { returns, total };
}

/** The orders of a buyer, or with these words, of which something was sent back: the newest of them. */
async function returnedOrders({ buyer, search }: Pick<ReturnsQuery, 'buyer' | 'search'>) {
  const words = search ? orderSearchFilter(search) : {};
  const ofBuyer = buyer ? { 'buyer._id': buyer } : {};
  const found = OrderModel.find({ $and: [ofBuyer, words, { returnCount: { $gt: 0 } }] }, { _id: 1 })
    .sort(NEWEST_FIRST)
    .limit(MOST_FOUND);
  const orders = await (asksForWords(words) ? found.hint(WORDS_INDEX) : found).lean();
  return orders.map(({ _id }) => _id);
}

function rowView(
  { _id, state, withdrawal, reason, lines, createdAt }: ReturnRecord,
  of: Pick<ReturnRow, 'order' | 'buyer'>,
): ReturnRow {
  return {
    _id: _id.toHexString(),
    state,
    ...(withdrawal && { withdrawal }),
    ...(reason && { reason }),
    pieces: sumOf(lines, ({ quantity }) => quantity),
    ...of,
    at: createdAt.toISOString(),
  };
}
