import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, urlOf, type OrderStatus } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, expect, it, vi } from 'vitest';
import { EVERYWHERE } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { InvoiceModel } from '../../documents/invoice.model.js';
import { OrderModel } from '../../order.model.js';

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

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Places an order, of one piece if nothing else is said, as if it had been on that day. */
async function placeOn(day: string, quantity = 1): Promise<number> {
  const headers = { 'idempotency-key': randomUUID() };
  const items = [{ product, quantity }];
  const address = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
  const body = { items, address };
  const { order } = (await api.call(endpoints.placeOrder, { token: buyer, headers, body })).body;
  await OrderModel.updateOne({ number: order.number }, { $set: { createdAt: noon(day) } });
  return order.number;
}

/** As if the invoices and credit notes that an order has just got had been issued on that day. */
async function dateDocuments(number: number, day: string) {
  const issuedAt = { $gt: new Date(Date.now() - 60_000) };
  await InvoiceModel.updateMany({ number, issuedAt }, { $set: { issuedAt: noon(day) } });
}

async function setOn(day: string, number: number, status: OrderStatus) {
  const order = await OrderModel.findOne({ number }).lean();
  const params = { orderId: String(order?._id) };
  await api.call(endpoints.updateOrderStatus, { token: admin, params, body: { status } });
  await dateDocuments(number, day);
}

const shipOn = (day: string, number: number) => setOn(day, number, 'Shipped');

async function refundOn(day: string, number: number, amount: number) {
  const headers = { 'idempotency-key': randomUUID() };
  const call = { token: admin, params: { number: String(number) }, headers, body: { amount } };
  expect((await api.call(endpoints.refundOrder, call)).status).toBe(201);
  await dateDocuments(number, day);
}

/** Takes one of its pieces off an order. */
async function editOn(day: string, number: number) {
  const order = await OrderModel.findOne({ number }).lean();
  const [line] = order?.lines ?? [];
  const { _id = '', quantity: quantityBefore = 0 } = line ?? {};
  const call = {
    token: admin,
    params: { orderId: String(order?._id) },
    headers: { 'idempotency-key': randomUUID() },
    body: { lines: [{ line: String(_id), quantity: quantityBefore - 1, quantityBefore }] },
  };
  expect((await api.call(endpoints.editOrder, call)).status).toBe(201);
  await dateDocuments(number, day);
}

async function rowsOf(query: { from?: string; until?: string; status?: OrderStatus }) {
  const address = urlOf(endpoints.exportOrders, { query: { rows: 'tax', ...query } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: admin } });
  const [, ...lines] = (await reply.text()).trimEnd().split('\r\n');
  return lines.map((line) => line.split(','));
}

/** The rows between two days: month, invoices, their tax and gross, tax and gross of credit notes. */
async function taxes(from?: string, until?: string): Promise<string[]> {
  const rows = await rowsOf({ ...(from && { from }), ...(until && { until }) });
  return rows.map(([month, , , , invoices, , tax, gross, , taxBack, grossBack]) =>
    [month, invoices, tax, gross, taxBack, grossBack].join(' '),
  );
}

it('an order that is placed in one month and shipped in the next counts in the month of its invoice', async () => {
  const order = await placeOn('2026-01-31');
  expect(await taxes()).toEqual([]);
  await shipOn('2026-02-02', order);
  expect(await taxes('2026-01-01', '2026-01-31')).toEqual([]);
  expect(await taxes('2026-02-01', '2026-02-28')).toEqual(['2026-02 1 4.00 24.00 0.00 0.00']);
});

it('a period has what was refunded in it, of whichever month its invoice is', async () => {
  const order = await placeOn('2026-01-10');
  await shipOn('2026-01-10', order);
  await refundOn('2026-02-03', order, 6);
  await shipOn('2026-02-20', await placeOn('2026-02-20'));
  expect(await taxes('2026-02-01', '2026-02-28')).toEqual(['2026-02 1 4.00 24.00 1.00 6.00']);
  expect(await taxes('2026-01-01', '2026-01-31')).toEqual(['2026-01 1 4.00 24.00 0.00 0.00']);
  expect(await taxes('2026-03-01')).toEqual([]);
  expect(await taxes()).toEqual([
    '2026-01 1 4.00 24.00 0.00 0.00',
    '2026-02 1 4.00 24.00 1.00 6.00',
  ]);
});

it('an order that is cancelled in a later month goes back in that month, without what was refunded', async () => {
  const order = await placeOn('2026-01-10');
  await shipOn('2026-01-11', order);
  await refundOn('2026-02-03', order, 6);
  await setOn('2026-03-05', order, 'cancel');
  expect(await taxes()).toEqual([
    '2026-01 1 4.00 24.00 0.00 0.00',
    '2026-02 0 0.00 0.00 1.00 6.00',
    '2026-03 0 0.00 0.00 3.00 18.00',
  ]);
  expect(await taxes('2026-03-01', '2026-03-31')).toEqual(['2026-03 0 0.00 0.00 3.00 18.00']);
});

