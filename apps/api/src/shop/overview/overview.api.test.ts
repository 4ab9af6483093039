import { DEFAULT_SETTINGS, endpoints, OVERVIEW_PRODUCTS, type Permission } from '@shop/shared';
import { expect, it } from 'vitest';
import { OrderModel } from '../orders/index.js';
import { buildAdmin, buildMember, buildOrder, buildProduct } from '../../testing/factories.js';
import { buildReturn } from '../../testing/orders/returns.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

async function overview() {
  const { token } = await buildAdmin();
  const { waiting, lowStock, ...others } = (await api.call(endpoints.getOverview, { token })).body;
  if (!waiting || !lowStock) throw new Error('An administrator sees all of it');
  return { waiting, lowStock, ...others };
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

it('counts as many orders as the lists of them have, without those of which nothing is left to send', async () => {
  await buildSale(1, 1, { status: 'Processing', isAllSent: true });
  await buildSale(1, 1, { status: 'Processing' });
  const { waiting, toSend } = await overview();
  expect(toSend).toBe(1);
  expect(waiting.map(({ orders }) => orders)).toEqual([0, 1]);
  const { token } = await buildAdmin();
  for (const { status, orders } of [...waiting, { status: 'waiting' as const, orders: toSend }]) {
    const query = { status, left: 'to_send' as const };
    const { body } = await api.call(endpoints.listAllOrders, { token, query });
    expect([status, orders]).toEqual([status, body.length]);
  }
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

it('has the parts that its reader is permitted', async () => {
  const parts = async (...permissions: Permission[]) => {
    const { token } = await buildMember(permissions);
    const { body } = await api.call(endpoints.getOverview, { token });
    return Object.keys(body)
      .filter((name) => name !== 'success')
      .sort();
  };
  const ofOrders = [
    'disputed',
    'failedTasks',
    'paidInPart',
    'returns',
    'sentUnpaid',
    'toReturn',
    'toSend',
    'waiting',
  ];
  expect(await parts('orders')).toEqual(ofOrders);
  expect(await parts('catalog', 'marketing')).toEqual(['failedTasks', 'lowStock']);
  expect(await parts('settings')).toEqual(['failedTasks']);
});

it('what runs out is told to whoever has the catalogue', async () => {
  const { token: packer } = await buildMember(['orders', 'money']);
  const { token: seller } = await buildMember(['orders', 'money', 'catalog']);
  const figures = async (token: string) => (await api.call(endpoints.getFigures, { token })).body;
  expect(await figures(packer)).not.toHaveProperty('runningOut');
  expect(await figures(seller)).toHaveProperty('runningOut');
  expect((await api.refuse(endpoints.listRunningOut, { token: packer })).status).toBe(403);
  await api.call(endpoints.listRunningOut, { token: seller });
});

it('is complete before the first sale', async () => {
  const { waiting, lowStock } = await overview();
  expect(waiting.map(({ orders }) => orders)).toEqual([0, 0]);
  expect(lowStock).toEqual({ mark: DEFAULT_SETTINGS.lowStock, total: 0, products: [] });
});
