import type { PaymentMethod } from '@shop/shared';
import { badRequest } from '@shop/http/errors';
import type { Hosted } from './hosted/hosted.js';
import type { PaymentProvider } from './payment-provider.js';
import { simulatedPayments } from './simulated.js';

/** What takes payments for the shop. */
export interface PaymentDeps {
  /** Takes payments at once. */
  payments: PaymentProvider;
  /** Takes payments on pages of its own; without it, nothing does. */
  hosted?: Hosted | undefined;
}

/** How an order is paid that is not paid at once. */
export interface PaidLater {
  /** As the order keeps it. */
  provider: string;
  /** For how long the order waits, in milliseconds; null without end. */
  holdMs: number | null;
}

/** The ways to pay that the shop offers, the default first. Where real payments are taken, none are simulated. */
export function paymentMethods({ payments, hosted }: PaymentDeps): PaymentMethod[] {
  const atOnce = { id: payments.name, name: 'Pay now', paid: 'now' } as const;
  if (!hosted) return [atOnce];
  const { name, label } = hosted.provider;
  const page = { id: name, name: label, paid: 'page' } as const;
  return payments === simulatedPayments ? [page] : [atOnce, page];
}

/** The same for quotes: absent where every order is paid at once. */
export function offeredMethods(deps: PaymentDeps): { paymentMethods?: PaymentMethod[] } {
  const methods = paymentMethods(deps);
  return methods.some(({ paid }) => paid !== 'now') ? { paymentMethods: methods } : {};
}

/**
 * How the order is paid that a shopper asks for: undefined if at once.
 * @throws HttpError 400 if the shop does not offer it.
 */
export function paidLaterBy(chosen: string | undefined, deps: PaymentDeps): PaidLater | undefined {
  const methods = paymentMethods(deps);
  const method = chosen === undefined ? methods[0] : methods.find(({ id }) => id === chosen);
  if (!method) {
    const message = 'This way to pay is not offered any more. Please choose another one.';
    throw badRequest(message, [{ field: 'payment', message }]);
  }
  const provider = deps.hosted?.provider;
  if (method.paid === 'now' || !provider) return undefined;
  return { provider: provider.name, holdMs: provider.holdMs };
}
