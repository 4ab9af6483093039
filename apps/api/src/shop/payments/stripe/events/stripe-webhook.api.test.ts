import { JobModel } from '@shop/mongo/jobs';
import { beforeEach, describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import { stockOf } from '../../../../testing/orders/checkouts.js';
import { openStripeShop, WEBHOOK_SECRET } from '../../../../testing/orders/stripe-shop.js';
import { mailsOf, sendMails } from '../../../../testing/mail/mails.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { OrderModel } from '../../../orders/index.js';
import { settleHosted } from '../../hosted/settle-hosted.js';
import { StripeEventModel } from './stripe-event.model.js';
import { STRIPE_WEBHOOK_PATH } from './stripe-webhook.js';

const plain = useTestShop();
const AGE_LIMIT_S = 300;

let shop: Awaited<ReturnType<typeof openStripeShop>>;

beforeEach(async () => {
  shop = await openStripeShop();
});

/** Status and state of the payment of an order. */
async function stateOf({ number }: { number: number }) {
  const order = await OrderModel.findOne({ number }).lean();
  return order && [order.status, order.payment.state];
}

/** The order of a page. */
async function idOf(session: string) {
  const order = await OrderModel.findOne({ 'payment.reference': session }).lean();
  if (!order) throw new Error('There is no such order');
  return order._id;
}

const eventOf = (object: string, id = 'evt_1', type = 'checkout.session.completed') =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    data: { object: { id: object } },
  });

/** Sends a webhook as somebody may who knows or does not know the secret. */
async function post(payload: string, { secret = WEBHOOK_SECRET, ageS = 0, sent = payload } = {}) {
  const timestamp = Math.floor(Date.now() / 1_000) - ageS;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const reply = await shop.api.fetch(STRIPE_WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: sent,
  });
  return reply.status;
}

describe('the webhook of Stripe', () => {
  it('has an order paid although its buyer never returns', async () => {
    const { order, session, product } = await shop.placeOrder();
    expect(await stateOf(order)).toEqual(['Not Process', 'pending']);
    await shop.control('pay', { session });
    await expect.poll(() => StripeEventModel.countDocuments()).toBe(3);
    expect(await shop.work()).toEqual([]);
    expect(await stateOf(order)).toEqual(['Not Process', 'paid']);
    expect(await stockOf(product)).toBe(3);
  });

  it('takes each event once, in any order', async () => {
    const { order, session } = await shop.placeOrder();
    await shop.control('webhooks', { isHeld: true, copies: 2, order: 'latest first' });
    await shop.control('pay', { session });
    await shop.control('webhooks', { isHeld: false });
    await expect.poll(() => StripeEventModel.countDocuments()).toBe(3);
    await shop.work();
    const paid = await OrderModel.findOne({ number: order.number }).lean();
    expect(paid?.payment.changes).toHaveLength(1);
  });

  it('leaves an order payable whose card was declined', async () => {
    const { order, session } = await shop.placeOrder();
    await shop.control('pay', { session, card: 'declined' });
    await expect.poll(() => StripeEventModel.countDocuments()).toBe(1);
    await shop.work();
    expect(await stateOf(order)).toEqual(['Not Process', 'pending']);
  });

  it('has a buyer told once where to pay whose card was declined, unless it is paid by then', async () => {
    const { order, session, product } = await shop.placeOrder();
    const other = await shop.placeOrder();
    for (const one of [session, session, other.session]) {
      await shop.control('pay', { session: one, card: 'declined' });
      await settleHosted(await idOf(one), shop.account.provider, { cause: 'webhook' });
    }
    await shop.control('pay', { session: other.session });
    await settleHosted(await idOf(other.session), shop.account.provider, { cause: 'webhook' });
    await sendMails({ publicUrl: 'https://shop.example' });
    const mails = await mailsOf('paymentRefused');
    expect(mails.map(({ order: of }) => of?.toHexString())).toEqual([order._id]);
    expect(mails[0]?.text).toContain('Pay now: https://shop.example/dashboard/pay#');
    expect(mails[0]?.html).toContain('Pay now');
    expect(await stockOf(product)).toBe(3);
  });

  it('believes no event, but asks', async () => {
    const { order, session } = await shop.placeOrder();
    expect(await post(eventOf(session))).toBe(200);
    await shop.work();
    expect(await stateOf(order)).toEqual(['Not Process', 'pending']);
  });

  it.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed with nothing', { secret: '' }],
    ['older than five minutes', { ageS: AGE_LIMIT_S + 1 }],
    ['changed on its way', { sent: eventOf('cs_other') }],
  ])('refuses an event that was %s', async (_, attack) => {
    expect(await post(eventOf('cs_1'), attack)).toBe(400);
    expect(await StripeEventModel.countDocuments()).toBe(0);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('refuses a body that is not signed, too large, or none', async () => {
    const send = async (init: RequestInit) =>
      (await shop.api.fetch(STRIPE_WEBHOOK_PATH, { method: 'POST', ...init })).status;
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=0' };
    expect(await send({ headers: { 'Content-Type': 'application/json' }, body: '{}' })).toBe(400);
    expect(await send({})).toBe(400);
    expect(await send({ headers, body: 'x'.repeat(300_000) })).toBe(413);
  });

  it('ignores an event that comes again, and what belongs to another shop', async () => {
    expect(await post(eventOf('cs_unknown'))).toBe(200);
    expect(await post(eventOf('cs_unknown'))).toBe(200);
    expect(await JobModel.countDocuments()).toBe(1);
    expect(await shop.work()).toEqual([]);
    expect(await post(eventOf('cs_unknown'))).toBe(200);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('takes events of other kinds, and does nothing about them', async () => {
    expect(await post(eventOf('cus_1', 'evt_1', 'customer.created'))).toBe(200);
    expect(await shop.work()).toEqual([]);
    expect(await JobModel.countDocuments({ state: 'dead' })).toBe(0);
  });

  it('takes two secrets while one replaces the other', async () => {
    shop = await openStripeShop({ webhookSecrets: ['whsec_old', WEBHOOK_SECRET] });
    expect(await post(eventOf('cs_1', 'evt_1'))).toBe(200);
    expect(await post(eventOf('cs_2', 'evt_2'), { secret: 'whsec_old' })).toBe(200);
  });

  it('has no address where the shop has no account', async () => {
    const reply = await plain.fetch(STRIPE_WEBHOOK_PATH, { method: 'POST' });
    expect(reply.status).toBe(404);
  });
});
