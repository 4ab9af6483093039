import { manualProvider, type PaymentMethod, type Settings } from '@shop/shared';
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
  /** What the manual payment method is called now. Absent where it is not paid by hand. */
  name?: string;
  /** For how long the order waits, in milliseconds; null without end. */
  holdMs: number | null;
  /** How it is paid by hand. */
  text?: string | undefined;
  /** Whether the amount is only reserved until the order is shipped. */
  takenAtShipment?: true;
}

const DAY_MS = 24 * 60 * 60_000;

/** The manual payment methods of the shop. */
export type ManualMethods = Pick<Settings, 'manualMethods'>;

/** What the settings say about how orders are paid. */
export type PaymentSettings = ManualMethods & Pick<Settings, 'cardCharged'>;

/** The ways to pay that the shop offers, the default first. Where real payments are taken, none are simulated. */
export function paymentMethods(deps: PaymentDeps, settings: ManualMethods): PaymentMethod[] {
  return [...providers(deps), ...offeredByHand(settings)];
}

function offeredByHand({ manualMethods }: ManualMethods): PaymentMethod[] {
  return manualMethods
    .filter(({ isOn }) => isOn)
    .map(({ id, name, text }) => ({
      id: manualProvider({ id }),
      name,
      paid: 'later',
      ...(text && { text }),
    }));
}

function providers({ payments, hosted }: PaymentDeps): PaymentMethod[] {
  const atOnce = { id: payments.name, name: 'Pay now', paid: 'now' } as const;
  if (!hosted) return [atOnce];
  const { name, label } = hosted.provider;
  const page = { id: name, name: label, paid: 'page' } as const;
  return payments === simulatedPayments ? [page] : [atOnce, page];
}

/** The same for quotes: absent where every order is paid at once. */
export function offeredMethods(
  deps: PaymentDeps,
  settings: ManualMethods,
): { paymentMethods?: PaymentMethod[] } {
  const methods = paymentMethods(deps, settings);
  return methods.some(({ paid }) => paid !== 'now') ? { paymentMethods: methods } : {};
}

/**
 * How the order is paid that a shopper asks for: undefined if at once.
 * @throws HttpError 400 if the shop does not offer it.
 */
export function paidLaterBy(
  chosen: string | undefined,
  deps: PaymentDeps,
  settings: PaymentSettings,
): PaidLater | undefined {
  const methods = paymentMethods(deps, settings);
  const method = chosen === undefined ? methods[0] : methods.find(({ id }) => id === chosen);
  if (!method) {
    const message = 'This way to pay is not offered any more. Please choose another one.';
    throw badRequest(message, [{ field: 'payment', message }]);
  }
  const manual = settings.manualMethods.find((one) => manualProvider(one) === method.id);
  if (manual) {
    const holdMs = manual.days === null ? null : manual.days * DAY_MS;
    return { provider: method.id, name: method.name, holdMs, text: method.text };
  }
  const provider = deps.hosted?.provider;
  if (method.paid === 'now' || !provider) return undefined;
  return {
    provider: provider.name,
    holdMs: provider.holdMs,
    ...(settings.cardCharged === 'shipment' && { takenAtShipment: true }),
  };
}
