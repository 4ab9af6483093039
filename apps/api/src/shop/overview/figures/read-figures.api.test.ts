import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { lastDays } from '../../../platform/shop-days.js';
import { buildAdmin, buildMember, buildOrder, buildProduct } from '../../../testing/factories.js';
import { buildVariants } from '../../../testing/variants.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../../catalog/index.js';
import { OrderModel } from '../../orders/index.js';
import { VisitDayModel } from '../visits/visit-day.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** The figures once all orders are counted: on a busy machine, a reply may be sent before. */
async function figures(period = '28-days') {
  const query = { period };
  const read = async () => (await api.call(endpoints.getFigures, { token, query })).body;
  let found = await read();
  await expect.poll(async () => (found = await read()).isCurrent).toBe(true);
  return found;
}

async function buildSale(price: number, quantity: number, fields: object = {}) {
  const { id: product } = await buildProduct({ price, quantity: 100 });
  const order = await buildOrder({ items: [{ product, quantity }] });
  await OrderModel.updateOne({ _id: order._id }, fields);
  return { ...order, product };
}

const row = (size: string) => ({ values: [size], price: 20, quantity: 10, sku: null });

const daysAgo = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });

/** Zones whose dates differ from each other at some time of every day; two of them change their clocks. */
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'];

it.each(ZONES)('has the sales of each day in %s, to the cent', async (timeZone) => {
  const body = { ...DEFAULT_SETTINGS, timeZone, version: 0 };
  await api.call(endpoints.updateSettings, { token, body });
  const days = lastDays(28, timeZone);
  const begin = days[0]?.start ?? new Date(NaN);
  await buildSale(0.1, 3);
  await buildSale(19.99, 1, { status: 'deliverd' });
  await buildSale(500, 1, { status: 'cancel' });
  await buildSale(400, 1, {
    'payment.state': 'pending',
    'payment.success': false,
    'payment.leaseUntil': new Date(),
  });
  await buildSale(7, 1, { createdAt: begin });
  await buildSale(7, 1, { createdAt: new Date(begin.getTime() - 1) });
  const { now, before, ...others } = await figures();
  expect(others).toMatchObject({ timeZone });
  expect(now.days.map(({ day }) => day)).toEqual(days.map(({ day }) => day));
  expect(now.days.at(-1)).toMatchObject({ orders: 4, cancelled: 1, pieces: 4, revenue: 20.29 });
  expect(now.days[0]).toMatchObject({ orders: 1, cancelled: 0, revenue: 7 });
  expect(now.days[1]).toMatchObject({ orders: 0, cancelled: 0, revenue: 0 });
  expect(now).toMatchObject({ orders: 5, cancelled: 1, revenue: 27.29, averageOrder: 9.1 });
  expect(before).toMatchObject({ orders: 1, revenue: 7, averageOrder: 7 });
});

it('says what the revenue is made of once an order has discounts, delivery or tax', async () => {
  await buildSale(10, 1);
  expect(await figures()).not.toHaveProperty('amounts');
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
  const { now, amounts } = await figures();
  expect(now.revenue).toBe(115);
  expect(amounts).toEqual({
    ...{ items: 130, discount: 20, shipping: 5, tax: 17.5 },
    ...{ gross: 115, net: 97.5 },
  });
});

it('lists the best sellers by pieces, with those of the period before', async () => {
  const { product } = await buildSale(5, 2);
  await buildSale(9, 3);
  const earlier = await buildOrder({ items: [{ product, quantity: 4 }] });
  await OrderModel.updateOne({ _id: earlier._id }, daysAgo(10));
  const { bestSellers } = await figures('7-days');
  expect(bestSellers).toMatchObject([
    { pieces: 3, piecesBefore: 0, goods: 27 },
    { _id: product, pieces: 2, piecesBefore: 4, goods: 10 },
  ]);
});

it('says what runs out at the pace of 28 days, whatever the period', async () => {
  const { id: product } = await buildProduct({ name: 'Globe', quantity: 20 });
  const { id: plenty } = await buildProduct({ quantity: 200 });
  for (const item of [product, plenty]) {
    const order = await buildOrder({ items: [{ product: item, quantity: 14 }] });
    await OrderModel.updateOne({ _id: order._id }, daysAgo(20));
  }
  await ProductModel.updateMany({}, daysAgo(40));
  // 6 are left, and one is sold every second day.
  const { runningOut } = await figures('today');
  expect(runningOut).toMatchObject({
    total: 1,
    products: [{ _id: product, name: 'Globe', quantity: 6, sold: 14, lasts: 12 }],
  });
  const { products } = (await api.call(endpoints.listRunningOut, { token })).body;
  expect(products).toEqual(runningOut?.products);
});

it('measures the pace of what is newer from its beginning', async () => {
  const { id: product } = await buildProduct({ name: 'Globe', quantity: 40 });
  await buildOrder({ items: [{ product, quantity: 8 }] });
  const { id, variants } = await buildVariants({ variants: [row('S'), row('M')] }, { name: 'Tee' });
  const order = await buildOrder({
    items: variants.map((variant) => ({ product: id, variant: variant.id, quantity: 1 })),
  });
  await ProductModel.updateMany({}, daysAgo(3.5));
  const later = daysAgo(1.5).createdAt;
  await ProductModel.updateOne({ _id: product }, { $set: { publishAt: later } });
  await OrderModel.updateOne({ _id: order._id }, daysAgo(1));
  // 8 in 2 days; the variants are of today.
  expect((await figures('today')).runningOut?.products).toMatchObject([
    { name: 'Globe', quantity: 32, sold: 8, lasts: 8 },
    { name: 'Tee', quantity: 9, sold: 1, lasts: 9 },
    { name: 'Tee', quantity: 9, sold: 1, lasts: 9 },
  ]);
});

it('counts visits by day, and the orders for every hundred of the days that have them', async () => {
  await buildSale(1, 1);
  await buildSale(1, 1);
  expect((await figures()).now).toMatchObject({ visits: null, conversion: null });
  const [today] = lastDays(1, 'UTC');
  await VisitDayModel.create({ _id: today?.day, visits: 160 });
  await buildSale(1, 1, daysAgo(3));
  expect((await figures()).now).toMatchObject({ orders: 3, visits: 160, conversion: 1.25 });
});

it('counts searches, and those that found nothing', async () => {
  expect((await figures()).now.searches).toBeNull();
  await api.call(endpoints.countSearch, { body: { words: 'globe', found: 2 } });
  await api.call(endpoints.countSearch, { body: { words: 'sextant', found: 0 } });
  await expect.poll(async () => (await figures()).now.searches).toEqual({ asked: 2, missed: 1 });
});

it('shows everything but amounts to those without the permission', async () => {
  await buildSale(5, 1);
  const { token: packer } = await buildMember(['orders']);
  const { text } = await api.send(endpoints.getFigures, { token: packer });
  const { now } = JSON.parse(text) as { now: object };
  expect(now).toMatchObject({ orders: 1, pieces: 1 });
  for (const name of ['revenue', 'averageOrder', 'refunded']) expect(now).not.toHaveProperty(name);
});

it('is complete before the first sale', async () => {
  const { now, bestSellers, runningOut } = await figures('month');
  expect(now).toMatchObject({ orders: 0, revenue: 0, averageOrder: null });
  expect(bestSellers).toEqual([]);
  expect(runningOut).toEqual({ total: 0, products: [] });
});
