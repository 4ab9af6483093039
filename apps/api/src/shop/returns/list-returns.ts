import { findPage, NEWEST_FIRST } from '@shop/mongo';
import { sumOf, type ReturnRow, type ReturnsQuery } from '@shop/shared';
import { OrderModel, ReturnModel, type ReturnRecord } from '../orders/index.js';

/** A page of the returns, newest first, with their orders and buyers. */
export async function listReturns(query: ReturnsQuery) {
  const filter = {
    ...(query.state && { state: query.state }),
    ...(query.buyer && { order: { $in: await returnedOrdersOf(query.buyer) } }),
  };
  const { rows, total } = await findPage(ReturnModel, { filter, sort: NEWEST_FIRST }, query);
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

/** The orders of a buyer of which something was sent back. */
async function returnedOrdersOf(buyer: string) {
  const orders = await OrderModel.find(
    { 'buyer._id': buyer, returnCount: { $gt: 0 } },
    { _id: 1 },
  ).lean();
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
