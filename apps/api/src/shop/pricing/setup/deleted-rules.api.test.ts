import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import {
  EVERYWHERE,
  rateOf,
  TEN_PERCENT,
} from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** A rule that was saved since its first version. */
async function savedZone() {
  const made = await api.call(endpoints.createShippingZone, { token, body: EVERYWHERE });
  const { _id: id, version } = made.body.shippingZone;
  const body = { ...EVERYWHERE, version };
  await api.call(endpoints.updateShippingZone, { token, params: { id }, body });
  return id;
}

async function savedRate() {
  const rate = rateOf(await savedZone());
  const made = await api.call(endpoints.createTaxRate, { token, body: rate });
  const { _id: id, version } = made.body.taxRate;
  await api.call(endpoints.updateTaxRate, { token, params: { id }, body: { ...rate, version } });
  return id;
}

async function savedPromotion() {
  const made = await api.call(endpoints.createPromotion, { token, body: TEN_PERCENT });
  const { _id: id, version } = made.body.promotion;
  const body = { ...TEN_PERCENT, version };
  await api.call(endpoints.updatePromotion, { token, params: { id }, body });
  return id;
}

it.each([
  ['promotion', endpoints.deletePromotion, endpoints.getPromotion, savedPromotion],
  ['delivery zone', endpoints.deleteShippingZone, endpoints.getShippingZone, savedZone],
  ['tax rate', endpoints.deleteTaxRate, endpoints.getTaxRate, savedRate],
] as const)('a %s is deleted as it was seen, or not at all', async (what, remove, get, build) => {
  const params = { id: await build() };
  const late = await api.refuse(remove, { token, params, body: { version: 1 } });
  expect(late.status).toBe(409);
  expect(late.message).toContain(`saved the ${what}`);
  expect((await api.send(get, { token, params })).status).toBe(200);
  const wrong = { token, params, body: { version: 1.5 } };
  expect((await api.refuse(remove, wrong)).status).toBe(400);
  expect((await api.call(remove, { token, params, body: { version: 2 } })).status).toBe(200);
  expect((await api.send(get, { token, params })).status).toBe(404);
});

it('without a version, one is deleted as it is', async () => {
  const params = { id: await savedPromotion() };
  expect((await api.call(endpoints.deletePromotion, { token, params })).status).toBe(200);
});
