import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { JobModel } from '@shop/mongo/jobs';
import { EVERYWHERE } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

it('tells the buyer what was ordered, with every amount and the address', async () => {
  const { email, token } = await buildUser({ name: 'Ada Buyer' });
  const { id: product } = await buildProduct({ name: 'Lamp', price: 12.5, shipping: true });
  const items = [{ product, quantity: 2 }];
  const { body } = await api.call(endpoints.placeOrder, buildCheckout(token, items));
  expect(body.order).not.toHaveProperty('unshipped');
  await sendMails();
  const [mail] = await mailsOf('orderReceived');
  expect(mail?.to).toEqual({ name: 'Ada Buyer', address: email });
  expect(mail?.text).toContain(`Order number: ${body.order.number}`);
  expect(mail?.text).toContain('Lamp\n  2 × $12.50 = $25.00');
  expect(mail?.text).toContain('We’ll let you know when it ships.');
  expect(mail?.text).toContain('Total: $25.00');
  expect(mail?.text).toContain('Delivery to: Ada Buyer\nMain Street 1');
});

it('names whom the order goes to, such as somebody who gets it as a present', async () => {
  const { token } = await buildUser({ name: 'Ada Buyer' });
  const { id: product } = await buildProduct({ shipping: true });
  const address = { name: 'Bea Friend', line1: 'Gasse 2', city: 'Graz', country: 'AT' };
  const checkout = buildCheckout(token, [{ product, quantity: 1 }]);
  const body = { ...checkout.body, address };
  await api.call(endpoints.placeOrder, { ...checkout, body });
  await sendMails();
  const [mail] = await mailsOf('orderReceived');
  expect(mail?.text).toContain('Delivery to: Bea Friend\nGasse 2\nGraz\nAustria');
  expect(mail?.text).toContain('Hello Ada Buyer');
});

it('promises no delivery of what is not shipped, and neither does the next mail', async () => {
  const { token } = await buildUser({ name: 'Ada Buyer' });
  const { token: admin } = await buildAdmin();
  const { id: product } = await buildProduct({ shipping: false });
  // Before the shop delivers at all, perhaps nobody has chosen.
  const early = buildCheckout(token, [{ product, quantity: 1 }]);
  expect((await api.call(endpoints.placeOrder, early)).body.order).not.toHaveProperty('unshipped');
  await sendMails();
  await api.call(endpoints.createShippingZone, {
    token: admin,
    body: {
      name: 'Austria',
      countries: ['AT'],
      methods: [{ name: 'Parcel', price: { by: 'flat', price: 5 }, days: '2' }],
    },
  });
  const checkout = buildCheckout(token, [{ product, quantity: 1 }]);
  const { body } = await api.call(endpoints.placeOrder, checkout);
  expect(body.order.unshipped).toBe(true);
  const params = { orderId: body.order._id };
  const change = { params, token: admin, body: { status: 'Shipped' as const } };
  await sendMails();
  await api.call(endpoints.updateOrderStatus, change);
  await sendMails();
  const [, received] = await mailsOf('orderReceived');
  expect(received?.text).toContain('We’ll let you know when it’s ready.');
  expect(received?.text).toContain('For: Ada Buyer');
  const [ready] = await mailsOf('orderShipped');
  expect(ready?.text).toContain(`Your order ${body.order.number} is ready.`);
  for (const mail of [received, ready]) expect(mail?.text).not.toMatch(/Delivery to|ships|carrier/);
});

it.each([
  [undefined, 'when we ship it.'],
  ['Our shop, Ring 1', 'when it’s ready to collect.'],
])('says when a reserved amount is charged, also of what is collected at %s', async (at, when) => {
  const method = { name: 'Any', price: { by: 'flat' as const, price: 0 }, pickUpAt: at ?? '' };
  const zone = await api.call(endpoints.createShippingZone, {
    token: (await buildAdmin()).token,
    body: { ...EVERYWHERE, methods: [method] },
  });
  const { id: product } = await buildProduct({ shipping: true });
  const checkout = buildCheckout((await buildUser()).token, [{ product, quantity: 1 }]);
  const shippingMethod = zone.body.shippingZone.methods[0]?._id;
  const address = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
  const body = { ...checkout.body, address, shippingMethod };
  await api.call(endpoints.placeOrder, { ...checkout, body });
  await OrderModel.updateMany({}, { $set: { 'payment.state': 'authorized' } });
  await sendMails();
  const [mail] = await mailsOf('orderReceived');
  expect(mail?.text).toContain(`Its amount is reserved, and will be charged ${when}`);
});

it('waits for the payment, and is not sent if that is refused', async () => {
  const order = await buildOrder();
  const payment = { success: false, provider: 'simulated', reference: null };
  await OrderModel.updateOne(
    { _id: order._id },
    { $set: { payment: { ...payment, state: 'pending', leaseUntil: new Date() } } },
  );
  await sendMails();
  expect(await JobModel.countDocuments({ tries: 0 })).toBe(1);
  await OrderModel.updateOne(
    { _id: order._id },
    { $set: { payment: { ...payment, state: 'failed' } } },
  );
  await sendMails();
  expect(await JobModel.countDocuments()).toBe(0);
  expect(await mailsOf('orderReceived')).toEqual([]);
});

it('writes no mail for an order that was not placed', async () => {
  const { token } = await buildUser();
  const { id: product } = await buildProduct({ quantity: 1 });
  const request = buildCheckout(token, [{ product, quantity: 2 }]);
  await api.refuse(endpoints.placeOrder, request);
  expect(await JobModel.countDocuments()).toBe(0);
});
