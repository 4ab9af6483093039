import type Stripe from 'stripe';

/** Why a refund did not arrive, in words: `lost_or_stolen_card` → `lost or stolen card`. */
export function refundFailure({ failure_reason: code }: Stripe.Refund): string {
  return code === undefined ? 'The bank rejected it' : code.replaceAll('_', ' ');
}
