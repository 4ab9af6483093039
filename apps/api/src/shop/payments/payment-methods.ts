import {
  dollarsFromCents,
  formatDollars,
  manualProvider,
  paymentMethodIdSchema,
  type Cents,
  type PaymentMethod,
  type Settings,
  type UnfitMethod,
} from '@shop/shared';
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
  /** The least that it takes. Absent if it takes any total. */
  minimum?: Minimum;
}

interface Minimum {
  cents: Cents;
  /** What to say about a lower total. */
  message: string;
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

/** The same for quotes, without those that do not take the total, or whose name no request can choose. */
export function offeredMethods(
  deps: PaymentDeps,
  settings: ManualMethods,
  totalCents: Cents,
): { paymentMethods: PaymentMethod[]; unfitMethods?: UnfitMethod[] } {
  const methods = paymentMethods(deps, settings);
  const unfit = methods.flatMap(({ id, name }) => {
    const minimum = minimumOf(id, deps);
    return minimum && isBelow(minimum, totalCents) ? [{ id, name, message: minimum.message }] : [];
  });
  return {
    paymentMethods: methods.filter(
      (method) => isChoosable(method) && unfit.every(({ id }) => id !== method.id),
    ),
    ...(unfit.length > 0 && { unfitMethods: unfit }),
  };
}

/** A payment module of before may have a name with a space; it takes the orders that choose nothing. */
const isChoosable = ({ id }: PaymentMethod) => paymentMethodIdSchema.safeParse(id).success;

/** Whether there is nothing to choose and nothing to wait for. */
export function isEachPaidAtOnce(methods: readonly PaymentMethod[]): boolean {
  return methods.every(({ paid }) => paid === 'now');
}

function minimumOf(id: string, { hosted }: PaymentDeps): Minimum | undefined {
  if (hosted?.provider.name !== id) return undefined;
  const { label, minCents } = hosted.provider;
  const least = formatDollars(dollarsFromCents(minCents));
  return { cents: minCents, message: `${label} is not available for totals under ${least}.` };
}

/** Nothing to pay needs no payment. */
function isBelow({ cents }: Minimum, totalCents: Cents): boolean {
  return totalCents > 0 && totalCents < cents;
}

/** @throws HttpError 400 if the order costs less than its way to pay takes. */
export function assertTaken(paidLater: PaidLater | undefined, totalCents: Cents): void {
  const { minimum } = paidLater ?? {};
  if (!minimum || !isBelow(minimum, totalCents)) return;
  const { message } = minimum;
  throw badRequest(message, [{ field: 'payment', message }]);
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
  const minimum = minimumOf(provider.name, deps);
  return {
    provider: provider.name,
    holdMs: provider.holdMs,
    ...(minimum && { minimum }),
    ...(settings.cardCharged === 'shipment' && { takenAtShipment: true }),
  };
}
