import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { openHostedScene } from '../../../testing/orders/hosted-scene.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { InvoiceModel, moneySums, OrderModel } from '../../orders/index.js';
import { settleHosted } from '../hosted/settle-hosted.js';
import { simulatedPayments } from '../simulated.js';
import { carryOutRefund } from './carry-out-refund.js';

useTestShop();

/** An order of $20 for which $23 were paid. */
async function openOverpaid() {
  const scene = await openHostedScene(20_00, 'stripe');
  scene.pay(23_00);
  await scene.comeBack();
  const id = new Types.ObjectId(scene.order._id);
  const stored = async () => {
    const order = await OrderModel.findById(id).lean();
    if (!order) throw new Error('The order is gone');
    return order;
  };
  const hosted = { provider: scene.provider, origin: 'https://shop.test' };
  const carryOut = async () => {
    for (const { _id } of (await stored()).refunds ?? [])
      await carryOutRefund(id, _id, { payments: simulatedPayments, hosted });
  };
  const returned = () => [...scene.provider.refunds.values()].map(({ amountCents }) => amountCents);
  return { scene, stored, carryOut, returned };
}

describe('what was paid above the total', () => {
  it('is shown, and goes back by itself, once, without a credit note', async () => {
    const { scene, stored, carryOut, returned } = await openOverpaid();
    expect((await scene.comeBack()).body.order.payment).toMatchObject({
      state: 'overpaid',
      surplus: 3,
    });
    await carryOut();
    await carryOut();
    expect(returned()).toEqual([3_00]);
    const order = (await scene.comeBack()).body.order;
    expect(order.payment.state).toBe('paid');
    expect(order.payment).not.toHaveProperty('surplus');
    expect(moneySums(await stored())).toMatchObject({ paidCents: 23_00, refundedCents: 3_00 });
    await scene.setStatus('Shipped');
    expect(await InvoiceModel.countDocuments({ kind: 'credit-note' })).toBe(0);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('leaves the whole total to be refunded', async () => {
    const { scene, stored, carryOut, returned } = await openOverpaid();
    await scene.refund(20_00);
    expect((await stored()).payment.state).toBe('partially_refunded');
    await carryOut();
    expect(returned().sort()).toEqual([20_00, 3_00]);
    expect((await stored()).payment.state).toBe('refunded');
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('goes back with the rest if the order was cancelled before', async () => {
    const scene = await openHostedScene(20_00, 'stripe');
    await scene.cancel();
    scene.pay(23_00);
    const id = new Types.ObjectId(scene.order._id);
    await settleHosted(id, scene.provider, { cause: 'webhook' });
    const refunds = (await OrderModel.findById(scene.order._id).lean())?.refunds ?? [];
    expect(refunds.map(({ amountCents }) => amountCents).sort()).toEqual([20_00, 3_00]);
  });
});
