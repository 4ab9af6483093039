import { randomUUID } from 'node:crypto';
import { endpoints, urlOf } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/index.js';

const api = useTestShop();

async function buildPaid(price: number, fields: object = {}) {
  const { id: product } = await buildProduct({ price });
  const order = await buildOrder({ items: [{ product, quantity: 1 }] });
  await OrderModel.collection.updateOne({ _id: order._id }, { $set: fields });
  return order;
}

/** The sum of a column of the exported payments, without the shop's own code. */
async function exported(token: string, column: string): Promise<number> {
  const address = urlOf(endpoints.exportOrders, { query: { rows: 'payment' } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  expect(reply.headers.get('content-disposition')).toContain('order-payments-');
  const [header = '', ...lines] = (await reply.text()).trimEnd().split('\r\n');
  const index = header.split(',').indexOf(`${column} (USD)`);
  const cents = lines.map((line) => Math.round(Number(line.split(',')[index]) * 100));
  return cents.reduce((sum, one) => sum + one, 0) / 100;
}

it('says nothing of money while every order is simply paid', async () => {
  const { token } = await buildAdmin();
  await buildPaid(5);
  expect((await api.call(endpoints.getOverview, { token })).body.money).toBeUndefined();
});

it('adds up what is paid, went back, is to be paid and disputed, as the export does', async () => {
  const { token } = await buildAdmin();
  await buildPaid(19.99);
  const { number } = await buildPaid(50);
  await api.call(endpoints.refundOrder, {
    token,
    params: { number },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { amount: 12.5 },
  });
  await buildPaid(30, { 'payment.state': 'pending', 'payment.success': false });
  await buildPaid(7, { 'payment.state': 'expired', 'payment.success': false, status: 'cancel' });
  await buildPaid(9, {
    'payment.success': false,
    'payment.cancelledAt': new Date(),
    status: 'cancel',
  });
  const dispute = { id: 'du_1', state: 'open', amountCents: 800, reason: 'fraudulent' };
  await buildPaid(8, { 'payment.disputes': [{ ...dispute, at: new Date() }] });
  const { money } = (await api.call(endpoints.getOverview, { token })).body;
  expect(money).toEqual({ paid: 86.99, refunded: 21.5, outstanding: 30, disputed: 8 });
  for (const [column, sum] of Object.entries(money ?? {}))
    expect(await exported(token, column.charAt(0).toUpperCase() + column.slice(1)), column).toBe(
      sum,
    );
});
