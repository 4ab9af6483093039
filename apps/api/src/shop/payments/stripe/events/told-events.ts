import type Stripe from 'stripe';
import { noticeOf, type StripeNotice } from './verify-event.js';

const PAGE_SIZE = 100;
/** The beginnings of the types that the shop's webhook is told of. */
const WATCHED = [
  'checkout.session.',
  'payment_intent.',
  'refund.',
  'charge.refunded',
  'charge.dispute.',
];

/** All events about payments since a moment, the latest first. */
export async function* toldEvents(stripe: Stripe, since: Date): AsyncGenerator<StripeNotice> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  for await (const event of stripe.events.list({ created, limit: PAGE_SIZE }))
    if (WATCHED.some((start) => event.type.startsWith(start))) yield noticeOf(event);
}
