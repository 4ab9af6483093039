import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openStripe, openWebhook, orderedSession } from './testing.js';

const SECRETS = ['whsec_old', 'whsec_new'];
const EVENTS_OF_PAYMENT = [
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
];

/** A stand-in that sends to the webhook, and a session that is not paid yet. */
async function openSession(url: string) {
  const { stripe, control } = await openStripe();
  await control('endpoint', { url, secrets: SECRETS });
  const { id } = await stripe.checkout.sessions.create(orderedSession());
  return { stripe, control, session: id };
}

describe('webhooks of the stand-in for Stripe', () => {
  it('tell of a payment, signed with each secret', async () => {
    const webhook = await openWebhook();
    const { control, session, stripe } = await openSession(webhook.url);
    await control('pay', { session });
    await expect.poll(webhook.types).toEqual(EVENTS_OF_PAYMENT);
    const [{ body, signature } = { body: '', signature: '' }] = webhook.received;
    for (const secret of SECRETS)
      expect(Stripe.webhooks.constructEvent(body, signature, secret)).toMatchObject({
        api_version: Stripe.API_VERSION,
        object: 'event',
        type: 'charge.succeeded',
      });
    expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    const { data } = await stripe.events.list({ type: 'checkout.session.completed' });
    expect(data).toHaveLength(1);
  });

  it('are sent again until they are received', async () => {
    const webhook = await openWebhook(500, 302, 503);
    const { control, session } = await openSession(webhook.url);
    await control('pay', { session });
    await expect.poll(() => webhook.types().toSorted()).toEqual(EVENTS_OF_PAYMENT.toSorted());
    const tries = (await control('deliveries')).reduce((sum, delivery) => sum + delivery.tries, 0);
    expect(tries).toBe(6);
  });

  it('are held, doubled and reordered as asked for', async () => {
    const webhook = await openWebhook();
    const { control, session } = await openSession(webhook.url);
    await control('webhooks', { isHeld: true, copies: 2, order: 'latest first' });
    await control('pay', { session });
    expect(webhook.received).toEqual([]);
    await control('webhooks', { isHeld: false });
    const twice = EVENTS_OF_PAYMENT.toReversed().flatMap((type) => [type, type]);
    await expect.poll(webhook.types).toEqual(twice);
  });

  it('are lost as asked for', async () => {
    const webhook = await openWebhook();
    const { control, session } = await openSession(webhook.url);
    await control('webhooks', { drop: 2 });
    await control('pay', { session });
    await expect.poll(webhook.types).toEqual(['checkout.session.completed']);
  });

  it('tell of what the merchant and the bank do', async () => {
    const webhook = await openWebhook();
    const { control, session } = await openSession(webhook.url);
    const { payment_intent: intent } = await control('pay', { session });
    const refund = await control('refund', { intent: intent ?? '', amount: 100 });
    await control('failRefund', { refund: refund.id });
    await control('dispute', { intent: intent ?? '' });
    await expect
      .poll(webhook.types)
      .toEqual([
        ...EVENTS_OF_PAYMENT,
        'refund.created',
        'charge.refunded',
        'refund.failed',
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
      ]);
  });
});
