import { LIMITS, type OrderListQuery, type OrderStatusesQuery } from '@shop/shared';
import { DATE_ORDERS } from '../../../platform/date-order.js';
import { findOrders, type OrderList } from './find-orders.js';
import { orderFilter, type OrderFilters } from './order-filter.js';
import { paymentIndex } from './payment-filter.js';
import { OrderModel } from '../order.model.js';
import { asksForWords, orderSearchFilter, typedNumber } from '../search/order-search.js';
import { WORDS_INDEX } from '../search/words-index.js';

/**
 * With fewer matches than this, the query is told to use the index of words, and then to sort. The database would
 * overestimate the matches and scan the whole list in its sort order.
 */
const FEW = 200;

/**
 * One page of everyone's orders, and how many match, up to `LIMITS.countedOrders` with a search.
 * @param timeZone in which the days begin.
 */
export async function listOrders(query: OrderListQuery & OrderFilters, timeZone: string) {
  return findOrders(await orderList(query, timeZone), query);
}

/**
 * The list that a query describes, on all pages. If a whole order number was typed, that order comes first, before
 * those whose numbers only contain it.
 * @param timeZone in which the days begin.
 */
export async function orderList(query: OrderStatusesQuery, timeZone: string): Promise<OrderList> {
  const filter = orderFilter(query, timeZone);
  const sort = DATE_ORDERS[query.sort];
  if (!query.search) return { filter, sort, hint: paymentIndex(query.payment) };
  const [total, first] = await Promise.all([
    OrderModel.countDocuments(filter).limit(LIMITS.countedOrders),
    orderNamed(query, timeZone),
  ]);
  const hint =
    total < FEW && asksForWords(orderSearchFilter(query.search)) ? WORDS_INDEX : undefined;
  return { filter, sort, hint, count: () => Promise.resolve(total), first };
}

async function orderNamed({ search, ...query }: OrderFilters, timeZone: string) {
  const number = search && typedNumber(search);
  if (number === undefined || number === '') return null;
  return OrderModel.findOne({ ...orderFilter(query, timeZone), number }).lean();
}
