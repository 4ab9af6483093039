import type { StripeKeys } from '../../../config/config.js';
import type { Hosted } from '../hosted/hosted.js';
import { orderOf } from './order-of.js';
import { stripeClient } from './stripe-client.js';
import { stripePayments } from './stripe-payments.js';
import { toldEvents } from './events/told-events.js';
import { verifyEvent, type StripeNotice } from './events/verify-event.js';

/** The shop's account at Stripe. */
export interface StripeAccount extends Hosted {
  /** The event that a webhook brings; undefined if Stripe has not signed it. */
  verify(body: Buffer, signature: string): StripeNotice | undefined;
  /** The id of the order that an object of Stripe's is about. */
  orderOf(object: string): Promise<string | undefined>;
  /** All events about payments since a moment. */
  told(since: Date): AsyncIterable<StripeNotice>;
}

/** @param origin the shop's public address. */
export function stripeAccount(keys: StripeKeys, origin: string): StripeAccount {
  const stripe = stripeClient(keys);
  return {
    provider: stripePayments(stripe, keys),
    origin,
    verify: (body, signature) => verifyEvent(body, signature, keys.webhookSecrets),
    orderOf: (object) => orderOf(stripe, object),
    told: (since) => toldEvents(stripe, since),
  };
}
