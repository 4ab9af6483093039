import { enqueue, NotYetError, type JobHandler } from '@shop/mongo/jobs';
import { hasLeftShop, holdsStock } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { isPartlySent, OrderModel, type OrderRecord } from '../../orders/index.js';
import type { Hosted } from '../hosted/hosted.js';
import { endHold } from './end-hold.js';

/** The topic of the jobs that cancel orders which were not paid in time. */
export const EXPIRY_TOPIC = 'payment-expiry';

/** How often a payment is looked at whose money is on its way. */
const ON_ITS_WAY_MS = 10 * 60_000;
/** How often an order is looked at that was sent without being paid. */
const SENT_MS = 24 * 60 * 60_000;

const EXPIRED = { cause: 'expiry', state: 'expired' } as const;
/** An administrator has cancelled it before, and can't place it again any more. */
const CANCELLED = { cause: 'cancellation', state: 'cancelled' } as const;

/** Has an order cancelled once its time is over, if it is not paid by then. In the transaction that writes the order. */
export function expireLater(
  { _id }: Pick<OrderRecord, '_id'>,
  afterMs: number,
  session: ClientSession,
): Promise<void> {
  const order = _id.toHexString();
  const key = `${EXPIRY_TOPIC}:${order}`;
  return enqueue({ topic: EXPIRY_TOPIC, key, data: { order }, afterMs }, session);
}

/** Ends the time that an order has to be paid. While its money is on its way, it is looked at again. */
export function handleExpiry(hosted: Hosted | undefined): JobHandler {
  return async ({ data }) => {
    const order = await OrderModel.findById(new Types.ObjectId(data.order)).lean();
    if (order?.payment.state !== 'pending') return;
    // It was sent without being paid: somebody wanted that. Its status may be set back.
    if (hasLeftShop(order.status) || isPartlySent(order)) throw new NotYetError(SENT_MS);
    const why = holdsStock(order.status) ? EXPIRED : CANCELLED;
    const after = await endHold(order, hosted, why);
    if (after.payment.state === 'pending') throw new NotYetError(ON_ITS_WAY_MS);
  };
}
