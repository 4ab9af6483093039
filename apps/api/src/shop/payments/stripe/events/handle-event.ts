import type { JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { OrderModel } from '../../../orders/index.js';
import { recordAftermath } from '../../aftermath/record-aftermath.js';
import { settleHosted } from '../../hosted/settle-hosted.js';
import { startHosted } from '../../hosted/start-hosted.js';
import type { StripeAccount } from '../stripe-account.js';

/** Looks at what an event was about, and writes what is true now. Nothing is taken from the event itself. */
export function handleStripeEvent(stripe: StripeAccount | undefined): JobHandler {
  return async ({ data: { event, object = '' } }) => {
    const id = await stripe?.orderOf(object);
    const order =
      id === undefined ? null : await OrderModel.findById(new Types.ObjectId(id)).lean();
    if (!stripe || !order) return;
    // The shop may not have learned which page was prepared.
    await startHosted(order, stripe);
    const settled = await settleHosted(order._id, stripe.provider, { cause: 'webhook', event });
    if (settled) await recordAftermath(settled, stripe.provider, event);
  };
}
