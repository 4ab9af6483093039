import Stripe from 'stripe';
import { STRIPE_WEBHOOK_PATH } from '../../shop/payments/index.js';
import type { ApiClient } from '../api-client.js';
import { WEBHOOK_SECRET } from './stripe-shop.js';

/** An event of Stripe's, of which the shop reads the id and what it is about. */
export interface ToldEvent {
  id: string;
  type: string;
  object: string;
}

/** Sends an event to a shop, signed as Stripe does. @returns the status of the reply */
export async function tellShop(api: ApiClient, { id, type, object }: ToldEvent): Promise<number> {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: { id: object } } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const reply = await api.fetch(STRIPE_WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  return reply.status;
}
