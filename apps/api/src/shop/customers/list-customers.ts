import type { Actor } from '@shop/http/access';
import { findPage } from '@shop/mongo';
import type { CustomerListQuery, CustomerSort } from '@shop/shared';
import { DATE_ORDERS } from '../../platform/date-order.js';
import { UserModel, userRowView } from '../accounts/index.js';
import { filterByGroup } from '../pricing/index.js';
import { customerFilter } from './customer-filter.js';
import { customerSums } from './customer-sums.js';

/** Each with an index. Whoever never ordered comes last. */
const SORTS: Record<CustomerSort, Record<string, 1 | -1>> = {
  ...DATE_ORDERS,
  spent: { 'sums.spentCents': -1, _id: -1 },
  orders: { 'sums.orders': -1, _id: -1 },
  lastOrder: { 'sums.lastOrderAt': -1, _id: -1 },
};

/**
 * A page of everyone with an account, with what the orders of each come to now. They are sorted and grouped by stored sums,
 * which follow the orders within seconds.
 */
export async function listCustomers(query: CustomerListQuery, timeZone: string, by: Actor) {
  const group = query.group ? await filterByGroup(query.group, by) : undefined;
  const filter = customerFilter(query, timeZone, group?.filter);
  const sort = SORTS[query.sort];
  const { rows, total } = await findPage(UserModel, { filter, sort }, query);
  const sumsOf = await customerSums(rows.map(({ _id }) => _id));
  const customers = rows.map((user) => ({ ...userRowView(user), sums: sumsOf(user._id) }));
  return { customers, total };
}
