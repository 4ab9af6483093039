import Stripe from 'stripe';
import type { StripeKeys } from '../../../config/config.js';
import type { ChargeOperation, HostedPayments } from '../hosted/hosted-payments.js';
import type { PaymentOutcome } from '../payment-provider.js';
import { aftermathOf } from './aftermath-of.js';
import { createSession } from './create-session.js';
import { knownPayment } from './known-payment.js';
import { outcomeOf } from './outcome.js';
import { refundFailure } from './refund-failure.js';

/** The name of this provider, in orders and in requests. */
export const STRIPE = 'stripe';

/** Stripe's minimum charge in US dollars: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_CENTS = 50;
const HOLD_MS = 30 * 60_000;
const MAX_REFUNDS = 100;
const EXPANDED = { expand: ['payment_intent.latest_charge'] };

/** Payments on Stripe's hosted page, Checkout: neither card data nor a script of Stripe's is on the shop's pages. */
export function stripePayments(stripe: Stripe, { secretKey }: StripeKeys): HostedPayments {
  const { sessions } = stripe.checkout;
  const look = async (reference: string) =>
    knownPayment(await sessions.retrieve(reference, EXPANDED));
  return {
    name: STRIPE,
    label: secretKey.includes('_live_') ? 'Card' : 'Card (test mode)',
    minCents: MIN_CENTS,
    holdMs: HOLD_MS,
    async start(payment) {
      const session = await createSession(stripe, payment);
      if (!session.url) throw new Error(`Session ${session.id} has no page`);
      return { url: session.url, reference: session.id };
    },
    look,
    aftermath: (charge) => aftermathOf(stripe, charge),
    async expire(reference) {
      try {
        return knownPayment(await sessions.expire(reference, EXPANDED));
      } catch (error) {
        // It is not open: it has ended before, or was paid.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return look(reference);
        throw error;
      }
    },
    capture: (operation) => outcomeOf(capture(stripe, operation)),
    void: (operation) => outcomeOf(release(stripe, operation)),
    refund: (operation) => outcomeOf(refund(stripe, operation)),
  };
}

async function capture(stripe: Stripe, operation: ChargeOperation): Promise<PaymentOutcome> {
  const { charge, amountCents, idempotencyKey } = operation;
  const before = await stripe.paymentIntents.retrieve(charge);
  // An earlier call may have succeeded so long ago that Stripe has forgotten its key.
  if (before.status === 'succeeded' && before.amount_received === amountCents)
    return { success: true };
  const params = { amount_to_capture: amountCents };
  await stripe.paymentIntents.capture(charge, params, { idempotencyKey });
  return { success: true };
}

async function release(stripe: Stripe, operation: ChargeOperation): Promise<PaymentOutcome> {
  const { charge, idempotencyKey } = operation;
  const before = await stripe.paymentIntents.retrieve(charge);
  if (before.status === 'canceled') return { success: true };
  await stripe.paymentIntents.cancel(charge, {}, { idempotencyKey });
  return { success: true };
}

async function refund(stripe: Stripe, operation: ChargeOperation): Promise<PaymentOutcome> {
  const { charge, order, amountCents, idempotencyKey } = operation;
  const { data } = await stripe.refunds.list({ payment_intent: charge, limit: MAX_REFUNDS });
  // Stripe forgets keys after a day: what was refunded under this one is found by it nevertheless.
  const earlier = data.find(({ metadata }) => metadata?.key === idempotencyKey);
  const refunded =
    earlier ??
    (await stripe.refunds.create(
      { payment_intent: charge, amount: amountCents, metadata: { order, key: idempotencyKey } },
      { idempotencyKey },
    ));
  if (refunded.status !== 'failed' && refunded.status !== 'canceled') return { success: true };
  return { success: false, reason: refundFailure(refunded) };
}
