import { inTransaction } from '@shop/mongo';
import type { Types } from 'mongoose';
import { UserModel } from '../accounts/index.js';
import { sumsByBuyer } from './customer-sums.js';

/** Customers whose orders one transaction reads: few, so that hardly any checkout meets its writes. */
const AT_ONCE = 20;

/**
 * Stores with customers what their orders come to, however often: by these sums they are sorted and in groups. Of two
 * instances at the same time, the one with the older view of the orders meets a conflict and reads them again. A kill
 * leaves some of them as they were.
 */
export async function countCustomers(customers: readonly Types.ObjectId[]): Promise<void> {
  const ids = [...new Map(customers.map((id) => [id.toHexString(), id])).values()];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await countSome(ids.slice(start, start + AT_ONCE));
}

function countSome(ids: readonly Types.ObjectId[]): Promise<void> {
  return inTransaction(async (session) => {
    const found = await sumsByBuyer(ids, session);
    const updates = ids.flatMap((_id) => {
      const sums = found.get(_id.toHexString());
      if (!sums?.lastOrderAt) return [];
      const { orders, paidCents, refundedCents, lastOrderAt, place } = sums;
      const spentCents = paidCents - refundedCents;
      const stored = { orders, spentCents, lastOrderAt, ...(place && { place }) };
      return { updateOne: { filter: { _id }, update: { $set: { sums: stored } } } };
    });
    if (updates.length > 0) await UserModel.bulkWrite(updates, { session });
  });
}
