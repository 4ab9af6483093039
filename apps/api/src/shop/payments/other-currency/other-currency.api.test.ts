import { JobModel, NotYetError } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { openHostedScene } from '../../../testing/orders/hosted-scene.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { moneySums, OrderModel } from '../../orders/index.js';
import { recordAftermath } from '../aftermath/record-aftermath.js';
import { handleOtherCurrency, OTHER_CURRENCY_TOPIC, settleHosted } from '../index.js';

useTestShop();

/** An order of $30 whose buyer pays euros. */
async function buildPaidInEuros() {
  const scene = await openHostedScene(30_00, 'stripe');
  const { provider, order } = scene;
  const pay = () => {
    scene.pay(28_00);
    provider.set(order._id, { currency: 'eur' });
  };
  const hear = () =>
    settleHosted(new Types.ObjectId(order._id), provider, { cause: 'webhook', event: 'evt_1' });
  const carryOut = async () => {
    const job = await JobModel.findOne({ topic: OTHER_CURRENCY_TOPIC }).orFail().lean();
    await handleOtherCurrency({ provider, origin: '' })(job);
  };
  const stored = () => OrderModel.findById(order._id).orFail().lean();
  const returned = { id: 're_1', amountCents: 28_00, key: `return:${order._id}:0`, at: new Date() };
  /** The provider tells what became of refunds. */
  const tell = async (...refunds: Partial<typeof returned & { failure: string }>[]) => {
    provider.past.refunds = refunds.map((refund) => ({ ...returned, ...refund }));
    await recordAftermath(await stored(), provider, 'evt_2');
  };
  return { ...scene, pay, hear, carryOut, tell, stored };
}

it('an order that is paid in another currency is cancelled, and the amount goes back', async () => {
  const scene = await buildPaidInEuros();
  scene.pay();
  await Promise.all([scene.hear(), scene.hear()]);
  expect(await scene.stored()).toMatchObject({
    status: 'cancel',
    payment: { state: 'failed', success: false, changes: [{ state: 'failed', event: 'evt_1' }] },
  });
  expect(await stockOf(scene.product)).toBe(5);
  await scene.carryOut();
  await scene.carryOut();
  await scene.hear();
  expect([...scene.provider.refunds.values()]).toMatchObject([
    { charge: `pi_${scene.order._id}`, amountCents: 28_00 },
  ]);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  await sendMails();
  const [cancelled, ...others] = await mailsOf('orderCancelled');
  expect(cancelled?.text).toContain(
    'It was paid in EUR, but the order is in USD. We’re refunding €28.00 to the card',
  );
  expect([others, await mailsOf('orderReceived')]).toEqual([[], []]);
});

it('the currency of an order is its own, not the one that the shop has meanwhile', async () => {
  const scene = await buildPaidInEuros();
  await OrderModel.updateOne({}, { $set: { 'price.currency': 'EUR' } });
  scene.pay();
  scene.provider.set(scene.order._id, { amountCents: 30_00 });
  await scene.hear();
  expect(await scene.stored()).toMatchObject({ payment: { state: 'paid' } });
});

it('its buyer and its administrator see what was paid, and that it has gone back', async () => {
  const scene = await buildPaidInEuros();
  scene.pay();
  await scene.hear();
  const see = async () => (await scene.comeBack()).body.order.payment;
  expect(await see()).toMatchObject({
    success: false,
    state: 'failed',
    otherCurrency: { amount: '€28.00', returnedAt: null },
  });
  await scene.carryOut();
  expect((await see()).otherCurrency?.returnedAt).toMatch(/^\d{4}/);
});

it('a refusal to return it is tried again as another refund, and no answer as the same', async () => {
  const scene = await buildPaidInEuros();
  scene.pay();
  await scene.hear();
  const keys: string[] = [];
  const refund = vi.spyOn(scene.provider, 'refund').mockImplementation(({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length === 1) return Promise.reject(new Error('no answer'));
    return Promise.resolve({ success: false, reason: 'The balance is too low' });
  });
  await expect(scene.carryOut()).rejects.toThrow('no answer');
  await expect(scene.carryOut()).rejects.toThrow('The balance is too low');
  expect(keys[0]).toBe(keys[1]);
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await OrderModel.updateOne({}, { $set: { 'payment.otherCurrency.at': longAgo } });
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([
    `Order ${scene.order.number}: what was paid in EUR has not been returned`,
  ]);
  refund.mockRestore();
  await scene.carryOut();
  expect([...scene.provider.refunds.keys()]).not.toContain(keys[0]);
  expect((await scene.stored()).payment.otherCurrency).not.toHaveProperty('failure');
});

it('what is paid in another currency for a cancelled order goes back, and its buyer is told', async () => {
  const scene = await buildPaidInEuros();
  await scene.cancel();
  await sendMails();
  scene.pay();
  await scene.hear();
  await scene.carryOut();
  expect(await scene.stored()).toMatchObject({ status: 'cancel', payment: { state: 'cancelled' } });
  expect(scene.provider.refunds.size).toBe(1);
  await sendMails();
  expect((await mailsOf('orderCancelled')).map(({ text }) => text.includes('€28.00'))).toContain(
    true,
  );
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});

