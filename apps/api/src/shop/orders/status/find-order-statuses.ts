import { LIMITS, type OrderStatusesQuery, type OrderStatusLine } from '@shop/shared';
import { findOrderRecords } from '../list/find-orders.js';
import { orderList } from '../list/list-orders.js';
import type { OrderRecord } from '../order.model.js';
import { parcelsField } from '../parcels/parcel.view.js';
import { dueAtOf } from '../payment-state.js';

/** The pieces alone of the lines, because there may be thousands of orders. */
const FIELDS = {
  number: 1,
  status: 1,
  payment: 1,
  'lines._id': 1,
  'lines.quantity': 1,
  parcels: 1,
  refunds: 1,
  withheld: 1,
  history: 1,
};

/**
 * Id, number, status, payment and parcels of the orders that match, in the order of the list: the first
 * `LIMITS.selectedOrders` of them, and how many match in all, up to `LIMITS.countedOrders` with a search.
 * @param timeZone in which the days begin.
 */
export async function findOrderStatuses(
  query: OrderStatusesQuery,
  timeZone: string,
): Promise<{ orders: OrderStatusLine[]; total: number }> {
  const list = {
    ...(await orderList(query, timeZone)),
    fields: FIELDS,
  };
  const page = { page: 1, pageSize: LIMITS.selectedOrders };
  const { rows, total } = await findOrderRecords(list, page);
  const orders = rows.map((order) => ({
    _id: order._id.toHexString(),
    number: order.number,
    status: order.status,
    payment: paymentOf(order),
    ...parcelsField(order),
  }));
  return { orders, total };
}

function paymentOf(order: OrderRecord): OrderStatusLine['payment'] {
  const dueAt = dueAtOf(order);
  return {
    state: order.payment.state,
    ...(dueAt !== undefined && { dueAt: dueAt?.toISOString() ?? null }),
  };
}
