import { JobModel } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { openHostedScene } from '../../../testing/orders/hosted-scene.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../../orders/index.js';
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
  expect(cancelled?.text).toContain('You have paid less than the order costs. We return $29.99');
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