it('shop and buyer hear once when its bank could not return it after all, and returns it again', async () => {
  const scene = await buildPaidInEuros();
  scene.pay();
  await scene.hear();
  await scene.carryOut();
  await JobModel.deleteMany({ topic: OTHER_CURRENCY_TOPIC });
  const failure = 'expired_or_canceled_card';
  await Promise.all([scene.tell({ failure }), scene.tell({ failure })]);
  await scene.tell({ failure });
  expect((await scene.stored()).payment.otherCurrency).toMatchObject({ refusals: 1, failure });
  expect((await scene.stored()).payment.otherCurrency?.returnedAt).toBeUndefined();
  expect(await JobModel.find({ topic: OTHER_CURRENCY_TOPIC }).lean()).toMatchObject([
    { state: 'dead', lastError: expect.stringContaining(failure) as string },
  ]);
  await sendMails();
  const [mail, ...others] = await mailsOf('refundRefused');
  expect([mail?.text, others]).toEqual([
    expect.stringContaining('€28.00 did not go back to the buyer'),
    [],
  ]);
  const [buyers, ...more] = await mailsOf('refundFailed');
  expect([buyers?.text.replaceAll(/\s+/g, ' '), more]).toEqual([
    expect.stringContaining('refunded €28.00 of your order'),
    [],
  ]);
  await scene.carryOut();
  expect([...scene.provider.refunds.keys()]).toContain(`return:${scene.order._id}:1`);
  await scene.tell({ failure }, { id: 're_2', key: `return:${scene.order._id}:1` });
  expect((await scene.stored()).payment.otherCurrency?.returnedAt).toBeInstanceOf(Date);
});

it('what somebody returns in the provider’s dashboard is no task any more', async () => {
  const scene = await buildPaidInEuros();
  scene.pay();
  await scene.hear();
  const refuse = () => Promise.resolve({ success: false, reason: 'Too late' } as const);
  vi.spyOn(scene.provider, 'refund').mockImplementation(refuse);
  await expect(scene.carryOut()).rejects.toThrow('Too late');
  await JobModel.updateMany({ topic: OTHER_CURRENCY_TOPIC }, { $set: { state: 'dead' } });
  await scene.tell({ id: 're_9', key: '' });
  expect((await scene.stored()).payment.otherCurrency?.returnedAt).toBeInstanceOf(Date);
  expect(await JobModel.countDocuments({ topic: OTHER_CURRENCY_TOPIC })).toBe(0);
  await sendMails();
  expect(await mailsOf('refundRefused')).toEqual([]);
});

it('buyer and shop hear that an order was sent which is paid in another currency', async () => {
  const scene = await buildPaidInEuros();
  await scene.setStatus('Shipped');
  await sendMails();
  scene.pay();
  await scene.hear();
  await scene.hear();
  await sendMails();
  expect(await scene.stored()).toMatchObject({ status: 'Shipped', payment: { state: 'failed' } });
  const [told, ...others] = await mailsOf('paymentRefused');
  expect(told?.text.replaceAll(/\s+/g, ' ')).toContain(
    'was sent, but we haven’t received a payment for it. It was paid in EUR, but the order is in USD. We’re refunding €28.00 to the card you paid with. Please contact us',
  );
  expect(others).toEqual([]);
  const [merchant, ...more] = await mailsOf('sentUnpaid');
  expect(merchant?.subject).toBe(`Order ${scene.order.number} was sent, but is not paid`);
  expect(merchant?.text).toContain('Refunded automatically: €28.00');
  expect([more, await mailsOf('orderCancelled')]).toEqual([[], []]);
});

describe('a dispute of what was paid in another currency', () => {
  const DUE = new Date('2027-01-31T12:00:00Z');
  const dispute = { id: 'du_1', amountCents: 28_00, reason: 'fraudulent', at: new Date() };

  async function buildDisputed() {
    const scene = await buildPaidInEuros();
    await scene.setStatus('Shipped');
    scene.pay();
    await scene.hear();
    const disputed = async (state: 'open' | 'won' | 'lost') => {
      const open = state === 'open' && { dueAt: DUE };
      scene.provider.past.disputes = [{ ...dispute, state, ...open }];
      await recordAftermath(await scene.stored(), scene.provider, 'evt_3');
    };
    return { ...scene, disputed };
  }

  it('is shown in its currency, with its deadline, and counts as no dispute of dollars', async () => {
    const scene = await buildDisputed();
    await scene.disputed('open');
    expect((await scene.comeBack()).body.order.payment.dispute).toEqual({
      state: 'open',
      amount: 0,
      otherAmount: '€28.00',
      reason: 'fraudulent',
      dueAt: DUE.toISOString(),
    });
    expect(moneySums(await scene.stored())).toMatchObject({ disputedCents: 0 });
    await scene.markPaid();
    await scene.refund(1_00);
    expect(await scene.stored()).toMatchObject({ refunds: [{ state: 'succeeded' }] });
  });

  it('has nothing returned a second time while it is open, or once it is lost', async () => {
    const scene = await buildDisputed();
    await scene.disputed('open');
    await expect(scene.carryOut()).rejects.toThrow(NotYetError);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
    await scene.disputed('lost');
    await scene.carryOut();
    expect(scene.provider.refunds.size).toBe(0);
    expect((await scene.stored()).payment.otherCurrency?.returnedAt).toBeInstanceOf(Date);
  });

  it('that is won leaves it to be returned', async () => {
    const scene = await buildDisputed();
    await scene.disputed('open');
    await scene.disputed('won');
    await scene.carryOut();
    expect([...scene.provider.refunds.values()]).toMatchObject([{ amountCents: 28_00 }]);
  });
});
