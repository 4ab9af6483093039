import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildMember, buildOrder } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

const line = (number: number, trackingNumber: string) => ({
  number,
  carrier: 'DHL',
  trackingNumber,
});

it('sets what can be set, and says of each order what becomes of it', async () => {
  const { token } = await buildMember(['orders']);
  const [open, sent, cancelled] = [await buildOrder(), await buildOrder(), await buildOrder()];
  const shipment = { carrier: 'UPS', trackingNumber: '1Z1' };
  await OrderModel.updateOne({ _id: sent.id }, { $set: { shipment } });
  await OrderModel.updateOne({ _id: cancelled.id }, { $set: { status: 'cancel' } });
  const shipments = [
    line(open.number, 'JJD1'),
    line(sent.number, 'JJD2'),
    line(cancelled.number, 'JJD3'),
    line(99_999, 'JJD4'),
  ];
  const body = { shipments };
  const planned = (await api.call(endpoints.previewShipments, { token, body })).body.shipments;
  expect(planned).toEqual([
    { number: open.number, shipmentBefore: null },
    { number: sent.number, shipmentBefore: shipment },
    {
      number: cancelled.number,
      shipmentBefore: null,
      refusal: `Order ${cancelled.number} is cancelled`,
    },
    { number: 99_999, shipmentBefore: null, refusal: 'There is no order 99999' },
  ]);
  expect((await OrderModel.findById(open.id).lean())?.shipment).toBeUndefined();
  const { results } = (await api.call(endpoints.setOrderShipments, { token, body })).body;
  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'refused', 'refused']);
  expect((await OrderModel.findById(open.id).lean())?.shipment).toMatchObject({
    trackingNumber: 'JJD1',
  });
  expect((await OrderModel.findById(cancelled.id).lean())?.shipment).toBeUndefined();
});

it('refuses what somebody has changed since the preview, and keeps the rest', async () => {
  const { token } = await buildMember(['orders']);
  const [first, second] = [await buildOrder(), await buildOrder()];
  const other = { carrier: 'UPS', trackingNumber: '1Z1' };
  await OrderModel.updateOne({ _id: first.id }, { $set: { shipment: other } });
  const shipments = [
    { ...line(first.number, 'JJD1'), shipmentBefore: null },
    { ...line(second.number, 'JJD2'), shipmentBefore: null },
  ];
  const body = { shipments };
  const { results } = (await api.call(endpoints.setOrderShipments, { token, body })).body;
  expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
  expect((await OrderModel.findById(first.id).lean())?.shipment).toMatchObject(other);
});

it('takes each order once', async () => {
  const { token } = await buildMember(['orders']);
  const body = { shipments: [line(1001, 'JJD1'), line(1001, 'JJD2')] };
  expect((await api.refuse(endpoints.setOrderShipments, { token, body })).status).toBe(400);
});
