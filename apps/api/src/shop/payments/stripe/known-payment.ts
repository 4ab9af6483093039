import type Stripe from 'stripe';
import type { KnownPayment } from '../hosted/hosted-payments.js';

/** What a session, with its payment intent expanded, says about the payment. */
export function knownPayment(session: Stripe.Checkout.Session): KnownPayment {
  const { currency, payment_intent: intent, status } = session;
  if (typeof intent === 'string')
    throw new Error(`The payment of session ${session.id} is missing`);
  const nothing = { amountCents: 0, currency: currency ?? '' };
  if (!intent) return { ...nothing, state: status === 'expired' ? 'expired' : 'pending' };
  const known = { currency: intent.currency, charge: intent.id };
  if (intent.status === 'succeeded')
    return { ...known, state: 'paid', amountCents: intent.amount_received };
  if (intent.status === 'requires_capture')
    return {
      ...known,
      state: 'authorized',
      amountCents: intent.amount_capturable,
      ...heldUntil(intent),
    };
  if (intent.status === 'canceled' || status === 'expired')
    return { ...nothing, state: status === 'expired' ? 'expired' : 'cancelled' };
  const reason = intent.last_payment_error?.message;
  if (intent.status !== 'requires_payment_method' || reason === undefined)
    return { ...nothing, state: 'pending' };
  // A bank has refused it after the page was closed: this page takes no other card.
  return { ...nothing, state: status === 'complete' ? 'cancelled' : 'failed', reason };
}

/** Until when a card's bank keeps the amount. */
function heldUntil({
  latest_charge: charge,
}: Stripe.PaymentIntent): Pick<KnownPayment, 'heldUntil'> {
  if (charge === null || typeof charge === 'string') return {};
  const seconds = charge.payment_method_details?.card?.capture_before;
  return seconds ? { heldUntil: new Date(seconds * 1_000) } : {};
}