it('pieces that are taken off before the invoice are not on it; after it, the invoice is replaced', async () => {
  const order = await placeOn('2026-01-10', 4);
  await editOn('2026-01-20', order);
  await shipOn('2026-01-21', order);
  await setOn('2026-02-01', order, 'Processing');
  await editOn('2026-02-03', order);
  await shipOn('2026-03-03', order);
  expect(await taxes()).toEqual([
    '2026-01 1 12.00 72.00 0.00 0.00',
    '2026-02 0 0.00 0.00 12.00 72.00',
    '2026-03 1 8.00 48.00 0.00 0.00',
  ]);
});

it('what was refunded or cancelled before it was shipped is in no month by itself', async () => {
  await setOn('2026-01-12', await placeOn('2026-01-10'), 'cancel');
  const order = await placeOn('2026-01-10');
  await refundOn('2026-01-31', order, 6);
  expect(await taxes()).toEqual([]);
  await shipOn('2026-02-02', order);
  expect(await taxes()).toEqual(['2026-02 1 4.00 24.00 1.00 6.00']);
});

it('goods that are sent before they are paid count, and free ones do as an invoice', async () => {
  const unpaid = await placeOn('2026-01-10');
  const payment = { 'payment.state': 'pending', 'payment.success': false };
  const provider = 'manual:cash-on-delivery';
  await OrderModel.updateOne(
    { number: unpaid },
    { $set: { ...payment, 'payment.provider': provider } },
  );
  await shipOn('2026-01-11', unpaid);
  const free = await placeOn('2026-01-10');
  const { price } = (await OrderModel.findOne({ number: free }).lean()) ?? {};
  const none = price?.taxes.map((tax) => ({ ...tax, baseCents: 0, amountCents: 0 }));
  await OrderModel.updateOne(
    { number: free },
    { $set: { totalCents: 0, price: { ...price, taxes: none, totalCents: 0 } } },
  );
  await shipOn('2026-02-11', free);
  expect(await taxes()).toEqual([
    '2026-01 1 4.00 24.00 0.00 0.00',
    '2026-02 1 0.00 0.00 0.00 0.00',
  ]);
});

it('each month comes to its invoices without its credit notes, and other conditions choose orders', async () => {
  const orders: number[] = [];
  for (const [index, day] of ['2026-01-30', '2026-02-02', '2026-02-28', '2026-03-01'].entries()) {
    const order = await placeOn('2026-01-05', index + 1);
    orders.push(order);
    await shipOn(day, order);
  }
  const [first = 0, second = 0] = orders;
  await refundOn('2026-02-10', first, 7.13);
  await setOn('2026-03-09', second, 'cancel');
  const documents = await InvoiceModel.find().lean();
  for (const month of ['2026-01', '2026-02', '2026-03']) {
    const own = documents.filter(({ issuedAt }) => issuedAt.toISOString().startsWith(month));
    const cents = own.map(({ kind, totalCents }) =>
      kind === 'invoice' ? totalCents : -totalCents,
    );
    const [row = []] = (await rowsOf({})).filter(([start]) => start === month);
    const left = Math.round((Number(row[7]) - Number(row[10])) * 100);
    expect([month, left]).toEqual([month, cents.reduce((sum, amount) => sum + amount, 0)]);
  }
  const cancelled = await rowsOf({ status: 'cancel' });
  expect(cancelled.map(([month, , , , invoices]) => [month, invoices])).toEqual([
    ['2026-02', '1'],
    ['2026-03', '0'],
  ]);
});

it('more documents of one moment than a read has are all there, and no others are read', async () => {
  await shipOn('2026-02-02', await placeOn('2026-01-31'));
  const invoice = await InvoiceModel.findOne().lean();
  const copies = Array.from({ length: 520 }, (_, index) => ({
    ...invoice,
    _id: new Types.ObjectId(),
    documentNumber: `INV-${index + 2}`,
  }));
  await InvoiceModel.insertMany(copies);
  expect(await taxes('2026-02-01', '2026-02-28')).toEqual([
    `2026-02 521 ${(521 * 4).toFixed(2)} ${(521 * 24).toFixed(2)} 0.00 0.00`,
  ]);
  const read = vi.spyOn(InvoiceModel, 'find');
  await taxes('2026-02-01', '2026-02-28');
  const [filter = {}] = read.mock.calls[2] ?? [];
  vi.restoreAllMocks();
  const plan = JSON.stringify(
    await InvoiceModel.find(filter)
      .sort({ issuedAt: 1, _id: 1 })
      .limit(250)
      .explain('queryPlanner'),
  );
  expect(/"indexName":"([^"]+)"/.exec(plan)?.[1]).toBe('issuedAt_1__id_1');
});

it('a period begins and ends at the shop’s midnight, also when its clocks change', async () => {
  const body = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Vienna', version: 0 };
  await api.call(endpoints.updateSettings, { token: admin, body });
  const number = await placeOn('2026-03-01');
  await shipOn('2026-03-28', number);
  // The day on which Vienna's clocks go forward has 23 hours: from 23:00 to 22:00 in UTC.
  const perDay = async (issuedAt: string) => {
    await InvoiceModel.updateOne({ number }, { $set: { issuedAt: new Date(issuedAt) } });
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
