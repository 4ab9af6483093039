/** Payments by Stripe, for the other payments. */
export { catchUp, startCatchUp } from './events/catch-up.js';
export { handleStripeEvent } from './events/handle-event.js';
export { loadStripe } from './load-stripe.js';
export { EVENT_TOPIC } from './events/receive-event.js';
export type { StripeAccount } from './stripe-account.js';
export { MAX_EVENT_SIZE, STRIPE_WEBHOOK_PATH, stripeWebhook } from './events/stripe-webhook.js';
