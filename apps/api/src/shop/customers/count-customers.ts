import { inTransaction } from '@shop/mongo';
import type { Types } from 'mongoose';
import { UserModel } from '../accounts/index.js';
import { sumsByBuyer } from './customer-sums.js';

/** Customers whose orders one transaction reads, if hardly any of them buys meanwhile. */
const AT_ONCE = 20;

/**
 * Stores with customers what their orders come to, however often: by these sums they are sorted and in groups. Of two
 * instances at the same time, the one with the older view of the orders meets a conflict and reads them again. A kill
 * leaves some of them as they were.
 */
export async function countCustomers(customers: readonly Types.ObjectId[]): Promise<void> {
  await countInTurn(customers, AT_ONCE);
}

/**
 * The same for customers who have just bought. A checkout writes its buyer, too, and meets the transaction: one for
 * several of them would be repeated until none of them is buying.
 */
export async function countBuyers(buyers: readonly Types.ObjectId[]): Promise<void> {
  await countInTurn(buyers, 1);
}

async function countInTurn(customers: readonly Types.ObjectId[], atOnce: number): Promise<void> {
  const ids = [...new Map(customers.map((id) => [id.toHexString(), id])).values()];
  for (let start = 0; start < ids.length; start += atOnce)
    await countSome(ids.slice(start, start + atOnce));
}

function countSome(ids: readonly Types.ObjectId[]): Promise<void> {
  return inTransaction(async (session) => {
    const found = await sumsByBuyer(ids, session);
    const updates = ids.flatMap((_id) => {
      const sums = found.get(_id.toHexString());
      if (!sums) return [];
      const { orders, paidCents, refundedCents, lastOrderAt, place } = sums;
      const spentCents = paidCents - refundedCents;
      const last = { ...(lastOrderAt && { lastOrderAt }), ...(place && { place }) };
      const stored = { orders, spentCents, ...last };
      return { updateOne: { filter: { _id }, update: { $set: { sums: stored } } } };
    });
    if (updates.length > 0) await UserModel.bulkWrite(updates, { session });
  });
}
