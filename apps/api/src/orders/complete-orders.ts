import type { Contact, Delivery } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { contactsOf } from '../accounts/index.js';
import { inTransaction } from '../mongo/transaction.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { takeOrderNumbers } from './order-number.js';

const BATCH_SIZE = 500;

/** False for an order of an earlier version of the shop, which has no number and no delivery. */
export function isComplete({ number }: Partial<OrderRecord>): boolean {
  return number !== undefined;
}

/**
 * Adds what orders of an earlier version lack, the oldest first: a number, and the buyer's current contact details as
 * the delivery. Each batch is one transaction, so that instances that start together never number an order twice. The
 * shop waits for this, so the search words are left to `completeOrderSearch`.
 */
export async function completeOrders(): Promise<void> {
  if (await areAllNumbered()) return;
  // Creates the counter, because two transactions that create it at the same time would conflict.
  await takeOrderNumbers(0);
  let from = new Date(0);
  for (;;) {
    const since = from;
    const last = await inTransaction((session) => completeBatch(since, session));
    if (!last) return;
    from = last;
  }
}

/** Compares two counts: no index covers orders without a number, and in a large shop, a scan for one takes seconds. */
async function areAllNumbered(): Promise<boolean> {
  const numbered = await OrderModel.countDocuments({ number: { $gt: 0 } });
  return numbered >= (await OrderModel.countDocuments());
}

/** @returns when the last order of the batch was placed; undefined if there was none. */
async function completeBatch(from: Date, session: ClientSession) {
  const orders = await OrderModel.find(
    { createdAt: { $gte: from }, number: { $eq: null } },
    { buyer: 1, createdAt: 1 },
    { session },
  )
    .sort({ createdAt: 1, _id: 1 })
    .limit(BATCH_SIZE)
    .lean();
  if (orders.length === 0) return undefined;
  const first = await takeOrderNumbers(orders.length, session);
  const contacts = await contactsOf(
    orders.map(({ buyer }) => buyer._id),
    session,
  );
  const updates = orders.map(({ _id, buyer }, index) => {
    const delivery = deliveryTo(buyer, contacts.get(buyer._id.toHexString()));
    return {
      updateOne: { filter: { _id }, update: { $set: { number: first + index, delivery } } },
    };
  });
  await OrderModel.bulkWrite(updates, { session });
  return orders.at(-1)?.createdAt;
}

function deliveryTo({ name }: OrderRecord['buyer'], contact: Contact | undefined): Delivery {
  const unknown = { email: '', phone: '', address: '' };
  return { ...unknown, ...contact, name, completedLater: true };
}
