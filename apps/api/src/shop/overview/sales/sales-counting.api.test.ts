import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, ORDER_STATUSES } from '@shop/shared';
import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { counted, recounted } from '../../../testing/sales/recounted.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';
import { createShopSettings } from '../../settings/index.js';
import { CountedSinceModel } from './counted-since.model.js';
import { DaySalesModel } from './day-sales.model.js';
import { recountSales } from './recount-sales.js';
import { SalesCounting } from './sales-counting.js';

const api = useTestShop();
const settings = createShopSettings(DEFAULT_SETTINGS);
const counting = new SalesCounting(settings);

let token: string;
let product: string;
let buyer: Awaited<ReturnType<typeof buildUser>>;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  product = (await buildProduct({ price: 19.99, quantity: 1_000 })).id;
  buyer = await buildUser();
});

afterEach(() => vi.restoreAllMocks());

async function useZone(timeZone: string) {
  const { body } = await api.call(endpoints.getSettings, { token });
  const input = { ...DEFAULT_SETTINGS, timeZone, version: body.settings.version };
  await api.call(endpoints.updateSettings, { token, body: input });
}

/** Orders of earlier moments, as an older version of the shop has left them. */
async function buildEarlier(moments: readonly Date[]) {
  await buildOrder({ buyer, items: [{ product, quantity: 1 }] });
  const { uncounted, ...order } = (await OrderModel.findOne().lean()) ?? {};
  expect(uncounted).toBeDefined();
  const orders = moments.map((createdAt, number) => ({
    ...order,
    _id: new Types.ObjectId(),
    number,
    idempotencyKey: `key ${number}`,
    createdAt,
  }));
  await OrderModel.collection.insertMany(orders);
}

/** Does something with orders that shoppers and administrators do. */
const ACTS: ((number: string) => Promise<unknown>)[] = [
  () => buildOrder({ buyer, items: [{ product, quantity: 1 + Math.floor(Math.random() * 3) }] }),
  (number) => api.call(endpoints.cancelMyOrder, { token: buyer.token, params: { number } }),
  (number) =>
    api.call(endpoints.refundOrder, {
      token,
      params: { number },
      headers: { 'Idempotency-Key': randomUUID() },
      body: { amount: 1.25 },
    }),
  async (number) => {
    const { _id } = (await OrderModel.findOne({ number: Number(number) }).lean()) ?? {};
    const status = ORDER_STATUSES[Math.floor(Math.random() * ORDER_STATUSES.length)];
    return api.call(endpoints.updateOrderStatus, {
      token,
      params: { orderId: String(_id) },
      body: { status: status ?? 'Shipped' },
    });
  },
];

/** What was already written stays; what would follow is not done, as after a kill. */
function killNextRemoval() {
  vi.spyOn(OrderModel.collection, 'updateMany').mockRejectedValueOnce(new Error('killed'));
}

it('agrees with the orders after random changes, while it counts and is killed', async () => {
  const numbers: string[] = [];
  const running: Promise<unknown>[] = [];
  for (let step = 0; step < 40; step += 1) {
    const act = ACTS[step < 6 ? 0 : Math.floor(Math.random() * ACTS.length)];
    const number = numbers[Math.floor(Math.random() * numbers.length)] ?? '0';
    // Refused where the order allows it no more.
    const done = (await act?.(number).catch(() => undefined)) as { number?: number } | undefined;
    if (done?.number) numbers.push(String(done.number));
    if (step % 7 === 3) killNextRemoval();
    // Another instance counts as well.
    if (step % 3 === 0)
      for (const one of [counting, new SalesCounting(settings)])
        running.push(one.catchUp().catch(() => undefined));
  }
  await Promise.all(running);
  vi.restoreAllMocks();
  await counting.catchUp();
  expect(await counted('UTC')).toEqual(await recounted('UTC'));
  expect(await OrderModel.countDocuments({ uncounted: { $exists: true } })).toBe(0);
  const { now } = (await api.call(endpoints.getFigures, { token })).body;
  expect(now.orders).toBe(numbers.length);
});

it('counts what is killed before its mark is removed once more, and not twice', async () => {
  await buildOrder({ buyer, items: [{ product, quantity: 2 }] });
  killNextRemoval();
  await expect(counting.catchUp()).rejects.toThrow('killed');
  await counting.catchUp();
  expect(Object.values(await counted('UTC'))).toMatchObject([{ orders: 1, pieces: 2 }]);
});

