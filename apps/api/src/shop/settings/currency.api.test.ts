import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, setShopCurrency, type Currency } from '@shop/shared';
import { afterEach, expect, it } from 'vitest';
import { EVERYWHERE } from '../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/index.js';

const api = useTestShop();

afterEach(() => setShopCurrency());

async function setUp() {
  const { token } = await buildAdmin();
  const save = (currency: Currency | undefined, version: number) => ({
    token,
    body: { ...DEFAULT_SETTINGS, currency, version },
  });
  const { id: product } = await buildProduct({ price: 19.99 });
  const { token: buyer } = await buildUser();
  const buy = () =>
    api.call(endpoints.placeOrder, {
      token: buyer,
      headers: { 'idempotency-key': randomUUID() },
      body: { items: [{ product, quantity: 1 }] },
    });
  return { token, save, buy };
}

it('a shop sells in the currency that was chosen before its first order, at the same numbers', async () => {
  const { token, save, buy } = await setUp();
  await api.call(endpoints.createShippingZone, { token, body: EVERYWHERE });
  const { settings } = (await api.call(endpoints.updateSettings, save('EUR', 0))).body;
  expect(settings.currency).toBe('EUR');
  expect((await buy()).body.order.total).toBe(19.99);
  expect((await OrderModel.findOne().lean())?.price?.currency).toBe('EUR');
  const { body: table } = await api.call(endpoints.exportOrders, { token });
  expect(table).toContain('Total (EUR)');
});

it('the currency stays once an order was placed, and with it in saves that do not name it', async () => {
  const { token, save, buy } = await setUp();
  await api.call(endpoints.updateSettings, save('EUR', 0));
  await buy();
  const { status, errors } = await api.refuse(endpoints.updateSettings, save('USD', 1));
  expect(status).toBe(400);
  expect(errors?.[0]?.field).toBe('currency');
  await api.call(endpoints.updateSettings, save(undefined, 1));
  expect((await api.call(endpoints.getSettings, { token })).body.settings.currency).toBe('EUR');
});
