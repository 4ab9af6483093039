import { randomUUID } from 'node:crypto';
import { JobModel } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../testing/factories.js';
import { takeNumbers } from '../../platform/mongo/take-numbers.js';
import { useTestShop } from '../../testing/test-shop.js';
import { ProductModel, StockMovementModel } from '../catalog/index.js';
import { InvoiceModel, OrderModel } from '../orders/index.js';
import { PromotionCodeModel, PromotionModel } from '../pricing/index.js';
import { findDisagreements, repairDocuments } from './index.js';

const shop = useTestShop();
const TWO_HOURS_AGO = new Date(Date.now() - 2 * 60 * 60_000);

let order: Awaited<ReturnType<typeof buildOrder>>;

/** A shipped order of three pieces, of which one was returned. */
beforeEach(async () => {
  const { token } = await buildAdmin();
  const { id } = await buildProduct({ name: 'Lamp', quantity: 10 });
  order = await buildOrder({ items: [{ product: id, quantity: 3 }] });
  const params = { orderId: order.id };
  await shop.call(endpoints.updateOrderStatus, { token, params, body: { status: 'Shipped' } });
  const [line] = order.lines.map(({ _id }) => _id.toHexString());
  await shop.call(endpoints.refundOrder, {
    token,
    params: { number: order.number },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { lines: [{ line: line ?? '', quantity: 1 }], restock: true },
  });
});

const found = () => findDisagreements({ againAfterMs: 0 });
const buildDeadRefund = (data: Record<string, string>) =>
  JobModel.create({
    topic: 'refund',
    key: 'refund:1',
    data,
    dueAt: new Date(),
    tries: 9,
    state: 'dead',
    lastError: 'no answer',
    createdAt: new Date(),
  });
const changeOrder = ($set: object) => OrderModel.collection.updateOne({ _id: order._id }, { $set });

