import Stripe from 'stripe';
import { PageRefusedError, type HostedPayment } from '../hosted/hosted-payments.js';
import { sessionParams } from './session-params.js';

/** Added to the key after Stripe has repeated a failure of its own under the one before. */
const ATTEMPTS = ['', ':2', ':3'];

/**
 * Makes the page of a payment, or finds the one that was made under its key. Stripe repeats a failure for a day, so then
 * another key is used: nobody has learned the address of a page that may have been made nevertheless.
 * @throws PageRefusedError
 */
export async function createSession(
  stripe: Stripe,
  payment: HostedPayment,
): Promise<Stripe.Checkout.Session> {
  for (const [index, attempt] of ATTEMPTS.entries()) {
    const idempotencyKey = payment.idempotencyKey + attempt;
    try {
      return await stripe.checkout.sessions.create(sessionParams(payment), { idempotencyKey });
    } catch (error) {
      if (isReplayed(error) && index < ATTEMPTS.length - 1) continue;
      rethrowRefusal(error);
    }
  }
  throw new Error(`Stripe makes no page for order ${payment.number}`);
}

function isReplayed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}

/** A request that Stripe refuses, such as one of less than 50 cents, is refused however often it is sent. */
function rethrowRefusal(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    throw new PageRefusedError(error.message);
  throw error;
}
