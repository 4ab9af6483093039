import { enqueue } from '@shop/mongo/jobs';
import { CANCELLED_STATUS, hasLeftShop } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import { isPartlySent } from '../parcels/parcel.view.js';

/** The topic of the jobs that take what is reserved for an order, or release it. */
export const HELD_TOPIC = 'payment-held';

/** For how long a status can be taken back before that happens. */
const SECOND_THOUGHTS_MS = 60_000;

/** What becomes of an amount that is reserved for an order; undefined while the order is being packed. */
export function endOfHeld(order: OrderRecord): 'take' | 'release' | undefined {
  if (order.status === CANCELLED_STATUS) return 'release';
  return hasLeftShop(order.status) || isPartlySent(order) ? 'take' : undefined;
}

/** Has an amount taken or released that is reserved for an order, in the transaction that ships or cancels it. */
export async function settleHeldLater(order: OrderRecord, session: ClientSession): Promise<void> {
  if (order.payment.state !== 'authorized' || !endOfHeld(order)) return;
  const id = order._id.toHexString();
  const change = `${order.history.length}.${order.parcels?.length ?? 0}`;
  await enqueue(
    {
      topic: HELD_TOPIC,
      key: `${HELD_TOPIC}:${id}:${change}`,
      data: { order: id },
      afterMs: SECOND_THOUGHTS_MS,
    },
    session,
  );
}
