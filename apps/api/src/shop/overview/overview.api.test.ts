import { DEFAULT_SETTINGS, endpoints, OVERVIEW_DAYS, OVERVIEW_PRODUCTS } from '@shop/shared';
import { expect, it } from 'vitest';
import { OrderModel } from '../orders/index.js';
import { buildAdmin, buildOrder, buildProduct } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { lastDays } from '../../platform/shop-days.js';

const api = useTestShop();

async function overview() {
  const { token } = await buildAdmin();
  return (await api.call(endpoints.getOverview, { token })).body;
}

async function buildSale(price: number, quantity: number, fields: object = {}) {
  const { id: product } = await buildProduct({ price, quantity: 100 });
  const order = await buildOrder({ items: [{ product, quantity }] });
  await OrderModel.updateOne({ _id: order._id }, fields);
}

it('counts waiting orders by status', async () => {
  await buildSale(1, 1);
  await buildSale(1, 1);
  await buildSale(1, 1, { status: 'Processing' });
  await buildSale(1, 1, { status: 'Shipped' });
  expect((await overview()).waiting).toEqual([
    { status: 'Not Process', orders: 2 },
    { status: 'Processing', orders: 1 },
  ]);
});

/** Zones whose dates differ from each other at some time of every day; two of them change their clocks. */
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'];

it.each(ZONES)('reports the sales of each recent day in %s, to the cent', async (timeZone) => {
  const { token } = await buildAdmin();
  const body = { ...DEFAULT_SETTINGS, timeZone, version: 0 };
  await api.call(endpoints.updateSettings, { token, body });
  const days = lastDays(OVERVIEW_DAYS, timeZone);
  const begin = days[0]?.start ?? new Date(NaN);
  await buildSale(0.1, 3);
  await buildSale(19.99, 1, { status: 'deliverd' });
  await buildSale(500, 1, { status: 'cancel' });
  await buildSale(400, 1, { 'payment.success': false, 'payment.leaseUntil': new Date() });
  await buildSale(7, 1, { createdAt: begin });
  await buildSale(7, 1, { createdAt: new Date(begin.getTime() - 1) });
  const { sales, ...others } = await overview();
  expect(others.timeZone).toBe(timeZone);
  expect(sales.map(({ day }) => day)).toEqual(days.map(({ day }) => day));
  expect(sales.at(-1)).toMatchObject({ orders: 4, cancelled: 1, revenue: 20.29 });
  expect(sales[0]).toMatchObject({ orders: 1, cancelled: 0, revenue: 7 });
  expect(sales[1]).toMatchObject({ orders: 0, cancelled: 0, revenue: 0 });
});

it('says what the revenue is made of once an order has discounts, delivery or tax', async () => {
  await buildSale(10, 1);
  expect((await overview()).sales.at(-1)).not.toHaveProperty('amounts');
  const price = {
    itemsCents: 12_000,
    discountCents: 2_000,
    shippingCents: 500,
    taxCents: 1_750,
    containedTaxCents: 1_750,
    totalCents: 10_500,
  };
  await buildSale(120, 1, { price, totalCents: 10_500 });
  await buildSale(120, 1, { price, totalCents: 10_500, status: 'cancel' });
  const { sales } = await overview();
  expect(sales.at(-1)).toMatchObject({
    revenue: 115,
    amounts: { items: 130, discount: 20, shipping: 5, tax: 17.5, net: 97.5 },
  });
  expect(sales[0]?.amounts).toEqual({ items: 0, discount: 0, shipping: 0, tax: 0, net: 0 });
});

it('names the products with the lowest stock and counts all that are low in stock', async () => {
  const { token } = await buildAdmin();
  const body = { ...DEFAULT_SETTINGS, lowStock: 7, version: 0 };
  await api.call(endpoints.updateSettings, { token, body });
  for (const quantity of [8, 7, 2, 0, 4, 3, 1]) {
    await buildProduct({ name: `${quantity} left`, quantity });
  }
  const { lowStock } = await overview();
  expect(lowStock).toMatchObject({ mark: 7, total: 6 });
  expect(lowStock.products.map(({ name }) => name)).toEqual(
    ['0 left', '1 left', '2 left', '3 left', '4 left'].slice(0, OVERVIEW_PRODUCTS),
  );
});

it('is complete before the first sale', async () => {
  const { waiting, sales, lowStock } = await overview();
  expect(waiting.map(({ orders }) => orders)).toEqual([0, 0]);
  expect(sales).toHaveLength(OVERVIEW_DAYS);
  expect(lowStock).toEqual({ mark: DEFAULT_SETTINGS.lowStock, total: 0, products: [] });
});
