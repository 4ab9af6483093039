import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, urlOf } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { EVERYWHERE } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { OrderModel } from '../../order.model.js';
import { taxedFilters } from './tax-period.js';

const api = useTestShop();

let admin: string;
let buyer: string;
let product: string;

beforeEach(async () => {
  ({ token: admin } = await buildAdmin());
  ({ token: buyer } = await buildUser());
  ({ id: product } = await buildProduct({ price: 24, quantity: 90, shipping: false }));
  const { shippingZone } = (
    await api.call(endpoints.createShippingZone, {
      token: admin,
      body: { ...EVERYWHERE, name: 'Austria', countries: ['AT'], methods: [] },
    })
  ).body;
  const body = { name: 'VAT', zone: shippingZone._id, rate: 20, isIncluded: true };
  await api.call(endpoints.createTaxRate, { token: admin, body });
});

/** Places an order, of one piece if nothing else is said, as if it had been on that day. */
async function placeOn(day: string, quantity = 1): Promise<number> {
  const headers = { 'idempotency-key': randomUUID() };
  const items = [{ product, quantity }];
  const body = { items, address: { line1: 'Ring 1', country: 'AT' } };
  const { order } = (await api.call(endpoints.placeOrder, { token: buyer, headers, body })).body;
  const createdAt = new Date(`${day}T12:00:00Z`);
  await OrderModel.updateOne(
    { number: order.number },
    { $set: { createdAt, 'history.0.at': createdAt } },
  );
  return order.number;
}

async function refundOn(day: string, number: number, amount: number) {
  const headers = { 'idempotency-key': randomUUID() };
  const call = { token: admin, params: { number: String(number) }, headers, body: { amount } };
  const { status } = await api.call(endpoints.refundOrder, call);
  expect(status).toBe(201);
  const at = new Date(`${day}T12:00:00Z`);
  const dates = { 'refunds.0.at': at, 'refunds.0.endedAt': at };
  await OrderModel.updateOne({ number }, { $set: dates });
}

async function cancelOn(day: string, number: number) {
  const call = { token: buyer, params: { number: String(number) } };
  expect((await api.call(endpoints.cancelMyOrder, call)).status).toBe(200);
  const order = await OrderModel.findOne({ number }).lean();
  const last = (order?.history.length ?? 0) - 1;
  const at = new Date(`${day}T12:00:00Z`);
  await OrderModel.updateOne({ number }, { $set: { [`history.${last}.at`]: at } });
}

/** Takes one of its pieces off an order. */
async function editOn(day: string, number: number) {
  const order = await OrderModel.findOne({ number }).lean();
  const [line] = order?.lines ?? [];
  const { _id = '', quantity: quantityBefore = 0 } = line ?? {};
  const quantity = quantityBefore - 1;
  const call = {
    token: admin,
    params: { orderId: String(order?._id) },
    headers: { 'idempotency-key': randomUUID() },
    body: { lines: [{ line: String(_id), quantity, quantityBefore }] },
  };
  expect((await api.call(endpoints.editOrder, call)).status).toBe(201);
  const at = new Date(`${day}T12:00:00Z`);
  const last = order?.edits?.length ?? 0;
  await OrderModel.updateOne({ number }, { $set: { [`edits.${last}.at`]: at } });
}

/** The rows between two days: month, taxed orders, tax and gross sold, tax and gross refunded. */
async function taxes(from?: string, until?: string): Promise<string[]> {
  const query = { rows: 'tax' as const, ...(from && { from }), ...(until && { until }) };
  const address = urlOf(endpoints.exportOrders, { query });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: admin } });
  const [, ...lines] = (await reply.text()).trimEnd().split('\r\n');
  return lines.map((line) => {
    const [month, , , , orders, , tax, gross, , taxBack, grossBack] = line.split(',');
    return [month, orders, tax, gross, taxBack, grossBack].join(' ');
  });
}

it('a period has the refunds that were written in it, of whichever day their order is', async () => {
  const order = await placeOn('2026-01-10');
  await refundOn('2026-02-03', order, 6);
  await placeOn('2026-02-20');
  expect(await taxes('2026-02-01', '2026-02-28')).toEqual(['2026-02 1 4.00 24.00 1.00 6.00']);
  expect(await taxes('2026-02-01')).toEqual(['2026-02 1 4.00 24.00 1.00 6.00']);
  // What was declared for January stays.
  expect(await taxes('2026-01-01', '2026-01-31')).toEqual(['2026-01 1 4.00 24.00 0.00 0.00']);
  expect(await taxes('2026-03-01')).toEqual([]);
  expect(await taxes()).toEqual([
    '2026-01 1 4.00 24.00 0.00 0.00',
    '2026-02 1 4.00 24.00 1.00 6.00',
  ]);
});

