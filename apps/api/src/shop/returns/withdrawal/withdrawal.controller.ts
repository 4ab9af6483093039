import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { conflict } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import {
  cancelWaiting,
  finishCancellation,
  isWaiting,
  type Cancellation,
} from '../../checkout/index.js';
import { findOrder, presentMyOrder } from '../../orders/index.js';
import type { PaymentDeps } from '../../payments/index.js';
import type { ShopSettings } from '../../settings/index.js';
import { withdraw } from './withdraw.js';

/** Dependencies of the withdrawal. */
export interface WithdrawalDeps extends PaymentDeps {
  settings: Pick<ShopSettings, 'current'>;
}

/** Writes the withdrawal in one transaction, and returns the payment of an order that it cancels afterwards. */
export function withdrawFrom({
  settings,
  ...deps
}: WithdrawalDeps): Controller<typeof endpoints.withdrawFromOrder> {
  return async ({ params, body: { lines }, user }) => {
    const found = await findOrder(params.number, { 'buyer._id': user._id });
    const { withdrawalDays: days } = await settings.current();
    const buying = { order: found._id, buyer: user._id };
    const message = SUCCESS_TEXTS.withdrawn(found.number);
    let isCancelled = false;
    let cancellation: Cancellation | undefined;
    return {
      create: async (session) => {
        const asked = { lines, days, isCancelled };
        const written = await withdraw(buying, asked, session);
        cancellation = written.cancellation;
        const order = await presentMyOrder(written.order, session);
        return { reply: { success: true, message, order } };
      },
      around: async (transaction) => {
        if (days > 0 && isWaiting(found)) {
          if (lines)
            throw conflict(`Order ${found.number} is not shipped: withdraw from all of it.`);
          isCancelled = (await cancelWaiting(found, user._id, deps.hosted)) !== undefined;
        }
        const written = await transaction();
        if (!cancellation) return written;
        const order = await finishCancellation(cancellation, deps);
        return { success: true, message, order: await presentMyOrder(order) };
      },
    };
  };
}
