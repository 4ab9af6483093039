import { JobModel } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { openHostedScene } from '../../../testing/orders/hosted-scene.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { moneySums, OrderModel } from '../../orders/index.js';
import { handleOtherCurrency, OTHER_CURRENCY_TOPIC, settleHosted } from '../index.js';

useTestShop();

/** An order of $30 by card, and what is known of it. */
async function buildByCard() {
  const scene = await openHostedScene(30_00, 'stripe');
  const id = new Types.ObjectId(scene.order._id);
  const stored = () => OrderModel.findById(id).orFail().lean();
  const hear = () => settleHosted(id, scene.provider, { cause: 'webhook', event: 'evt_1' });
  return { ...scene, stored, hear, sums: async () => moneySums(await stored()) };
}

/** One that was sent before its page has ended unpaid. */
async function buildSentUnpaid(state: 'expired' | 'cancelled' = 'expired') {
  const scene = await buildByCard();
  await scene.setStatus('Shipped');
  scene.provider.set(scene.order._id, { state });
  await scene.hear();
  return scene;
}

const CLOSED = { closedPages: [{ state: 'expired' }], reference: null };

it.each(['expired', 'cancelled'] as const)(
  'a sent order whose payment is %s is outstanding until its money comes another way',
  async (state) => {
    const scene = await buildSentUnpaid(state);
    expect((await scene.stored()).payment.state).toBe(state);
    expect(await scene.sums()).toMatchObject({ paidCents: 0, outstandingCents: 30_00 });
    await Promise.all([scene.askMarkPaid(), scene.askMarkPaid()]);
    await scene.markPaid();
    expect(await scene.sums()).toMatchObject({ paidCents: 30_00, outstandingCents: 0 });
    const { payment } = await scene.stored();
    expect(payment).toMatchObject({ state: 'paid', success: true, name: 'Another way' });
    expect(payment.changes?.map((change) => change.state)).toEqual([state, 'paid']);
    await sendMails();
    expect((await mailsOf('orderReceived')).map(({ text }) => text)).toEqual([
      expect.stringContaining('We’ve received your payment of $30.00'),
    ]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  },
);

it('what came another way is returned by hand, and not by the provider', async () => {
  const scene = await buildSentUnpaid();
  await scene.markPaid();
  await scene.refund(10_00);
  expect(await scene.stored()).toMatchObject({
    payment: { state: 'partially_refunded' },
    refunds: [{ state: 'succeeded', amountCents: 10_00 }],
  });
  expect(scene.provider.refunds.size).toBe(0);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});

it('the page of an order that waits is closed before it is paid another way', async () => {
  const scene = await buildByCard();
  const { reference } = (await scene.stored()).payment;
  await scene.markPaid();
  expect(await scene.stored()).toMatchObject({
    status: 'Not Process',
    payment: { ...CLOSED, state: 'paid', provider: 'manual:another-way' },
  });
  expect(await scene.provider.look(reference ?? '')).toMatchObject({ state: 'expired' });
  await scene.hear();
  expect((await scene.stored()).payment.changes).toHaveLength(1);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});

/** One whose page was closed to mark it as paid, while the answer to that did not come. */
async function buildLeaving() {
  const scene = await buildByCard();
  const expire = scene.provider.expire.bind(scene.provider);
  vi.spyOn(scene.provider, 'expire').mockImplementationOnce(async (reference) => {
    await expire(reference);
    throw new Error('The answer is late');
  });
  expect((await scene.askMarkPaid()).status).toBe(503);
  return scene;
}

it('an order is not cancelled by its page that was closed to mark it as paid', async () => {
  const scene = await buildLeaving();
  await scene.hear();
  expect(await scene.stored()).toMatchObject({ status: 'Not Process' });
  await scene.markPaid();
  const { payment } = await scene.stored();
  expect(payment).toMatchObject({ ...CLOSED, state: 'paid', provider: 'manual:another-way' });
  expect(payment).not.toHaveProperty('leavingUntil');
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});

it('it is cancelled after all by its buyer, or if nobody marks it as paid for an hour', async () => {
  const scene = await buildLeaving();
  await scene.cancel();
  expect(await scene.stored()).toMatchObject({ status: 'cancel' });
  const other = await buildLeaving();
  const { _id } = await other.stored();
  await OrderModel.updateOne({ _id }, { $set: { 'payment.leavingUntil': new Date() } });
  await other.hear();
  expect(await other.stored()).toMatchObject({ status: 'cancel', payment: { state: 'expired' } });
  expect((await other.stored()).payment).not.toHaveProperty('leavingUntil');
});

it('an order that its buyer has just paid by card is paid by card', async () => {
  const scene = await buildByCard();
  scene.pay(30_00);
  const refused = await scene.askMarkPaid();
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('just paid') as string,
  ]);
  expect(await scene.stored()).toMatchObject({ payment: { state: 'paid', provider: 'stripe' } });
  expect((await scene.askMarkPaid()).status).toBe(409);
});

it('an order whose amount was reserved just then is cancelled once that amount is released', async () => {
  const scene = await buildByCard();
  scene.provider.set(scene.order._id, { state: 'authorized', amountCents: 30_00, charge: 'ch_1' });
  expect((await scene.askMarkPaid()).status).toBe(409);
  expect((await scene.stored()).payment.state).toBe('authorized');
  scene.provider.set(scene.order._id, { state: 'cancelled' });
  await scene.hear();
  expect(await scene.stored()).toMatchObject({ status: 'cancel', payment: { state: 'expired' } });
});

it('nothing is marked while money is on its way, or the provider does not answer', async () => {
  const scene = await buildByCard();
  scene.provider.set(scene.order._id, { amountCents: 30_00 });
  expect((await scene.askMarkPaid()).text).toContain('is on its way');
  scene.provider.isDown = true;
  expect((await scene.askMarkPaid()).status).toBe(503);
  expect((await scene.stored()).payment).toMatchObject({ state: 'pending', provider: 'stripe' });
});

it('nothing is to be paid of a cancelled order', async () => {
  const scene = await buildByCard();
  await scene.cancel();
  expect((await scene.askMarkPaid()).text).toContain('Nothing of order');
  expect(await scene.sums()).toMatchObject({ outstandingCents: 0 });
});

it('what was paid in another currency goes back also if the order is paid another way meanwhile', async () => {
  const scene = await buildByCard();
  await scene.setStatus('Shipped');
  scene.pay(28_00);
  scene.provider.set(scene.order._id, { currency: 'eur' });
  await scene.hear();
  expect(await scene.sums()).toMatchObject({ outstandingCents: 30_00 });
  await scene.markPaid();
  const job = await JobModel.findOne({ topic: OTHER_CURRENCY_TOPIC }).orFail().lean();
  await handleOtherCurrency({ provider: scene.provider, origin: '' })(job);
  expect([...scene.provider.refunds.values()]).toMatchObject([{ amountCents: 28_00 }]);
  expect((await scene.stored()).payment).toMatchObject({
    state: 'paid',
    otherCurrency: { returnedAt: expect.any(Date) as Date },
  });
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});
