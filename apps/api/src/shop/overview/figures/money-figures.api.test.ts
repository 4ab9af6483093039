import { randomUUID } from 'node:crypto';
import { endpoints, urlOf, type PaymentFilter } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** The figures once all orders are counted. */
async function figures() {
  const read = async () => (await api.call(endpoints.getFigures, { token })).body;
  let found = await read();
  await expect.poll(async () => (found = await read()).isCurrent).toBe(true);
  return found;
}

/** An order of one piece. */
async function buildSale(price: number, fields: object = {}) {
  const { id: product } = await buildProduct({ price, quantity: 100 });
  const order = await buildOrder({ items: [{ product, quantity: 1 }] });
  await OrderModel.updateOne({ _id: order._id }, fields);
  return order;
}

/** The sum of a column of the exported payments, without the shop's own code. */
async function exported(column: string, filter: { payment?: PaymentFilter } = {}): Promise<number> {
  const address = urlOf(endpoints.exportOrders, { query: { rows: 'payment', ...filter } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  const [header = '', ...lines] = (await reply.text()).trimEnd().split('\r\n');
  const index = header.split(',').indexOf(`${column} (USD)`);
  const cents = lines.map((line) => Math.round(Number(line.split(',')[index]) * 100));
  return cents.reduce((sum, one) => sum + one, 0) / 100;
}

it('adds up what is paid, went back, is to be paid and disputed, as exports and lists do', async () => {
  await buildSale(19.99);
  expect(await figures()).not.toHaveProperty('money');
  const { number } = await buildSale(50);
  await api.call(endpoints.refundOrder, {
    token,
    params: { number: String(number) },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { amount: 12.5 },
  });
  await buildSale(30, { 'payment.state': 'pending', 'payment.success': false });
  const unpaid = { 'payment.state': 'expired', 'payment.success': false };
  await buildSale(7, { ...unpaid, status: 'Shipped' });
  const dispute = { id: 'du_1', state: 'open', amountCents: 800, reason: 'fraudulent' };
  await buildSale(8, { 'payment.disputes': [{ ...dispute, at: new Date() }] });
  await buildSale(6, { 'payment.disputes': [{ ...dispute, state: 'lost', at: new Date() }] });
  await buildSale(9, { status: 'Shipped', 'payment.paidCents': 400 });
  const { money, now } = await figures();
  const open = { outstanding: 37, missing: 5, disputed: 8, lost: 8 };
  expect(money).toEqual({ paid: 87.99, refunded: 12.5, ...open });
  expect(now.revenue).toBe(92.99);
  expect(now.refunded).toBe(12.5);
  const sums = { Paid: 87.99, Refunded: 12.5, Outstanding: 37 + 5, Disputed: 8 + 8 };
  for (const [column, sum] of Object.entries(sums))
    expect(await exported(column), column).toBe(sum);
  // Each figure is that of the list that it opens.
  expect(await exported('Outstanding', { payment: 'outstanding' })).toBe(open.outstanding);
  expect(await exported('Outstanding', { payment: 'paid_in_part' })).toBe(open.missing);
  expect(await exported('Disputed', { payment: 'disputed' })).toBe(open.disputed);
});
