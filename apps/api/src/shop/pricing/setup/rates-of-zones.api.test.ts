import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildRate, buildZone, rateOf } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ShippingZoneModel, TaxRateModel } from './rule.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

it('no rate is left of a zone that is deleted while one is made', async () => {
  for (let round = 0; round < 8; round += 1) {
    const zone = await buildZone();
    await Promise.allSettled([
      api.call(endpoints.createTaxRate, { token, body: rateOf(zone) }),
      api.call(endpoints.deleteShippingZone, { token, params: { id: zone } }),
    ]);
    expect(await ShippingZoneModel.countDocuments({})).toBe(0);
    expect(await TaxRateModel.countDocuments({})).toBe(0);
  }
});

it('no rate is moved into a zone that is deleted meanwhile', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await buildRate();
    const target = await buildZone();
    await Promise.allSettled([
      api.call(endpoints.updateTaxRate, {
        token,
        params: { id },
        body: { ...rateOf(target), version: 1 },
      }),
      api.call(endpoints.deleteShippingZone, { token, params: { id: target } }),
    ]);
    expect(await TaxRateModel.countDocuments({ 'rule.zone': target })).toBe(0);
  }
});

it('a rate is not moved into a zone that is not there, and a zone stays as it was for its editor', async () => {
  const { id, zone } = await buildRate();
  const save = (to: string, version: number) => ({
    token,
    params: { id },
    body: { ...rateOf(to), version },
  });
  const refused = await api.refuse(endpoints.updateTaxRate, save('f'.repeat(24), 1));
  expect(refused).toMatchObject({ status: 400, errors: [{ field: 'zone' }] });
  await api.call(endpoints.updateTaxRate, save(zone, 1));
  const { body } = await api.call(endpoints.getShippingZone, { token, params: { id: zone } });
  expect(body.shippingZone.version).toBe(1);
});

it('a rate without its zone asks no checkout for a country', async () => {
  const { zone } = await buildRate();
  await ShippingZoneModel.deleteOne({ _id: zone });
  const { id: product } = await buildProduct({ price: 20 });
  const { body } = await api.call(endpoints.placeOrder, {
    token,
    headers: { 'Idempotency-Key': 'k-orphan' },
    body: { items: [{ product, quantity: 1 }] },
  });
  expect(body.order.total).toBe(20);
});
