import { badRequest } from '@shop/http/errors';
import type { RequestHandler } from 'express';
import { receiveEvent } from './receive-event.js';
import type { StripeAccount } from '../stripe-account.js';

/** Where Stripe sends events. */
export const STRIPE_WEBHOOK_PATH = '/api/v1/payments/stripe/webhook';
/** Many times what an event has. */
export const MAX_EVENT_SIZE = '256kb';

/**
 * Receives events of Stripe's, whose bodies come as buffers. Each is kept and answered at once, and looked at by a job.
 * @throws HttpError 400 for what Stripe has not signed, or too long ago.
 */
export function stripeWebhook({ verify }: Pick<StripeAccount, 'verify'>): RequestHandler {
  return async (req, res) => {
    const body: unknown = req.body;
    const signature = req.get('stripe-signature') ?? '';
    const notice = Buffer.isBuffer(body) ? verify(body, signature) : undefined;
    if (!notice) throw badRequest('The signature is not valid');
    await receiveEvent(notice);
    res.json({ received: true });
  };
}
