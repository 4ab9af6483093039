import type { JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { endOfHeld, OrderModel } from '../../orders/index.js';
import type { Hosted } from '../hosted/hosted.js';
import { releaseHeld } from './release-held.js';
import { takeHeld } from './take-held.js';

/** Takes what is reserved for an order that was shipped, or releases it if the order was cancelled. */
export function handleHeld(hosted: Hosted | undefined): JobHandler {
  return async ({ data }) => {
    const order = await OrderModel.findById(new Types.ObjectId(data.order)).lean();
    const { charge } = order?.payment ?? {};
    if (order?.payment.state !== 'authorized' || charge === undefined) return;
    const end = endOfHeld(order);
    // Its status was set back.
    if (!end) return;
    const { number, payment } = order;
    if (payment.provider !== hosted?.provider.name)
      throw new Error(`Only ${payment.provider} reserves the amount of order ${number}`);
    const { provider } = hosted;
    const why = { cause: 'cancellation', state: 'cancelled' } as const;
    const after =
      end === 'take'
        ? await takeHeld(order, provider, 'shipment')
        : await releaseHeld(order, { charge, provider }, why);
    if (after.payment.state === 'authorized')
      throw new Error(
        `The amount reserved for order ${number} is still neither captured nor released`,
      );
  };
}
