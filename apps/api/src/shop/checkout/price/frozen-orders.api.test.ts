import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../../catalog/index.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();

const PARCEL = { name: 'Parcel', price: { by: 'flat' as const, price: 5 } };

it('an order keeps its price with names, classes, rates and weights, whatever changes afterwards', async () => {
  const { token: admin } = await buildAdmin();
  const zone = { name: 'Austria', countries: ['AT'], methods: [PARCEL] };
  const { shippingZone } = (
    await api.call(endpoints.createShippingZone, { token: admin, body: zone })
  ).body;
  const rate = { name: 'USt.', zone: shippingZone._id, isIncluded: true };
  const rates = [
    { ...rate, rate: 20 },
    { ...rate, rate: 10, taxClass: 'reduced' as const },
  ];
  for (const body of rates) await api.call(endpoints.createTaxRate, { token: admin, body });
  const { promotion } = (
    await api.call(endpoints.createPromotion, { token: admin, body: TEN_PERCENT })
  ).body;
  const { id: book } = await buildProduct({
    price: 22,
    shipping: true,
    details: { weight: '800', taxClass: 'reduced' },
  });
  const { token } = await buildUser();
  const body = {
    items: [{ product: book, quantity: 1 }],
    address: { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' },
  };
  const headers = { 'idempotency-key': randomUUID() };
  const { order } = (await api.call(endpoints.placeOrder, { token, headers, body })).body;
  const stored = () => OrderModel.findById(order._id, { price: 1, lines: 1 }).lean();
  const shown = async () => (await api.call(endpoints.listMyOrders, { token })).body[0];
  const [before, shownBefore] = [await stored(), await shown()];

  // By hand: 22.00 less 2.20, and 19.80/11 of it is tax. Of 5.00, it is 5.00/6.
  expect(before?.price).toMatchObject({
    currency: 'USD',
    zone: { name: 'Austria' },
    lines: [{ rate: 10_000, rateName: 'USt.', taxClass: 'reduced', taxCents: 1_80, weight: 800 }],
    delivery: { name: 'Parcel', rate: 20_000, taxClass: 'standard', taxCents: 83 },
    applied: [{ name: 'Ten percent', amountCents: 2_20 }],
    totalCents: 24_80,
  });

  await api.call(endpoints.updatePromotion, {
    token: admin,
    params: { id: promotion._id },
    body: { ...TEN_PERCENT, name: 'Half', value: 50, version: promotion.version },
  });
  await api.call(endpoints.deleteShippingZone, { token: admin, params: { id: shippingZone._id } });
  await ProductModel.updateOne(
    { _id: book },
    { $set: { priceCents: 99_00, weight: 1, taxClass: 'zero', name: 'Renamed' } },
  );
  expect([await stored(), await shown()]).toEqual([before, shownBefore]);
});