it('an order that is cancelled in a later month goes back in that month', async () => {
  const order = await placeOn('2026-01-10');
  await refundOn('2026-02-03', order, 6);
  await cancelOn('2026-03-05', order);
  expect(await taxes()).toEqual([
    '2026-01 1 4.00 24.00 0.00 0.00',
    '2026-02 0 0.00 0.00 1.00 6.00',
    '2026-03 0 0.00 0.00 3.00 18.00',
  ]);
  expect(await taxes('2026-03-01', '2026-03-31')).toEqual(['2026-03 0 0.00 0.00 3.00 18.00']);
  // Refunded and cancelled in the same period, it counts once.
  expect(await taxes('2026-02-01')).toEqual([
    '2026-02 0 0.00 0.00 1.00 6.00',
    '2026-03 0 0.00 0.00 3.00 18.00',
  ]);
});

it('pieces that are taken off in a later month go back in that month', async () => {
  const order = await placeOn('2026-01-10', 4);
  await editOn('2026-01-20', order);
  await editOn('2026-02-03', order);
  await editOn('2026-03-03', order);
  const sold = '2026-01 1 12.00 72.00 0.00 0.00';
  expect(await taxes('2026-01-01', '2026-01-31')).toEqual([sold]);
  expect(await taxes('2026-02-01', '2026-02-28')).toEqual(['2026-02 0 0.00 0.00 4.00 24.00']);
  const unpaid = await placeOn('2026-01-11', 2);
  await OrderModel.updateOne({ number: unpaid }, { $set: { 'payment.state': 'pending' } });
  await editOn('2026-02-04', unpaid);
  expect(await taxes('2026-02-01', '2026-02-28')).toEqual(['2026-02 0 0.00 0.00 4.00 24.00']);
  await cancelOn('2026-04-05', order);
  expect(await taxes()).toEqual([
    sold,
    '2026-02 0 0.00 0.00 4.00 24.00',
    '2026-03 0 0.00 0.00 4.00 24.00',
    '2026-04 0 0.00 0.00 4.00 24.00',
  ]);
});

it('an order that is cancelled in its month, or before it was paid, is not there', async () => {
  await cancelOn('2026-01-31', await placeOn('2026-01-10'));
  const unpaid = await placeOn('2026-01-11');
  await OrderModel.updateOne({ number: unpaid }, { $set: { 'payment.state': 'cancelled' } });
  await OrderModel.updateOne({ number: unpaid }, { $set: { status: 'cancel' } });
  const at = new Date('2026-02-11T12:00:00Z');
  await OrderModel.updateOne({ number: unpaid }, { $push: { history: { status: 'cancel', at } } });
  expect(await taxes()).toEqual([]);
});

it('a period reads the orders placed in it, those refunded in it, and cancelled ones', async () => {
  const [refunded = 0, cancelled = 0] = await Promise.all(
    ['01', '02', '03', '04', '05', '06'].map((day) => placeOn(`2026-01-${day}`)),
  );
  await refundOn('2026-02-03', refunded, 6);
  await cancelOn('2026-02-04', cancelled);
  const filters = taxedFilters({ rows: 'tax', from: '2026-02-01', until: '2026-02-28' }, 'UTC');
  const plans = filters.map(async (filter) =>
    JSON.stringify(await OrderModel.find(filter).limit(250).explain('queryPlanner')),
  );
  const used = (await Promise.all(plans)).map((plan) => /"indexName":"([^"]+)"/.exec(plan)?.[1]);
  expect(used[0]).toBe('createdAt_-1__id_-1');
  expect(used[1]).toBe('refunds.endedAt_1');
  expect(used[2]).toMatch(/^status_1/);
  expect(used[3]).toBe('edits.at_1');
});

it('a period begins and ends at the shop’s midnight, also when its clocks change', async () => {
  const body = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Vienna', version: 0 };
  await api.call(endpoints.updateSettings, { token: admin, body });
  const number = await placeOn('2026-03-28');
  // The day on which Vienna's clocks go forward has 23 hours: from 23:00 to 22:00 in UTC.
  const perDay = async (createdAt: string) => {
    await OrderModel.updateOne({ number }, { $set: { createdAt: new Date(createdAt) } });
    const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01'];
    const rows = await Promise.all(days.map((day) => taxes(day, day)));
    return days.filter((_, index) => rows[index]?.length);
  };
  expect(await perDay('2026-03-28T22:59:59.999Z')).toEqual(['2026-03-28']);
  expect(await perDay('2026-03-28T23:00:00Z')).toEqual(['2026-03-29']);
  expect(await perDay('2026-03-29T21:59:59.999Z')).toEqual(['2026-03-29']);
  expect(await perDay('2026-03-29T22:00:00Z')).toEqual(['2026-03-30']);
  expect(await perDay('2026-03-31T21:59:59Z')).toEqual(['2026-03-31']);
  expect(await perDay('2026-03-31T22:00:00Z')).toEqual(['2026-04-01']);
  expect(await taxes()).toEqual(['2026-04 1 4.00 24.00 0.00 0.00']);
});
