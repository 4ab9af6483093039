import Stripe from 'stripe';
import type { PaymentOutcome } from '../payment-provider.js';

/**
 * What became of an operation: a request that Stripe refuses is refused for good.
 * @throws any other error, which leaves the outcome unknown.
 */
export async function outcomeOf(operation: Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { success: false, reason: error.message };
    throw error;
  }
}
