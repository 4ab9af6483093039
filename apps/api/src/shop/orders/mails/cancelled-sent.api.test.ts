import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { buildShipped } from '../../../testing/orders/returns.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

let token: string;
beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** An order of three lamps and a sofa that has left the shop, or that is being packed. */
async function buildScene(isPacked: boolean) {
  const { order, lines } = await buildShipped();
  const packed = { $set: { status: 'Processing' }, $pop: { history: 1 } } as const;
  if (isPacked) await OrderModel.updateOne({ _id: order._id }, packed);
  const params = { orderId: order.id };
  const send = (...quantities: number[]) =>
    api.call(endpoints.addParcel, {
      token,
      params,
      body: {
        lines: quantities.map((quantity, index) => ({ line: lines[index] ?? '', quantity })),
        carrier: 'Swift',
        trackingNumber: 'TRACK-1',
      },
    });
  const cancel = async () => {
    await api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'cancel' } });
    await sendMails();
    return (await mailsOf('orderCancelled'))[0]?.text;
  };
  return { order, send, cancel };
}

it('the mail about a cancelled order does not say that nothing is sent of one that was sent', async () => {
  const { cancel } = await buildScene(false);
  const text = await cancel();
  expect(text).toContain('It was sent before. If it still reaches you, please contact us.');
  expect(text).not.toContain('Nothing will be sent');
});

it('the mail about a cancelled order says that a part of it was sent', async () => {
  const { send, cancel } = await buildScene(true);
  await send(2);
  expect(await cancel()).toContain('A part of it was sent before, and the rest will not be sent.');
});

it('the mail about a cancelled order says that all of it was sent in parcels', async () => {
  const { send, cancel } = await buildScene(true);
  await send(3, 1);
  expect(await cancel()).toContain('It was sent before.');
});

it('nothing is sent of an order that was still being packed', async () => {
  const { cancel } = await buildScene(true);
  expect(await cancel()).toContain('Nothing will be sent.');
});

it('the mail about a single parcel with the whole order speaks of the order', async () => {
  const { order, send } = await buildScene(true);
  await send(3, 1);
  await sendMails();
  const [mail] = await mailsOf('parcelShipped');
  expect(mail?.text).toContain(`we have handed your order ${order.number} to the carrier.`);
  expect(mail?.text).not.toContain('part of your order');
  expect(mail?.subject).toMatch(/^Your order /);
});
