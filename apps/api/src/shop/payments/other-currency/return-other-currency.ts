import { inTransaction } from '@shop/mongo';
import { NotYetError, type JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { isOtherDisputed, OrderModel } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { Hosted } from '../hosted/hosted.js';
import { returnKey } from './return-key.js';
import { writeNotReturned, writeReturned } from './write-return.js';

/** How often it is looked whether a dispute has ended. */
const DISPUTED_MS = 24 * 60 * 60_000;

/** Has the provider return what was paid in another currency, once. What it refuses stays among the tasks. */
export function handleOtherCurrency(hosted: Hosted | undefined): JobHandler {
  return async ({ data }) => {
    const order = await OrderModel.findById(new Types.ObjectId(data.order)).lean();
    const other = order?.payment.otherCurrency;
    if (!order || !other || other.returnedAt) return;
    const { number } = order;
    // Its buyer would get it twice.
    if (isOtherDisputed(order.payment)) throw new NotYetError(DISPUTED_MS);
    // The order itself may have been paid another way since.
    if (!hosted)
      throw new Error(`The payment of order ${number} can't be returned without its provider`);
    const { provider } = hosted;
    const { charge, amount: amountCents } = other;
    const idempotencyKey = returnKey(order, other);
    const operation = { charge, order: order._id.toHexString(), amountCents, idempotencyKey };
    const outcome = await ask(() => provider.refund(operation));
    if (outcome.success) {
      await inTransaction((session) => writeReturned(order, session));
      return;
    }
    await inTransaction((session) => writeNotReturned(order, outcome.reason, session));
    throw new Error(`The refund of order ${number} was refused: ${outcome.reason}`);
  };
}
