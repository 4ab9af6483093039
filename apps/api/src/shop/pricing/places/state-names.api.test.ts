import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { EVERYWHERE } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';
import { ShippingZoneModel } from '../setup/rule.model.js';

const api = useTestShop();

it('a state is known by its name and by its code, in zones and in addresses', async () => {
  const { token } = await buildAdmin();
  const methods = [{ name: 'Parcel', price: { by: 'flat' as const, price: 4.9 } }];
  const body = {
    ...EVERYWHERE,
    countries: ['US'],
    states: ['California', 'ny', 'New York'],
    methods,
  };
  const { shippingZone } = (await api.call(endpoints.createShippingZone, { token, body })).body;
  expect(shippingZone.states).toEqual(['CA', 'NY']);
  const { id: product } = await buildProduct({ shipping: true });
  const items = [{ product, quantity: 1 }];
  const methodsFor = async (state: string) => {
    const address = { country: 'US', state };
    const reply = await api.call(endpoints.quoteOrder, { body: { items, address } });
    return reply.body.shippingMethods?.length;
  };
  for (const state of ['CA', 'california', 'US-CA', 'new york'])
    expect(await methodsFor(state)).toBe(1);
  expect(await methodsFor('Nevada')).toBe(0);

  // As earlier builds stored it.
  await ShippingZoneModel.updateOne({}, { $set: { 'rule.states': ['CALIFORNIA'] } });
  const buyer = await buildUser();
  const headers = { 'idempotency-key': randomUUID() };
  const town = { line1: '1 Ocean Ave', city: 'Santa Monica', postalCode: '90401' };
  const address = { ...town, country: 'US', state: 'California' };
  const placed = await api.call(endpoints.placeOrder, {
    token: buyer.token,
    headers,
    body: { items, address },
  });
  const { number } = placed.body.order;
  const order = await OrderModel.findOne({ number }).lean();
  expect(order?.price?.destination).toEqual({ country: 'US', state: 'CA' });
  expect(order?.price?.zone?.name).toBe(shippingZone.name);
});
