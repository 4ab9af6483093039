import { setTimeout } from 'node:timers/promises';
import { endpoints, type OrderStatus } from '@shop/shared';
import { expect, it } from 'vitest';
import { OPERATOR } from '@shop/front';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { placeOrder } from '../../checkout/place-order.js';
import { simulatedPayments } from '../../payments/simulated.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

async function setStatus(token: string, orderId: string, status: OrderStatus) {
  await api.call(endpoints.updateOrderStatus, { token, params: { orderId }, body: { status } });
}

async function ship(token: string, orderId: string, trackingNumber: string, carrier = 'Swift') {
  const body = { carrier, trackingNumber };
  await api.call(endpoints.setOrderShipment, { token, params: { orderId }, body });
}

it('says that an order is on its way, with the tracking number entered just after', async () => {
  const [{ token }, order] = [await buildAdmin(), await buildOrder()];
  await setStatus(token, order.id, 'Shipped');
  await ship(token, order.id, 'TRACK-1');
  await sendMails();
  const mails = await mailsOf('orderShipped');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Carrier: Swift\nTracking number: TRACK-1');
  await setStatus(token, order.id, 'deliverd');
  await sendMails();
  expect(await mailsOf('orderShipped')).toHaveLength(1);
});

it('links the tracking number to the page of a known carrier', async () => {
  const [{ token }, order] = [await buildAdmin(), await buildOrder()];
  await setStatus(token, order.id, 'Shipped');
  await ship(token, order.id, '1Z 5&6', 'ups');
  await sendMails();
  const [mail] = await mailsOf('orderShipped');
  const page = 'https://www.ups.com/track?tracknum=1Z%205%266';
  expect(mail?.html).toContain(`href="${page}"`);
  expect(mail?.html).toContain('>1Z 5&amp;6</a>');
  expect(mail?.text).toContain(`Tracking number: 1Z 5&6\n  ${page}\n`);
});

it('sends a tracking number that is entered later by another mail', async () => {
  const [{ token }, order] = [await buildAdmin(), await buildOrder()];
  await setStatus(token, order.id, 'Shipped');
  await sendMails();
  await OrderModel.updateOne({ _id: order._id }, { $set: { 'history.1.at': new Date(0) } });
  await ship(token, order.id, 'TRACK-2');
  await sendMails();
  const [first, second] = await mailsOf('orderShipped');
  expect(first?.text).not.toContain('TRACK-2');
  expect(second?.text).toContain('TRACK-2');
});

it('says once that an order is on its way which was set back and shipped again meanwhile', async () => {
  const [{ token }, order] = [await buildAdmin(), await buildOrder()];
  for (const status of ['Shipped', 'Processing', 'Shipped', 'deliverd'] as const)
    await setStatus(token, order.id, status);
  await sendMails();
  expect(await mailsOf('orderShipped')).toHaveLength(1);
});

it('says once that an order is cancelled which was taken up and cancelled again meanwhile', async () => {
  const [{ token }, order] = [await buildAdmin(), await buildOrder()];
  for (const status of ['cancel', 'Not Process', 'cancel'] as const)
    await setStatus(token, order.id, status);
  await sendMails();
  expect(await mailsOf('orderCancelled')).toHaveLength(1);
});

it('sends only the last tracking number when one was mistyped', async () => {
  const [{ token }, order] = [await buildAdmin(), await buildOrder()];
  await setStatus(token, order.id, 'Shipped');
  await sendMails();
  await OrderModel.updateOne({ _id: order._id }, { $set: { 'history.1.at': new Date(0) } });
  for (const trackingNumber of ['RIGHT', 'WORNG', 'RIGHT']) {
    await ship(token, order.id, trackingNumber);
    await setTimeout(2);
  }
  await sendMails();
  const [, second, ...others] = await mailsOf('orderShipped');
  expect(others).toEqual([]);
  expect(second?.text).toContain('RIGHT');
});

it('says nothing of a status that was taken back', async () => {
  const [{ token }, order] = [await buildAdmin(), await buildOrder()];
  for (const status of ['Shipped', 'Processing', 'cancel', 'Processing'] as const)
    await setStatus(token, order.id, status);
  await sendMails();
  expect(await mailsOf('orderShipped')).toEqual([]);
  expect(await mailsOf('orderCancelled')).toEqual([]);
});

it('confirms a cancellation by the buyer, and that the amount is returned', async () => {
  const buyer = await buildUser();
  const { number } = await buildOrder({ buyer });
  const params = { number: String(number) };
  await api.call(endpoints.cancelMyOrder, { token: buyer.token, params });
  await sendMails();
  const [mail] = await mailsOf('orderCancelled');
  expect(mail?.text).toContain(`Your order ${number} is cancelled`);
  expect(mail?.text).toContain('We’re refunding $25.00 to your original payment method.');
});

it('says that a payment was refused, and why, and does not confirm the order', async () => {
  const { user } = await buildUser();
  const items = [{ product: (await buildProduct()).id, quantity: 1 }];
  const refusing = {
    ...simulatedPayments,
    authorise: () => Promise.resolve({ success: false as const, reason: 'Card expired' }),
  };
  const placed = placeOrder(
    { buyer: user, items, idempotencyKey: 'refused', client: OPERATOR },
    refusing,
  );
  await expect(placed).rejects.toMatchObject({ status: 409 });
  await sendMails();
  expect((await mailsOf('paymentRefused'))[0]?.text).toContain('Reason: Card expired');
  expect(await mailsOf('orderReceived')).toEqual([]);
});
