import { busy, conflict } from '@shop/http/errors';
import { log } from '@shop/http/log';
import { isGivenUp, isOutstanding, manualProvider } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { isBeingPaid, OrderModel, type OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { Hosted } from '../hosted/hosted.js';
import type { KnownPayment } from '../hosted/hosted-payments.js';
import { recordKnown } from '../hosted/settle-hosted.js';
import { startHosted } from '../hosted/start-hosted.js';

/** How an order is paid then: no provider has its money, so no provider can return it. */
const ANOTHER_WAY = {
  'payment.provider': manualProvider({ id: 'another-way' }),
  'payment.name': 'Another way',
  'payment.reference': null,
};

/** For so long an administrator can try again. */
const LEAVING_MS = 60 * 60_000;

/** An attempt to pay at a provider that can't succeed any more. */
type Ended = Pick<OrderRecord['payment'], 'reference'> & { state: 'expired' | 'cancelled' };

/**
 * Makes sure that an order can't be paid at its provider any more, so that nobody pays it twice whose money has come another
 * way.
 * @throws HttpError 409 if it is paid there, or may still be, or if nothing of it is to be paid; 503 if that is not known.
 */
export async function endAtProvider(
  order: OrderRecord,
  hosted: Hosted | undefined,
): Promise<Ended> {
  assertOutstanding(order);
  const { number, payment } = order;
  if (payment.provider !== hosted?.provider.name) {
    // What was given up was closed there before.
    if (isGivenUp(payment.state)) return { reference: payment.reference, state: 'cancelled' };
    throw conflict(`Only ${payment.provider} knows whether order ${number} was paid`);
  }
  const started = await startHosted(order, hosted);
  assertOutstanding(started);
  const { reference, otherCurrency } = started.payment;
  if (otherCurrency) return { reference, state: 'cancelled' };
  if (reference === null) {
    if (started.payment.state !== 'pending') return { reference, state: 'cancelled' };
    throw busy();
  }
  await markLeaving(started);
  const known = await ask(() => hosted.provider.expire(reference)).catch((error: unknown) => {
    log.error(`Whether order ${number} can still be paid is not known`, error);
    throw busy();
  });
  const { state } = known;
  if (state === 'expired' || state === 'cancelled') return { reference, state };
  await recordKnown(started, known, { cause: 'poll', provider: hosted.provider });
  throw conflict(stillPaid(number, known));
}

/** Keeps an order from being cancelled by its closed page, should it not come to be marked as paid at once. */
async function markLeaving({ _id }: OrderRecord): Promise<void> {
  const leavingUntil = new Date(Date.now() + LEAVING_MS);
  await OrderModel.updateOne(
    { _id, 'payment.state': 'pending' },
    { $set: { 'payment.leavingUntil': leavingUntil } },
  );
}

function assertOutstanding({ number, status, payment }: OrderRecord): void {
  if (isBeingPaid(payment))
    throw conflict(`Order ${number} is being paid. Please try again in a moment.`);
  if (!isOutstanding({ status, payment }))
    throw conflict(`Nothing of order ${number} is to be paid.`);
}

function stillPaid(number: number, { state }: KnownPayment): string {
  return state === 'paid' || state === 'authorized'
    ? `The buyer has just paid order ${number} at the payment provider. Return what came another way.`
    : `A payment of order ${number} is on its way. Please try again once it has arrived or failed.`;
}

/**
 * Makes an order one that is paid by hand, inside a transaction, and keeps the earlier attempt. Undefined if another attempt
 * has begun since.
 */
export async function leaveProvider(
  { _id, payment: { provider, otherCurrency } }: OrderRecord,
  { reference, state }: Ended,
  session: ClientSession,
): Promise<OrderRecord | null> {
  // What was paid in another currency is kept by itself.
  const isAttempt = reference !== null && !otherCurrency;
  return OrderModel.findOneAndUpdate(
    { _id, 'payment.provider': provider, 'payment.reference': reference },
    {
      $set: ANOTHER_WAY,
      $unset: { 'payment.charge': 1, 'payment.takenAtShipment': 1, 'payment.refusal': 1 },
      ...(isAttempt && {
        $push: { 'payment.closedPages': { reference, state, at: new Date() } },
      }),
    },
    { session, returnDocument: 'after' },
  ).lean();
}
