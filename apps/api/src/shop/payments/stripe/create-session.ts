import { log } from '@shop/http/log';
import Stripe from 'stripe';
import {
  PageRefusedError,
  PageTooLateError,
  type HostedPayment,
} from '../hosted/hosted-payments.js';
import { sessionParams } from './session-params.js';

/** Added to the key after Stripe has repeated a failure of its own under the one before. */
const ATTEMPTS = ['', ':2', ':3'];

/**
 * Makes the page of a payment, or finds the one that was made under its key. Stripe repeats a failure for a day, so then
 * another key is used: nobody has learned the address of a page that may have been made nevertheless.
 * @throws PageRefusedError, PageTooLateError
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

/** What buyers read of refusals that are about their order. Stripe's own words are for programmers. */
const REFUSALS: Partial<Record<string, string>> = {
  amount_too_small: 'The amount is too small for this way to pay.',
  amount_too_large: 'The amount is too large for this way to pay.',
  email_invalid: 'The e-mail address is not valid.',
};
const OTHER_REFUSAL = 'The payment provider does not take this order.';

/**
 * A request that Stripe refuses, such as one of less than 50 cents, is refused however often it is sent. One whose time is
 * over would have been answered with the page if an earlier one had made it, by its key: so there is none.
 */
function rethrowRefusal(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  if (error.param === 'expires_at') throw new PageTooLateError(error.message);
  log.error('Stripe makes no page for a payment', error);
  throw new PageRefusedError(REFUSALS[error.code ?? ''] ?? OTHER_REFUSAL);
}