it('a change that comes while its day is counted is counted afterwards', async () => {
  const { _id } = await buildOrder({ buyer, items: [{ product, quantity: 1 }] });
  const remove = OrderModel.collection.updateMany.bind(OrderModel.collection);
  vi.spyOn(OrderModel.collection, 'updateMany').mockImplementationOnce(async (...given) => {
    await OrderModel.updateOne({ _id }, { $set: { status: 'cancel' } });
    return remove(...given);
  });
  await counting.catchUp();
  await counting.catchUp();
  expect(Object.values(await counted('UTC'))).toMatchObject([{ orders: 1, cancelled: 1 }]);
});

it('counts the orders of before there were marks, and goes on where it was killed', async () => {
  const days = ['2025-12-31', '2026-01-01', '2026-01-01', '2026-02-10'];
  await buildEarlier(days.map((day) => new Date(`${day}T12:00:00Z`)));
  await OrderModel.deleteOne({ uncounted: { $exists: true } });
  vi.spyOn(CountedSinceModel, 'updateOne').mockRejectedValueOnce(new Error('killed'));
  await expect(counting.catchUp()).rejects.toThrow('killed');
  expect(await DaySalesModel.countDocuments()).toBe(1);
  await counting.catchUp();
  expect(await counted('UTC')).toEqual(await recounted('UTC'));
  expect(Object.keys(await counted('UTC'))).toHaveLength(3);
});

it.each(['America/Los_Angeles', 'Pacific/Auckland', 'Australia/Lord_Howe'])(
  'counts anew in the days of %s, in which clocks change',
  async (timeZone) => {
    await counting.catchUp();
    // Around the ends of days with 23, 23.5, 24.5 and 25 hours, in all of these zones.
    const days = ['2026-03-08', '2026-04-04', '2026-09-26', '2026-10-03', '2026-11-01'];
    const hours = [-1, 0, 6.99, 7, 7.99, 8, 11, 12, 12.99, 13, 13.5, 14, 15.5];
    await buildEarlier(
      days.flatMap((day) =>
        hours.map((hour) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000)),
      ),
    );
    await useZone(timeZone);
    await counting.catchUp();
    expect(await counted(timeZone)).toEqual(await recounted(timeZone));
    expect(await DaySalesModel.countDocuments({ _id: /^UTC/ })).toBe(0);
  },
);

it('counts anew what was counted without a sum that there is now', async () => {
  await buildOrder({ buyer, items: [{ product, quantity: 1 }] });
  await counting.catchUp();
  await DaySalesModel.collection.updateMany({}, { $unset: { missingCents: 1, lostCents: 1 } });
  await CountedSinceModel.updateMany({}, { $unset: { form: 1 } });
  await counting.catchUp();
  expect(await DaySalesModel.findOne().lean()).toMatchObject({ missingCents: 0, lostCents: 0 });
});

it('counts anew what an earlier version has counted since, beside this one', async () => {
  await buildOrder({ buyer, items: [{ product, quantity: 1 }] });
  await counting.catchUp();
  await DaySalesModel.collection.updateMany({}, { $unset: { missingCents: 1, lostCents: 1 } });
  await counting.catchUp();
  expect(await DaySalesModel.find().lean()).toMatchObject([{ missingCents: 0, lostCents: 0 }]);
});

it('is right again after a recount, whatever was stored', async () => {
  await buildOrder({ buyer, items: [{ product, quantity: 1 }] });
  await counting.catchUp();
  await DaySalesModel.updateMany({}, { $set: { orders: 99 } });
  await recountSales(settings);
  expect(await counted('UTC')).toEqual(await recounted('UTC'));
});

it('leaves checkouts alone: none meets a conflict because it counts', async () => {
  const orders = Array.from({ length: 12 }, () =>
    buildOrder({ items: [{ product, quantity: 1 }] }),
  );
  const counts = Array.from({ length: 12 }, () => counting.catchUp());
  await Promise.all([...orders, ...counts]);
  await counting.catchUp();
  expect(Object.values(await counted('UTC'))).toMatchObject([{ orders: 12, pieces: 12 }]);
});

it('makes only the first reader wait while a count takes long', async () => {
  const late = new SalesCounting({ stored: () => new Promise(() => undefined) });
  expect(await late.isCurrent()).toBe(false);
  const begin = performance.now();
  expect(await late.isCurrent()).toBe(false);
  expect(performance.now() - begin).toBeLessThan(200);
});
