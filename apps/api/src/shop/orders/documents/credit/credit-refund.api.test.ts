import { randomUUID } from 'node:crypto';
import { endpoints, type OrderStatus, type RefundInput } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERYWHERE } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function setStatus({ _id }: OrderRecord, status: OrderStatus) {
  const params = { orderId: _id.toHexString() };
  await api.call(endpoints.updateOrderStatus, { token, params, body: { status } });
}

async function refund({ number }: OrderRecord, body: RefundInput) {
  await api.call(endpoints.refundOrder, { token, params: { number: String(number) }, body });
}

async function print({ number }: OrderRecord) {
  const reply = await api.call(endpoints.issueInvoices, { token, body: { orders: [number] } });
  return reply.body.invoices;
}

/** An order of two lamps for $10 each. */
async function buildLamps() {
  const { id } = await buildProduct({ name: 'Lamp', price: 10, quantity: 5, shipping: true });
  const order = await buildOrder({ items: [{ product: id, quantity: 2 }] });
  return { order, line: order.lines[0]?._id.toHexString() ?? '' };
}

/** Three lamps for $9.99 each, sold to Austria with 20% of tax in the price. */
async function buildTaxedLamps() {
  const zone = { ...EVERYWHERE, countries: ['AT'], methods: [] };
  const { body: made } = await api.call(endpoints.createShippingZone, { token, body: zone });
  const rate = { name: 'USt.', zone: made.shippingZone._id, rate: 20, isIncluded: true };
  await api.call(endpoints.createTaxRate, { token, body: rate });
  const [{ id: product }, shopper] = [await buildProduct({ price: 9.99 }), await buildUser()];
  const address = { name: 'Eva', line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
  const { body } = await api.call(endpoints.placeOrder, {
    token: shopper.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { items: [{ product, quantity: 3 }], address },
  });
  const order = await OrderModel.findById(body.order._id).lean();
  if (!order) throw new Error('There is no order');
  return { order, line: order.lines[0]?._id.toHexString() ?? '' };
}

/** A lamp, a book and a stamp for $10 each, sold to Austria with 20%, 20% under another name, and 0%. */
async function buildTaxedGoods() {
  const zone = { ...EVERYWHERE, countries: ['AT'], methods: [] };
  const { body: made } = await api.call(endpoints.createShippingZone, { token, body: zone });
  const address = { name: 'Eva', line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
  const items = [];
  for (const [taxClass, name, rate] of [
    ['standard', 'USt.', 20],
    ['reduced', 'USt. ermäßigt', 20],
    ['zero', 'Steuerfrei', 0],
  ] as const) {
    const body = { name, zone: made.shippingZone._id, rate, taxClass, isIncluded: true };
    await api.call(endpoints.createTaxRate, { token, body });
    const { id } = await buildProduct({ price: 10, details: { taxClass } });
    items.push({ product: id, quantity: 1 });
  }
  const { token: shopper } = await buildUser();
  const headers = { 'idempotency-key': randomUUID() };
  const placed = await api.call(endpoints.placeOrder, {
    token: shopper,
    headers,
    body: { items, address },
  });
  const order = await OrderModel.findById(placed.body.order._id).lean();
  if (!order) throw new Error('There is no order');
  return { order, lines: order.lines.map(({ _id }) => _id.toHexString()) };
}

describe('a refund of an order with an invoice', () => {
  it('has a credit note of its own, and the invoice stays', async () => {
    const { order, line } = await buildLamps();
    await setStatus(order, 'Shipped');
    await refund(order, { lines: [{ line, quantity: 1 }] });
    await refund(order, { amount: 2.5 });
    const [invoice, pieces, amount, ...others] = await print(order);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ documentNumber: 'INV-1', total: 20 });
    expect(invoice?.creditedBy).toBeUndefined();
    expect(pieces).toMatchObject({
      documentNumber: 'CN-1',
      credits: 'INV-1',
      total: 10,
      lines: [{ name: 'Lamp', quantity: 1, price: 10, total: 10 }],
    });
    expect(amount).toMatchObject({ documentNumber: 'CN-2', credits: 'INV-1', total: 2.5 });
  });

  it('names what was deducted, and leaves that to be refunded', async () => {
    const { order, line } = await buildLamps();
    await setStatus(order, 'Shipped');
    await refund(order, { lines: [{ line, quantity: 1 }], deduction: 2.5, reason: 'Scratched' });
    const [, note] = await print(order);
    expect(note).toMatchObject({
      total: 7.5,
      lines: [{ name: 'Lamp', quantity: 1, total: 10 }],
      adjustments: [{ name: 'Deduction: Scratched', amount: -2.5 }],
    });
    await refund(order, { all: true });
    expect((await print(order)).at(-1)).toMatchObject({ kind: 'credit-note', total: 12.5 });
  });

  it('leaves the rest to the credit note of a cancellation', async () => {
    const { order } = await buildLamps();
    await setStatus(order, 'Shipped');
    await refund(order, { amount: 5 });
    await setStatus(order, 'cancel');
    const [invoice, , rest] = await print(order);
    expect(invoice).toMatchObject({ documentNumber: 'INV-1', creditedBy: 'CN-2' });
    expect(rest).toMatchObject({
      documentNumber: 'CN-2',
      total: 15,
      adjustments: [{ name: 'Credited by CN-1', amount: -5 }],
    });
  });

  it('has its credit note when the order is shipped, if that is later', async () => {
    const { order } = await buildLamps();
    await refund(order, { amount: 5 });
    expect((await print(order)).map(({ documentNumber }) => documentNumber)).toEqual([null]);
    await setStatus(order, 'Shipped');
    const documents = await print(order);
    expect(documents.map(({ documentNumber, total }) => [documentNumber, total])).toEqual([
      ['INV-1', 20],
      ['CN-1', 5],
    ]);
  });

  it('names the tax in it, which adds up to that of the invoice', async () => {
    const { order, line } = await buildTaxedLamps();
    await setStatus(order, 'Shipped');
    await refund(order, { lines: [{ line, quantity: 1 }] });
    await refund(order, { all: true });
    const [invoice, one, other] = await print(order);
    const cents = (amount = 0) => Math.round(amount * 100);
    const tax = (document = invoice) => cents(document?.taxes?.[0]?.amount);
    expect(tax(invoice)).toBeGreaterThan(0);
    expect(tax(one) + tax(other)).toBe(tax(invoice));
    expect(cents(one?.total) + cents(other?.total)).toBe(cents(invoice?.total));
    expect(cents(one?.net) + tax(one)).toBe(cents(one?.total));
  });

  it('says what was taxed at each rate, as does the credit note of a later cancellation', async () => {
    const { order, lines } = await buildTaxedGoods();
    await setStatus(order, 'Shipped');
    for (const line of lines.slice(1)) await refund(order, { lines: [{ line, quantity: 1 }] });
    await setStatus(order, 'cancel');
    const [, reduced, zero, rest] = await print(order);
    expect(reduced?.taxes).toEqual([{ name: 'USt. ermäßigt', rate: 20, base: 8.33, amount: 1.67 }]);
    expect(zero?.taxes).toEqual([{ name: 'Steuerfrei', rate: 0, base: 10, amount: 0 }]);
    expect(rest).toMatchObject({ total: 10, net: 8.33 });
    expect(rest?.taxes).toEqual([{ name: 'USt.', rate: 20, base: 8.33, amount: 1.67 }]);
  });
});
