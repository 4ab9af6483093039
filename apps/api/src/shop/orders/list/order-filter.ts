import {
  WAITING_STATUSES,
  type OrderListQuery,
  type OrderStatus,
  type OrderStatusFilter,
} from '@shop/shared';
import { endOfDay, startOfDay, startOfLastDays } from '../../../platform/shop-days.js';
import { orderSearchFilter } from '../search/order-search.js';
import { paymentFilter } from './payment-filter.js';

/** The filters of the list, and optionally the moment after which orders are left out. */
export type OrderFilters = Partial<OrderListQuery> & { asOf?: Date | undefined };

/**
 * A filter for orders that meet every given condition; each condition has an index.
 * @param timeZone in which the days begin.
 */
export function orderFilter(query: OrderFilters, timeZone: string): object {
  const { search, buyer, status, left, payment } = query;
  const found = search ? orderSearchFilter(search) : {};
  return {
    // Both may ask for one of several things.
    ...(payment ? { $and: [found, paymentFilter(payment)] } : found),
    ...(buyer && { 'buyer._id': buyer }),
    ...(status && statusFilter(status)),
    ...(left && somethingToSend(WAITING_STATUSES.filter((one) => isWithin(status, one)))),
    ...placedBetween(query, timeZone),
  };
}

/** Waiting is what has a status that waits for the shop, and something that is left to send. */
export function statusFilter(status: OrderStatusFilter): object {
  return status === 'waiting' ? somethingToSend(WAITING_STATUSES) : { status };
}

const isWithin = (filter: OrderStatusFilter | undefined, status: OrderStatus) =>
  filter === undefined || filter === 'waiting' || filter === status;

/** Orders of these statuses with something left to send: in no parcel yet, and not kept here. */
export function somethingToSend(statuses: readonly OrderStatus[]): object {
  return { status: { $in: statuses }, isAllSent: null };
}

/** When the orders were placed: one range, so that a single index scan is enough. */
export function placedBetween({ days, from, until, asOf }: OrderFilters, timeZone: string) {
  const starts = [
    ...(days ? [startOfLastDays(days, timeZone)] : []),
    ...(from ? [startOfDay(from, timeZone)] : []),
  ];
  const createdAt: Placed = {
    ...(starts.length > 0 && { $gte: new Date(Math.max(...starts.map(Number))) }),
    ...(until && { $lt: endOfDay(until, timeZone) }),
    ...(asOf && { $lte: asOf }),
  };
  return Object.keys(createdAt).length > 0 ? { createdAt } : {};
}

interface Placed {
  $gte?: Date;
  $lt?: Date;
  $lte?: Date;
}
