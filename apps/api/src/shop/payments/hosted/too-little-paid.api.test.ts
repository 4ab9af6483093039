import { JobModel } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { openHostedScene } from '../../../testing/orders/hosted-scene.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { AuditEntryModel } from '../../audit/index.js';
import { countByPayment, moneySums, OrderModel } from '../../orders/index.js';
import { handleRefund, settleHosted, simulatedPayments } from '../index.js';

useTestShop();

/** An order of $30 for which its buyer pays less. */
async function buildUnderpaid(amountCents = 29_99) {
  const scene = await openHostedScene(30_00, 'stripe');
  scene.pay(amountCents);
  const hosted = { provider: scene.provider, origin: '' };
  const carryOut = async () => {
    const job = await JobModel.findOne({ topic: 'refund' }).orFail().lean();
    await handleRefund({ payments: simulatedPayments, hosted })(job);
  };
  return { ...scene, carryOut, stored: () => OrderModel.findById(scene.order._id).lean() };
}

it('an order for which less is paid than it costs is cancelled, and the amount goes back', async () => {
  const scene = await buildUnderpaid();
  await scene.comeBack();
  await scene.comeBack();
  await scene.carryOut();
  expect(await scene.stored()).toMatchObject({
    status: 'cancel',
    payment: {
      state: 'refunded',
      paidCents: 29_99,
      refusal: expect.stringContaining('less') as string,
    },
    refunds: [{ state: 'succeeded', amountCents: 29_99, cause: 'late' }],
  });
  expect([...scene.provider.refunds.values()]).toMatchObject([{ amountCents: 29_99 }]);
  expect(await stockOf(scene.product)).toBe(5);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  await sendMails();
  expect(await mailsOf('orderReceived')).toEqual([]);
  const [cancelled] = await mailsOf('orderCancelled');
  expect(cancelled?.text).toContain(
    'You have paid less than the order costs. We’re refunding $29.99',
  );
  expect(await mailsOf('orderRefunded')).toHaveLength(1);
});

it('what is paid of a cancelled order goes back, also if it is less than the total', async () => {
  const scene = await buildUnderpaid(10_00);
  scene.provider.set(scene.order._id, { state: 'pending', amountCents: 0 });
  await scene.cancel();
  scene.pay(10_00);
  await settleHosted(new Types.ObjectId(scene.order._id), scene.provider, { cause: 'webhook' });
  await scene.carryOut();
  expect(await scene.stored()).toMatchObject({
    payment: { state: 'refunded' },
    refunds: [{ amountCents: 10_00 }],
  });
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});

it('an order that was sent for less is set to paid once the rest has come by hand, which goes back by hand', async () => {
  const scene = await buildUnderpaid(20_00);
  await scene.setStatus('Shipped');
  await scene.comeBack();
  const short = await OrderModel.findById(scene.order._id).orFail().lean();
  expect(moneySums(short)).toMatchObject({ paidCents: 20_00, outstandingCents: 10_00 });
  expect(await countByPayment('paid_in_part')).toBe(1);
  const shown = (await scene.comeBack()).body.order;
  expect(shown.payment).toMatchObject({ state: 'paid', missing: 10 });
  const [first] = await Promise.all([scene.markPaid(), scene.askMarkPaid(), scene.askMarkPaid()]);
  expect(first.body.order.payment.state).toBe('paid');
  expect(first.body.order.payment.missing).toBeUndefined();
  const stored = await scene.stored();
  expect(stored?.payment).toMatchObject({ restCents: 10_00, provider: 'stripe' });
  expect(stored && moneySums(stored)).toMatchObject({ paidCents: 30_00, outstandingCents: 0 });
  expect(await countByPayment('paid_in_part')).toBe(0);
  expect((await scene.quoteRefund(25_00)).body.refund).toMatchObject({ amount: 25, byHand: 5 });
  expect((await scene.quoteRefund(20_00)).body.refund).not.toHaveProperty('byHand');
  const [entry, ...more] = await AuditEntryModel.find({ action: 'markOrderPaid' }).lean();
  expect(entry).toMatchObject({ before: { missing: 10 }, after: { missing: 0 } });
  expect(more).toEqual([]);
  const partly = (await scene.refund(25_00)).body.order;
  expect(partly.refunds).toMatchObject([{ state: 'succeeded', amount: 25, byHand: 5 }]);
  expect(partly.payment.state).toBe('partially_refunded');
  const { order } = (await scene.refund(5_00)).body;
  expect(order.refunds?.at(-1)).toMatchObject({ state: 'succeeded', amount: 5, byHand: 5 });
  expect(order.payment.state).toBe('refunded');
  expect([...scene.provider.refunds.values()]).toMatchObject([{ amountCents: 20_00 }]);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  await sendMails();
  const { subject, text } = (await mailsOf('orderReceived')).at(-1) ?? {};
  expect(subject).toMatch(/ is paid$/);
  expect(text).toContain('We’ve received your payment of $10.00');
  expect((await mailsOf('orderRefunded')).map(({ text }) => text)).toEqual([
    expect.stringContaining(': $20.00 to the card you paid with, and $5.00 to you ourselves.'),
    expect.stringContaining(' to you ourselves.'),
  ]);
});

it('the shop is told of an order that was sent and paid in part', async () => {
  const scene = await buildUnderpaid(20_00);
  await scene.setStatus('Shipped');
  await scene.comeBack();
  await sendMails();
  const [told, ...more] = await mailsOf('sentUnpaid');
  expect(told?.subject).toMatch(/^Order \d+ .*, but is not fully paid$/);
  expect(told?.text).toContain('$10.00');
  expect(more).toEqual([]);
});

it('an order that was sent keeps what has come, and returns no more than that', async () => {
  const scene = await buildUnderpaid(20_00);
  await scene.setStatus('Shipped');
  await scene.comeBack();
  expect(await scene.stored()).toMatchObject({
    status: 'Shipped',
    payment: { state: 'paid', paidCents: 20_00 },
  });
  await expect(scene.refund(20_01)).rejects.toThrow('more than what is left');
  const { body } = await scene.refund(20_00);
  expect(body.order.payment.state).toBe('refunded');
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});
