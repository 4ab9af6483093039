import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { EVERYWHERE } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';
import { ShippingZoneModel } from '../../pricing/index.js';

const api = useTestShop();

it('keeps with an order where its buyer collects it, which its mails say', async () => {
  const { token: admin } = await buildAdmin();
  const collected = { price: { by: 'flat' as const, price: 0 }, pickUpAt: 'Our shop, Ring 1' };
  const zone = await api.call(endpoints.createShippingZone, {
    token: admin,
    body: { ...EVERYWHERE, methods: [{ name: 'Pick-up', ...collected }] },
  });
  const { id: product } = await buildProduct({ price: 20, shipping: true });
  const { token } = await buildUser();
  const placed = await api.call(endpoints.placeOrder, {
    token,
    headers: { 'idempotency-key': 'collected' },
    body: {
      items: [{ product, quantity: 1 }],
      address: { country: 'AT' },
      shippingMethod: zone.body.shippingZone.methods[0]?._id,
    },
  });
  await ShippingZoneModel.updateMany({}, { $set: { 'rule.methods.0.pickUpAt': 'Elsewhere' } });
  const { number, _id: orderId } = placed.body.order;
  const params = { number: String(number) };
  const { order } = (await api.call(endpoints.getMyOrder, { token, params })).body;
  expect(order.shippingMethod?.pickUpAt).toBe('Our shop, Ring 1');
  const slips = { token: admin, query: { orders: String(number) } };
  const slip = async () => (await api.call(endpoints.listPackingSlips, slips)).body.slips[0];
  expect(await slip()).toMatchObject({ pickUpAt: 'Our shop, Ring 1' });
  await sendMails();
  const [received] = await mailsOf('orderReceived');
  expect(received?.text).toContain('Collect at: Our shop, Ring 1');
  expect(received?.text).toContain('We’ll let you know when you can collect it.');
  expect(received?.text).not.toContain('Delivery to');

  const body = { status: 'Shipped' as const };
  await api.call(endpoints.updateOrderStatus, { token: admin, params: { orderId }, body });
  await sendMails();
  const [ready] = await mailsOf('orderShipped');
  expect(ready?.subject).toMatch(/is ready to collect$/);
  expect(ready?.text).toContain('Collect at: Our shop, Ring 1');

  // As an earlier build has kept it.
  await OrderModel.updateOne({ number }, { $unset: { 'price.pickUpAt': 1 } });
  const earlier = (await api.call(endpoints.getMyOrder, { token, params })).body.order;
  expect(earlier.shippingMethod?.pickUpAt).toBe('Elsewhere');
  const [listed] = (await api.call(endpoints.listMyOrders, { token })).body;
  expect(listed?.shippingMethod?.pickUpAt).toBe('Elsewhere');
  expect(await slip()).toMatchObject({ pickUpAt: 'Elsewhere' });
});

it('gets no parcel and no tracking number if it is collected, unlike one that is sent', async () => {
  const { token: admin } = await buildAdmin();
  const free = { by: 'flat' as const, price: 0 };
  const methods = [
    { name: 'Pick-up', price: free, pickUpAt: 'Our shop, Ring 1' },
    { name: 'Parcel', price: free },
  ];
  const { shippingZone } = (
    await api.call(endpoints.createShippingZone, {
      token: admin,
      body: { ...EVERYWHERE, methods },
    })
  ).body;
  const { id: product } = await buildProduct({ price: 20, shipping: true });
  const { token } = await buildUser();
  const shipment = { carrier: 'DHL', trackingNumber: 'JJD1' };
  const send = async (method: number) => {
    const { order } = (
      await api.call(endpoints.placeOrder, {
        token,
        headers: { 'idempotency-key': `method-${method}` },
        body: {
          items: [{ product, quantity: 1 }],
          address: { line1: 'Street 1', city: 'Vienna', postalCode: '1010', country: 'AT' },
          shippingMethod: shippingZone.methods[method]?._id,
        },
      })
    ).body;
    const lines = order.products.map(({ line, quantity }) => ({ line, quantity }));
    const one = { token: admin, params: { orderId: order._id } };
    const shipments = [{ number: order.number, ...shipment }];
    const answers = async () => {
      const set = await api.send(endpoints.setOrderShipment, { ...one, body: shipment });
      const many = await api.call(endpoints.setOrderShipments, {
        token: admin,
        body: { shipments },
      });
      const parcel = await api.send(endpoints.addParcel, { ...one, body: { ...shipment, lines } });
      return [set.status, many.body.results[0]?.outcome, parcel.status];
    };
    return { order, answers };
  };
  const [collected, sent] = [await send(0), await send(1)];
  expect(await sent.answers()).toEqual([200, 'done', 201]);
  expect(await collected.answers()).toEqual([409, 'refused', 409]);
  // As an earlier build has kept it.
  const { number } = collected.order;
  await OrderModel.updateOne({ number }, { $unset: { 'price.pickUpAt': 1 } });
  expect(await collected.answers()).toEqual([409, 'refused', 409]);
  expect(await OrderModel.findOne({ number }).lean()).not.toHaveProperty('parcels');
});
