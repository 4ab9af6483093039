import { describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { openHostedScene, type HostedScene } from '../../../testing/orders/hosted-scene.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../../orders/index.js';
import {
  carryOutRefund,
  handleStart,
  simulatedPayments,
  startHosted,
} from '../../payments/index.js';
import { takeHeld } from '../../payments/held/take-held.js';

useTestShop();

const read = ({ order }: HostedScene) => OrderModel.findById(order._id).orFail().lean();
const hostedOf = ({ provider }: HostedScene) => ({ provider, origin: 'https://shop.test' });
const agree = async () => expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
/** The page that an order gets once it was changed. */
const second = ({ order }: HostedScene) => `${order._id}:1`;

async function refundAll(scene: HostedScene) {
  const { _id, refunds = [] } = await read(scene);
  const deps = { payments: simulatedPayments, hosted: hostedOf(scene) };
  for (const refund of refunds) await carryOutRefund(_id, refund._id, deps);
}

describe('an edit of an order that is not paid yet', () => {
  it('lowers what is asked for by hand', async () => {
    const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
    expect((await scene.edit(1)).status).toBe(201);
    expect(await read(scene)).toMatchObject({ totalCents: 1000, payment: { state: 'pending' } });
    expect(await stockOf(scene.product)).toBe(4);
    await scene.markPaid();
    const after = await read(scene);
    expect(after.payment.state).toBe('paid');
    expect(after.refunds).toBeUndefined();
    await agree();
  });

  it('tells its buyer that nothing is returned, also if it is paid before the mail is written', async () => {
    const scene = await openHostedScene(3000, 'manual:bank-transfer', 3);
    await scene.edit(1);
    await scene.markPaid();
    await sendMails();
    const [mail] = await mailsOf('orderEdited');
    expect(mail?.text).toContain('It costs $20.00 less.');
    expect(mail?.text).not.toContain('return');
  });

  it.each([
    ['is asked for', undefined],
    ['is reserved', 'authorized' as const],
  ])('is refused if less than the provider takes would be left of what %s', async (_, state) => {
    const scene = await openHostedScene(135, 'stripe', 3);
    if (state) {
      scene.provider.set(scene.order._id, { state, amountCents: 135, charge: 'pi_1' });
      await scene.comeBack();
    }
    const before = await read(scene);
    const refused = await scene.edit(1);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused)).toContain('takes no less than $0.50, and $0.45 would be left');
    expect(await read(scene)).toEqual(before);
    expect((await scene.edit(2)).status).toBe(201);
    expect(await read(scene)).toMatchObject({ status: 'Not Process', totalCents: 90 });
    await agree();
  });

  it('closes the page with the earlier total, and opens another one', async () => {
    const scene = await openHostedScene(3000, 'stripe', 3);
    await scene.edit(2);
    const [first, another] = scene.provider.started;
    expect([first?.amountCents, another?.amountCents]).toEqual([3000, 2000]);
    expect((await scene.provider.look(`cs_${scene.order._id}`)).state).toBe('expired');
    const { payment } = await read(scene);
    expect(payment).toMatchObject({
      state: 'pending',
      url: `https://pay.test/cs_${second(scene)}`,
    });
    expect(payment.replaced).toBeUndefined();
    scene.provider.pay(second(scene), 2000);
    await scene.comeBack();
    const after = await read(scene);
    expect(after.payment).toMatchObject({ success: true });
    expect(after.refunds).toBeUndefined();
    await agree();
  });

  it('returns the difference to a buyer who paid on the earlier page meanwhile, once', async () => {
    const scene = await openHostedScene(3000, 'stripe', 3);
    scene.pay(3000);
    await scene.edit(2);
    await scene.comeBack();
    await refundAll(scene);
    await scene.comeBack();
    const after = await read(scene);
    expect(after.payment).toMatchObject({ success: true, paidCents: 3000 });
    expect(after.payment.state).toBe('paid');
    expect([...scene.provider.refunds.values()].map(({ amountCents }) => amountCents)).toEqual([
      1000,
    ]);
    await agree();
  });

  it('has its page replaced by the job if the provider does not answer, or the shop is killed', async () => {
    const scene = await openHostedScene(3000, 'stripe', 3);
    scene.provider.isDown = true;
    expect((await scene.edit(2)).status).toBe(201);
    expect((await read(scene)).payment).toMatchObject({
      reference: null,
      replaced: `cs_${scene.order._id}`,
    });
    scene.provider.isDown = false;
    const job = handleStart(hostedOf(scene));
    await expect(job({ data: { order: scene.order._id } } as never)).rejects.toThrow();
    expect((await read(scene)).payment.reference).toBe(`cs_${second(scene)}`);
    expect((await scene.provider.look(`cs_${scene.order._id}`)).state).toBe('expired');
  });

  it('does not show a page that was asked for before the change', async () => {
    const scene = await openHostedScene(3000, 'stripe', 3);
    const before = await read(scene);
    await scene.edit(2);
    await OrderModel.updateOne({ _id: before._id }, { $set: { 'payment.reference': null } });
    const stale = { ...before, payment: { ...before.payment, reference: null } };
    const after = await startHosted(stale, hostedOf(scene));
    expect(after.payment.reference).toBeNull();
  });

  it('takes only the new total of what is reserved, and returns what was taken before', async () => {
    const scene = await openHostedScene(3000, 'stripe', 3);
    const held = { state: 'authorized' as const, amountCents: 3000, charge: 'pi_1' };
    scene.provider.set(scene.order._id, held);
    await scene.comeBack();
    const before = await read(scene);
    expect(before.payment.state).toBe('authorized');
    await scene.edit(2);
    const after = await read(scene);
    expect(after).toMatchObject({ totalCents: 2000, payment: { state: 'authorized' } });
    // The amount of before was taken while the order was changed.
    await takeHeld(before, scene.provider, 'shipment');
    await refundAll(scene);
    const paid = await read(scene);
    expect(paid.payment).toMatchObject({ success: true, paidCents: 3000 });
    expect(paid.refunds).toMatchObject([{ amountCents: 1000, state: 'succeeded' }]);
    await agree();
  });
});
