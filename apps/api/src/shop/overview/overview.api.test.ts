import { DEFAULT_SETTINGS, endpoints, OVERVIEW_PRODUCTS } from '@shop/shared';
import { expect, it } from 'vitest';
import { OrderModel } from '../orders/index.js';
import { buildAdmin, buildOrder, buildProduct } from '../../testing/factories.js';
import { buildReturn } from '../../testing/orders/returns.js';
import { useTestShop } from '../../testing/test-shop.js';

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

it('counts no order as waiting whose parcels have all of it', async () => {
  await buildSale(1, 1, { status: 'Processing', isAllSent: true });
  await buildSale(1, 1, { status: 'Processing' });
  const { waiting, toSend } = await overview();
  expect(waiting[1]).toEqual({ status: 'Processing', orders: 1 });
  expect(toSend).toBe(1);
});

it('counts what was sent and will not be paid by itself', async () => {
  await buildSale(1, 1, { status: 'Shipped', 'payment.state': 'expired' });
  await buildSale(1, 1, { status: 'Shipped', 'payment.state': 'pending' });
  await buildSale(1, 1, { status: 'cancel', 'payment.state': 'expired' });
  expect((await overview()).sentUnpaid).toBe(1);
});

it('counts what was sent for less than it costs', async () => {
  await buildSale(1, 1, { status: 'Shipped', 'payment.paidCents': 1 });
  await buildSale(1, 1, { status: 'Shipped' });
  expect((await overview()).paidInPart).toBe(1);
});

it('counts what was cancelled and whose money is still to be returned', async () => {
  await buildSale(1, 1, { status: 'cancel' });
  await buildSale(1, 1, { status: 'cancel', 'payment.state': 'refunded' });
  await buildSale(1, 1);
  expect((await overview()).toReturn).toBe(1);
});

it('counts the returns that wait for the shop', async () => {
  for (const state of ['requested', 'requested', 'received', 'approved', 'closed'] as const)
    await buildReturn(state);
  expect((await overview()).returns).toEqual({ requested: 2, received: 1 });
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
  const { waiting, lowStock } = await overview();
  expect(waiting.map(({ orders }) => orders)).toEqual([0, 0]);
  expect(lowStock).toEqual({ mark: DEFAULT_SETTINGS.lowStock, total: 0, products: [] });
});
