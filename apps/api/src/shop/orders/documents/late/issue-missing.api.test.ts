import { DEFAULT_SETTINGS, endpoints, urlOf } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildShippedOrder } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { OrderModel } from '../../order.model.js';
import { InvoiceModel } from '../invoice.model.js';
import { issueMissing } from './issue-missing.js';

const api = useTestShop();

/** An order that was shipped on that day by a build that issued no invoice. */
async function shippedOn(day: string): Promise<number> {
  const { number, history } = await buildShippedOrder();
  const shipped = { status: 'Shipped', at: new Date(`${day}T12:00:00Z`) };
  await OrderModel.updateOne({ number }, { $set: { history: [...history, shipped] } });
  return number;
}

async function issueAll(): Promise<number> {
  let rounds = 1;
  while (await issueMissing(DEFAULT_SETTINGS)) rounds += 1;
  return rounds;
}

it('orders that were shipped without an invoice get it once, of the day on which they were shipped', async () => {
  const first = await shippedOn('2026-01-05');
  await buildOrder();
  const second = await shippedOn('2026-02-05');
  expect(await issueAll()).toBe(1);
  await issueAll();
  const issued = await InvoiceModel.find().sort({ issuedAt: 1 }).lean();
  expect(
    issued.map(({ number, documentNumber, issuedAt }) => [
      number,
      documentNumber,
      issuedAt.toISOString().slice(0, 10),
    ]),
  ).toEqual([
    [first, 'INV-1', '2026-01-05'],
    [second, 'INV-2', '2026-02-05'],
  ]);
  const { token } = await buildAdmin();
  const address = urlOf(endpoints.exportOrders, { query: { rows: 'tax', until: '2026-01-31' } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  const [, january] = (await reply.text()).split('\r\n');
  expect(january).toMatch(/^2026-01,,,0,1,/);
});

it('goes on where it was, and looks at no order again', async () => {
  const numbers: number[] = [];
  for (let day = 1; day <= 26; day += 1)
    numbers.push(await shippedOn(`2026-01-${String(day).padStart(2, '0')}`));
  expect(await issueMissing(DEFAULT_SETTINGS)).toBe(true);
  expect(await InvoiceModel.countDocuments()).toBe(25);
  expect(await issueAll()).toBe(1);
  expect(await InvoiceModel.distinct('number')).toEqual(numbers);
  await shippedOn('2026-02-01');
  await issueAll();
  expect(await InvoiceModel.countDocuments()).toBe(26);
});

it('an order with a fault holds up no other one, is told, and gets its invoice once it is mended', async () => {
  const numbers: number[] = [];
  for (let day = 1; day <= 27; day += 1)
    numbers.push(await shippedOn(`2026-01-${String(day).padStart(2, '0')}`));
  const [number, ...others] = numbers;
  const broken = await OrderModel.findOne({ number }).orFail().lean();
  await OrderModel.collection.updateOne({ number }, { $set: { delivery: null } });
  for (let round = 1; round <= 3; round += 1)
    await expect(issueMissing(DEFAULT_SETTINGS)).rejects.toThrow(`No invoice: order ${number} (`);
  expect(await InvoiceModel.distinct('number')).toEqual(others);
  await OrderModel.collection.updateOne({ number }, { $set: { delivery: broken.delivery } });
  await issueAll();
  expect(await InvoiceModel.countDocuments({ number })).toBe(1);
});

it('what was refunded meanwhile has a credit note of its own day', async () => {
  const number = await shippedOn('2026-01-05');
  const at = new Date('2026-03-05T12:00:00Z');
  const order = await OrderModel.findOne({ number }).lean();
  const refund = {
    _id: order?._id,
    state: 'succeeded',
    cause: 'refund',
    at,
    endedAt: at,
    amountCents: 500,
    parts: [{ of: 'order', amountCents: 500 }],
    taxes: [],
  };
  await OrderModel.updateOne({ number }, { $set: { refunds: [refund] } });
  await issueAll();
  const note = await InvoiceModel.findOne({ kind: 'credit-note' }).lean();
  expect([note?.issuedAt, note?.totalCents]).toEqual([at, 500]);
});
