import type { Controller } from '@shop/http/route';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { UsageLimits } from '../../../platform/limits/usage-limits.js';
import { isBeingPaid, type OrderRecord } from '../../orders/index.js';
import { askProvider } from '../hosted/ask-provider.js';
import { paidOrder } from '../paid-order.js';
import type { PaymentDeps } from '../payment-methods.js';
import { orderOfLink } from './pay-links.js';
import { payLinkState, payLinkView } from './pay-link.view.js';

/** Dependencies of the controllers of links to pay. */
export interface PayLinkDeps extends PaymentDeps {
  usageLimits: UsageLimits;
}

export function read({ usageLimits }: PayLinkDeps): Controller<typeof endpoints.readPayLink> {
  return async ({ body: { token }, client }) => {
    const order = await orderOfLink(token, usageLimits, client);
    return { success: true, order: payLinkView(order) };
  };
}

export function pay(deps: PayLinkDeps): Controller<typeof endpoints.payByLink> {
  const { usageLimits } = deps;
  return async ({ body: { token }, client }) => {
    const found = await orderOfLink(token, usageLimits, client);
    const isOpen = payLinkState(found) === 'open';
    if (isOpen) {
      const account = found._id.toHexString();
      await usageLimits.count({ kind: 'paymentCheck', account, address: client.key });
    }
    const order = isOpen ? await taken(found, deps) : found;
    const shown = payLinkView(order);
    const message = order.payment.success ? SUCCESS_TEXTS.paid : SUCCESS_TEXTS.notPaidYet;
    const { url } = order.payment;
    return { success: true, message, order: shown, ...(shown.open && url && { url }) };
  };
}

/** The order as far as its payment can be taken now: at once, or on a page of the provider, which may have been paid. */
async function taken(order: OrderRecord, { payments, hosted }: PayLinkDeps): Promise<OrderRecord> {
  if (isBeingPaid(order.payment)) return paidOrder(order, payments);
  return hosted ? askProvider(order, hosted) : order;
}
