import { randomUUID } from 'node:crypto';
import { endpoints, urlOf, type ExportRow, type Order } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { EVERYWHERE, TEN_PERCENT } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { InvoiceModel } from '../../documents/invoice.model.js';
import { OrderModel } from '../../order.model.js';

const api = useTestShop();

const PLACE = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', state: 'NY' };

let token: string;
/** Those that count, as their buyer sees them. */
let earned: Order[];

/** The rows of an export, by the names of their columns. No cell has a comma. */
async function rowsOf(rows: ExportRow): Promise<Record<string, string>[]> {
  const address = urlOf(endpoints.exportOrders, { query: { rows } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  const [header = '', ...lines] = (await reply.text()).trimEnd().split('\r\n');
  const names = header.replace('\ufeff', '').split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** Adds up a column in whole cents, without the shop's own code. */
function cents(rows: readonly Record<string, string>[], column: string): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
}

function centsOf(count: (order: Order) => number | undefined): number {
  return earned.reduce((sum, order) => sum + Math.round((count(order) ?? 0) * 100), 0);
}

async function setUpZone(country: string, name: string, rate: number, isIncluded: boolean) {
  const price = { by: 'flat' as const, price: 4.9 };
  const zone = { ...EVERYWHERE, name, countries: [country], methods: [{ name: 'Parcel', price }] };
  const { shippingZone } = (await api.call(endpoints.createShippingZone, { token, body: zone }))
    .body;
  const body = { name: `${name} tax`, zone: shippingZone._id, rate, isIncluded };
  await api.call(endpoints.createTaxRate, { token, body });
  return { country, method: shippingZone.methods[0]?._id };
}

beforeEach(async () => {
  ({ token } = await buildAdmin());
  const { id: product } = await buildProduct({ price: 19.99, quantity: 90, shipping: true });
  const buyer = await buildUser();
  const place = async (quantity: number, to?: Awaited<ReturnType<typeof setUpZone>>) => {
    const body = {
      items: [{ product, quantity }],
      ...(to && { address: { ...PLACE, country: to.country }, shippingMethod: to.method }),
    };
    const headers = { 'idempotency-key': randomUUID() };
    const reply = await api.call(endpoints.placeOrder, { token: buyer.token, headers, body });
    return reply.body.order;
  };
  const plain = await place(2);
  const austria = await setUpZone('AT', 'Austria', 20, true);
  const newYork = await setUpZone('US', 'America', 8.875, false);
  await api.call(endpoints.createPromotion, { token, body: TEN_PERCENT });
  const priced = [await place(1, austria), await place(3, austria), await place(7, newYork)];
  const { number } = await place(5, austria);
  await api.call(endpoints.cancelMyOrder, {
    token: buyer.token,
    params: { number: String(number) },
  });
  earned = [plain, ...priced];
});

/** Ships all that count, so that they have invoices: the first one in an earlier month than the others. */
async function shipAll() {
  for (const { _id } of earned)
    await api.call(endpoints.updateOrderStatus, {
      token,
      params: { orderId: _id },
      body: { status: 'Shipped' },
    });
  const issuedAt = new Date('2026-01-31T22:00:00Z');
  await InvoiceModel.updateOne({ number: earned[0]?.number }, { $set: { issuedAt } });
}

it('amounts have a row for each order, which adds up to its total', async () => {
  const rows = await rowsOf('amount');
  expect(rows).toHaveLength(earned.length + 1);
  for (const row of rows) {
    const part = (name: string) => cents([row], `${name} (USD)`);
    expect(part('Gross')).toBe(
      part('Items') - part('Discount') + part('Delivery') + part('Tax') - part('Tax in prices'),
    );
    expect(part('Net')).toBe(part('Gross') - part('Tax'));
  }
  expect(cents(rows, 'Revenue (USD)')).toBe(centsOf(({ total }) => total));
});

it('taxes have a row for each month, zone and rate, and leave no invoice out', async () => {
  await shipAll();
  const rows = await rowsOf('tax');
  expect(rows.map((row) => [row.Zone, row.Tax, row['Rate (%)'], row.Invoices])).toEqual([
    ['', '', '0', '1'],
    ['America', 'America tax', '8.875', '1'],
    ['Austria', 'Austria tax', '20', '2'],
  ]);
  expect(rows[0]?.['Month of invoices (UTC)']).toBe('2026-01');
  expect(cents(rows, 'Gross (USD)')).toBe(centsOf(({ total }) => total));
  expect(cents(rows, 'Tax amount (USD)')).toBe(centsOf(({ amounts }) => amounts?.tax));
});

it('taxes that went back stand in the month of the refund', async () => {
  const refund = async ({ number }: Order, what: { amount?: number; all?: true }) => {
    const call = { token, params: { number: String(number) } };
    const { refund: back } = (await api.call(endpoints.quoteRefund, { ...call, body: what })).body;
    const headers = { 'idempotency-key': randomUUID() };
    await api.call(endpoints.refundOrder, { ...call, headers, body: what });
    return back;
  };
  const [plain, one, three] = earned;
  if (!plain || !one || !three) throw new Error('Three orders');
  await shipAll();
  const before = await rowsOf('tax');
  // Of the order of January, which has no tax, and of two with 20 % inside.
  await refund(plain, { amount: 10 });
  const some = await refund(one, { amount: 5 });
  const all = await refund(three, { all: true });
  expect(all.tax).toBe(three.amounts?.tax);

  const rows = await rowsOf('tax');
  const austria = rows.filter(({ Zone }) => Zone === 'Austria');
  const back = (name: string) => cents(austria, `Credited ${name} (USD)`);
  expect(back('tax')).toBe(Math.round(some.tax * 100) + Math.round(all.tax * 100));
  expect(back('gross')).toBe(500 + Math.round(three.total * 100));
  expect(back('net')).toBe(back('gross') - back('tax'));
  const untaxed = rows.filter(({ Zone }) => Zone === '');
  expect(untaxed.map((row) => [row['Gross (USD)'], row['Credited gross (USD)']])).toEqual([
    ['39.98', '0.00'],
    ['0.00', '10.00'],
  ]);
  expect(cents(rows, 'Gross (USD)')).toBe(cents(before, 'Gross (USD)'));
});

it('orders of exempt customers have a row of their own', async () => {
  const taxed = await OrderModel.findOne({ 'price.zone.name': 'Austria', status: 'Not Process' });
  const price = { ...taxed?.price, isExempt: true };
  await OrderModel.updateOne({ _id: taxed?._id }, { $set: { price } });
  await shipAll();
  const rows = (await rowsOf('tax')).filter(({ Zone }) => Zone === 'Austria');
  expect(
    rows.map((row) => [row.Tax, row['Rate (%)'], row.Invoices, row['Tax amount (USD)']]),
  ).toMatchObject([
    ['Austria tax', '20', '1', expect.any(String)],
    ['Exempt', '0', '1', '0.00'],
  ]);
});

it('two zones of the same name have rows of their own', async () => {
  const inZone = { 'price.zone._id': { $exists: true } };
  await OrderModel.updateMany(inZone, { $set: { 'price.zone.name': 'Home' } });
  await shipAll();
  const rows = (await rowsOf('tax')).filter(({ Zone }) => Zone === 'Home');
  expect(rows.map((row) => row.Invoices).sort()).toEqual(['1', '2']);
  expect(new Set(rows.map((row) => row['Zone id'])).size).toBe(2);
});

it('promotions have what they cost', async () => {
  const rows = await rowsOf('promotion');
  expect(rows).toMatchObject([
    { Promotion: 'Ten percent', Lowers: 'items', 'Orders with it': '3', 'By code': '0' },
  ]);
  expect(cents(rows, 'Cost (USD)')).toBe(centsOf(({ amounts }) => amounts?.discount));
});

it('promotions cost what their own page says, also while an order is to be paid', async () => {
  await leaveUnpaid();
  const [row, ...others] = await rowsOf('promotion');
  const [promotion] = (await api.call(endpoints.listPromotions, { token })).body.promotions;
  expect(others).toEqual([]);
  expect(row?.['Orders with it']).toBe(String(promotion?.used));
  expect(cents(row ? [row] : [], 'Cost (USD)')).toBe(Math.round((promotion?.spent ?? 0) * 100));
});

it('each part of the revenue is that of the dashboard', async () => {
  await OrderModel.updateMany({}, { $set: { createdAt: new Date() } });
  const unpaid = await leaveUnpaid();
  const { now, amounts } = (await api.call(endpoints.getFigures, { token })).body;
  const rows = await rowsOf('amount');
  const { items, discount, shipping, tax, net } = amounts ?? {};
  const shown = { Items: items, Discount: discount, Delivery: shipping, Tax: tax, Net: net };
  const all = { ...shown, Gross: now.revenue, Revenue: now.revenue };
  for (const [name, dollars = NaN] of Object.entries(all))
    expect([name, cents(rows, `${name} (USD)`)]).toEqual([name, Math.round(dollars * 100)]);
  const ofUnpaid = rows.find(({ Order }) => Order === String(unpaid.number));
  expect(ofUnpaid?.['Order total (USD)']).toBe(unpaid.total.toFixed(2));
});

/** As if the last order that counts had yet to be paid. */
async function leaveUnpaid(): Promise<Order> {
  const last = earned.at(-1);
  if (!last) throw new Error('An order');
  const $set = { 'payment.state': 'pending', 'payment.success': false };
  await OrderModel.updateOne({ number: last.number }, { $set });
  return last;
}

it('the revenue is that of the dashboard', async () => {
  await OrderModel.updateMany({}, { $set: { createdAt: new Date() } });
  const { now } = (await api.call(endpoints.getFigures, { token })).body;
  const shown = Math.round(now.revenue * 100);
  expect(cents(await rowsOf('amount'), 'Revenue (USD)')).toBe(shown);
  await shipAll();
  expect(cents(await rowsOf('tax'), 'Gross (USD)')).toBe(shown);
});