describe('the check of orders', () => {
  it('finds nothing where everything agrees', async () => {
    expect(await found()).toEqual([]);
  });

  it('finds gaps in the numbers of documents, but not before the first that is kept', async () => {
    const first = await InvoiceModel.findOne({ kind: 'invoice' }).orFail().lean();
    const numbered = (...numbers: number[]) =>
      InvoiceModel.collection.insertMany(
        numbers.map((number) => ({
          ...first,
          _id: new Types.ObjectId(),
          order: new Types.ObjectId(),
          documentNumber: `INV-${number}`,
        })),
      );
    await numbered(2, 3, 5, 9);
    expect(await found()).toEqual([
      'Documents: INV-4 is missing',
      'Documents: INV-6 to INV-8 are missing',
    ]);
    await InvoiceModel.collection.deleteMany({ documentNumber: { $in: ['INV-5', 'INV-9'] } });
    await InvoiceModel.collection.updateOne(
      { _id: first._id },
      { $set: { documentNumber: 'INV-4' } },
    );
    expect(await found()).toEqual([]);
  });

  it('finds numbers that were taken and are missing after the last document', async () => {
    await takeNumbers('invoices', 2, {});
    await takeNumbers('credit-notes', 1, {});
    expect((await found()).sort()).toEqual([
      'Documents: CN-2 is missing',
      'Documents: INV-2 to INV-3 are missing',
    ]);
  });

  it.each([
    ['its lines and adjustments are 7500 cents, not 7400', { totalCents: 7400 }],
    ['it is Processing, but its history ends with Shipped', { status: 'Processing' }],
    ['its payment is partially_refunded, but no success', { 'payment.success': false }],
    ['its payment is paid, but by its refunds partially_refunded', { 'payment.state': 'paid' }],
    ['it is not marked as one of which something went back', { 'payment.hasRefund': false }],
    [
      'it gets 500 cents more back than it cost',
      { 'refunds.0.amountCents': 8000, 'refunds.0.parts.0.amountCents': 8000 },
    ],
    ['a refund of 2500 cents has parts of 2000', { 'refunds.0.parts.0.amountCents': 2000 }],
    ['it took 2 pieces of Lamp, and holds 3', { 'refunds.0.restocked': false }],
    ['4 of 3 pieces of Lamp went back into stock', { 'refunds.0.lines.0.quantity': 4 }],
    ['its payment has been partially_refunded since', { 'payment.leaseUntil': TWO_HOURS_AGO }],
    [
      'it still waits for its payment',
      { 'payment.state': 'pending', 'payment.dueAt': TWO_HOURS_AGO, status: 'Processing' },
    ],
    [
      'a refund has been requested since',
      { 'refunds.0.state': 'requested', 'refunds.0.at': TWO_HOURS_AGO },
    ],
  ])('says of an order that %s', async (fault, changes) => {
    await changeOrder(changes);
    expect(await found()).toContainEqual(
      expect.stringContaining(`Order ${order.number}: ${fault}`),
    );
  });

  it('says when an order that was never paid waits to be sent', async () => {
    const other = await buildOrder();
    const $set = { 'payment.state': 'expired', 'payment.success': false };
    await OrderModel.collection.updateOne({ _id: other._id }, { $set });
    expect(await found()).toEqual([
      `Order ${other.number}: it is Not Process, but its payment is expired`,
      `Order ${other.number}: its payment was paid, and then expired`,
    ]);
  });

  it('says which documents are missing or about something else', async () => {
    await InvoiceModel.updateOne({ refund: { $exists: true } }, { $set: { totalCents: 9000 } });
    expect(await found()).toEqual([
      `Order ${order.number}: its credit notes take back 1500 cents more than its invoices`,
      `Order ${order.number}: a credit note is not about the 2500 cents of its refund`,
    ]);
    await InvoiceModel.deleteMany({});
    expect(await found()).toEqual([
      `Order ${order.number}: its invoice is missing`,
      `Order ${order.number}: a refund of 2500 cents has no credit note`,
    ]);
  });

  it('says what of a cancelled order’s invoice stands, until its credit note is written', async () => {
    const cancelled = await buildOrder();
    const { token } = await buildAdmin();
    const params = { orderId: cancelled.id };
    for (const status of ['Shipped', 'cancel'] as const)
      await shop.call(endpoints.updateOrderStatus, { token, params, body: { status } });
    expect(await repairDocuments()).toEqual([]);
    await InvoiceModel.deleteOne({ order: cancelled._id, kind: 'credit-note' });
    expect(await found()).toEqual([
      `Order ${cancelled.number}: it is cancelled, but 2500 cents of its invoices stand`,
      'Documents: CN-2 is missing',
    ]);
    const repaired = `Order ${cancelled.number}: its credit note is written`;
    const atOnce = await Promise.all([repairDocuments(), repairDocuments()]);
    expect(atOnce.flat()).toEqual([repaired]);
    expect(await repairDocuments()).toEqual([]);
    expect(await found()).toEqual(['Documents: CN-2 is missing']);
  });

  it('says when stock is not where its history leads to', async () => {
    await ProductModel.updateOne({ name: 'Lamp' }, { $set: { quantity: 9 } });
    expect(await found()).toEqual([
      'Product Lamp: its stock history does not lead to the 9 pieces that it has',
    ]);
  });

  it('says when a movement has no order, or an order no movement', async () => {
    await StockMovementModel.updateOne({ reason: 'return' }, { $set: { order: 999 } });
    expect(await found()).toEqual([
      `Order ${order.number}: it took 3 pieces of Lamp, and holds 2`,
      'Order 999: it moved pieces, but does not exist',
    ]);
  });

  it('says when uses and codes are counted that no order has', async () => {
    const promotion = await PromotionModel.create({
      rule: { name: 'Ten off' },
      version: 1,
      createdAt: new Date(),
      used: 2,
      spentCents: 500,
    });
    const usedBy = new Types.ObjectId();
    const createdAt = new Date();
    await PromotionCodeModel.create({ _id: 'ABC', promotion: promotion._id, createdAt, usedBy });
    expect(await found()).toEqual([
      'Promotion Ten off: 2 uses of 500 cents are counted, but orders have 0 of 0',
      'Code ABC: it is used, but no order has it',
    ]);
  });

  it('says which task about money was given up', async () => {
    await buildDeadRefund({});
    expect(await found()).toEqual(['Task refund:1: it was given up: no answer']);
  });

  it('says nothing of a task whose refund was refused: its order shows that', async () => {
    const { refunds = [] } = await OrderModel.findById(order._id).orFail().lean();
    await buildDeadRefund({ refund: refunds[0]?._id.toHexString() ?? '' });
    expect(await found()).toContain('Task refund:1: it was given up: no answer');
    await changeOrder({ 'refunds.0.state': 'failed' });
    expect(await found()).not.toContain('Task refund:1: it was given up: no answer');
  });
});
