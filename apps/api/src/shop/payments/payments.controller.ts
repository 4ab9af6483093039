import type { Controller } from '@shop/http/route';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import { findOrder, presentMyOrder, waitsForBuyer } from '../orders/index.js';
import { askProvider } from './hosted/ask-provider.js';
import type { Hosted } from './hosted/hosted.js';

/** Dependencies of the payments' controllers. */
export interface PaymentControllerDeps {
  hosted?: Hosted | undefined;
  usageLimits: UsageLimits;
}

export function check({
  hosted,
  usageLimits,
}: PaymentControllerDeps): Controller<typeof endpoints.checkMyPayment> {
  return async ({ params, user, client }) => {
    const found = await findOrder(params.number, { 'buyer._id': user._id });
    const isOpen = waitsForBuyer(found.payment) || found.payment.state === 'authorized';
    if (hosted && isOpen) {
      const account = user._id.toHexString();
      await usageLimits.count({ kind: 'paymentCheck', account, address: client.key });
    }
    const order = hosted && isOpen ? await askProvider(found, hosted) : found;
    const message = order.payment.success ? SUCCESS_TEXTS.paid : SUCCESS_TEXTS.notPaidYet;
    return { success: true, message, order: await presentMyOrder(order) };
  };
}
