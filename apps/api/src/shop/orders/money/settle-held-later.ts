import { enqueue } from '@shop/mongo/jobs';
import { hasLeftShop, holdsStock } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import { isPartlySent } from '../parcels/parcel.view.js';

/** The topic of the jobs that take what is reserved for an order, or release it. */
export const HELD_TOPIC = 'payment-held';

/** For how long a status can be taken back before that happens. */
const SECOND_THOUGHTS_MS = 60_000;

/** What becomes of an amount that is reserved for an order; undefined while the order is being packed. */
export function endOfHeld(order: OrderRecord): 'take' | 'release' | undefined {
  if (!holdsStock(order.status)) return 'release';
  const hasNothingToSend = order.invoiceAtPayment !== undefined;
  return hasLeftShop(order.status) || isPartlySent(order) || hasNothingToSend ? 'take' : undefined;
}

/**
 * Has an amount taken or released that is reserved for an order, in the transaction that ships, edits or cancels it.
 */
export async function settleHeldLater(order: OrderRecord, session: ClientSession): Promise<void> {
  if (order.payment.state !== 'authorized' || !endOfHeld(order)) return;
  const id = order._id.toHexString();
  await enqueue(
    {
      topic: HELD_TOPIC,
      // One for each change: what comes too late, or after the payment is settled, does nothing.
      key: `${HELD_TOPIC}:${id}:${new Types.ObjectId().toHexString()}`,
      data: { order: id },
      afterMs: SECOND_THOUGHTS_MS,
    },
    session,
  );
}
