import type { Types } from 'mongoose';
import { UserModel } from '../../accounts/index.js';
import { countCustomers } from '../../customers/index.js';
import { COUNTED_CUSTOMERS, CountedCustomersModel } from './counted-since.model.js';

const AT_ONCE = 500;

/** Forgets who was counted, so that the orders of all customers are added up anew. */
export async function startCustomersOver(): Promise<void> {
  await CountedCustomersModel.deleteOne({ _id: COUNTED_CUSTOMERS });
}

/**
 * Adds up the orders of the next customers who have not been counted since the start. Those of new orders are counted by
 * `countChanges`.
 * @returns whether there may be more.
 */
export async function countEarlierCustomers(): Promise<boolean> {
  const counted = await CountedCustomersModel.findById(COUNTED_CUSTOMERS).lean();
  if (counted?.isComplete) return false;
  const rest = counted?.after ? { _id: { $gt: counted.after } } : {};
  const users = await UserModel.find(rest, { _id: 1 })
    .sort({ _id: 1 })
    .limit(AT_ONCE)
    .lean<{ _id: Types.ObjectId }[]>();
  await countCustomers(users.map(({ _id }) => _id));
  const after = users.at(-1)?._id ?? counted?.after;
  const isComplete = users.length < AT_ONCE;
  await CountedCustomersModel.updateOne(
    { _id: COUNTED_CUSTOMERS },
    { $set: { isComplete, ...(after && { after }) } },
    { upsert: true },
  );
  return !isComplete;
}
