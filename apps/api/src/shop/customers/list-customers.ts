import { findPage, NEWEST_FIRST } from '@shop/mongo';
import type { CustomerListQuery } from '@shop/shared';
import { UserModel, userRowView } from '../accounts/index.js';
import { customerFilter } from './customer-filter.js';
import { customerSums } from './customer-sums.js';

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/** A page of everyone with an account, with what the orders of each come to. */
export async function listCustomers(query: CustomerListQuery, timeZone: string) {
  const filter = customerFilter(query, timeZone);
  const sort = query.sort === 'oldest' ? OLDEST_FIRST : NEWEST_FIRST;
  const { rows, total } = await findPage(UserModel, { filter, sort }, query);
  const sumsOf = await customerSums(rows.map(({ _id }) => _id));
  const customers = rows.map((user) => ({ ...userRowView(user), sums: sumsOf(user._id) }));
  return { customers, total };
}
