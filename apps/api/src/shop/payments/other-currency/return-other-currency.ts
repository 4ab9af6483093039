import { inTransaction } from '@shop/mongo';
import type { JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { OrderModel } from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import { ask } from '../ask.js';
import type { Hosted } from '../hosted/hosted.js';

/** The topic of the jobs that return what was paid in another currency. */
export const OTHER_CURRENCY_TOPIC = 'payment-return';

/** Has the provider return what was paid in another currency, once. What it refuses stays among the tasks. */
export function handleOtherCurrency(hosted: Hosted | undefined): JobHandler {
  return async ({ data }) => {
    const order = await OrderModel.findById(new Types.ObjectId(data.order)).lean();
    const other = order?.payment.otherCurrency;
    if (!order || !other || other.returnedAt) return;
    const { _id, number, payment } = order;
    if (payment.provider !== hosted?.provider.name)
      throw new Error(`Only ${payment.provider} can return the payment of order ${number}`);
    const { provider } = hosted;
    const id = _id.toHexString();
    const { charge, amount: amountCents, refusals } = other;
    // Once refused, a provider repeats that under the same key.
    const idempotencyKey = `return:${id}:${refusals}`;
    const outcome = await ask(() =>
      provider.refund({ charge, order: id, amountCents, idempotencyKey }),
    );
    const isSame = { _id, 'payment.otherCurrency.refusals': refusals };
    if (!outcome.success) {
      await OrderModel.updateOne(isSame, {
        $inc: { 'payment.otherCurrency.refusals': 1 },
        $set: { 'payment.otherCurrency.failure': outcome.reason },
      });
      throw new Error(`The refund of order ${number} was refused: ${outcome.reason}`);
    }
    await inTransaction(async (session) => {
      const returned = await OrderModel.updateOne(
        { ...isSame, 'payment.otherCurrency.returnedAt': null },
        {
          $set: { 'payment.otherCurrency.returnedAt': new Date() },
          $unset: { 'payment.otherCurrency.failure': 1 },
        },
        { session },
      );
      if (returned.modifiedCount > 0) await announce('order.updated', _id, session);
    });
  };
}
