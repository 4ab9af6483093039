import { DEFAULT_SETTINGS, endpoints, urlOf, type OrderStatus } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { findDisagreements } from '../../../order-checks/index.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { OrderModel } from '../../order.model.js';
import { InvoiceModel } from '../invoice.model.js';
import { LateInvoicesModel } from '../late/late-invoices.model.js';
import { Retries } from '../late/retries.js';
import { issuePaid, nextPaid } from './issue-paid.js';
import { markEarlier } from './mark-earlier.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const issueAll = () => issuePaid(() => Promise.resolve(DEFAULT_SETTINGS));

/** An order of an e-book, and of a lamp if that is wanted. */
async function buyBook({ lamp = false, price = 20 } = {}) {
  const buyer = await buildUser();
  const goods = [await buildProduct({ name: 'E-book', price, shipping: false })];
  if (lamp) goods.push(await buildProduct({ name: 'Lamp', shipping: true }));
  const items = goods.map(({ id: product }) => ({ product, quantity: 2 }));
  return { ...(await buildOrder({ buyer, items })), buyer };
}

const setStatus = (orderId: string, status: OrderStatus) =>
  api.call(endpoints.updateOrderStatus, { token, params: { orderId }, body: { status } });

const documents = async () =>
  (await InvoiceModel.find().sort({ _id: 1 }).lean()).map(
    ({ documentNumber, totalCents }) => `${documentNumber} ${totalCents}`,
  );

const later = ({ minutes }: { minutes: number }) => new Date(Date.now() + minutes * 60_000);

const stateOf = async (_id: unknown) =>
  (await OrderModel.findById(_id).orFail().lean()).invoiceAtPayment;

describe('a paid order of which nothing is to be sent', () => {
  it('gets its invoice without being shipped, once, and of the moment at which it was paid', async () => {
    const { _id, number, buyer } = await buyBook();
    const paidAt = new Date('2026-01-31T12:00:00Z');
    await OrderModel.updateOne({ _id }, { $set: { 'payment.changes.0.at': paidAt } });
    await issueAll();
    await issueAll();
    expect(await InvoiceModel.find().lean()).toMatchObject([
      { number, documentNumber: 'INV-1', issuedAt: paidAt, payment: { success: true } },
    ]);
    expect(await stateOf(_id)).toBe('done');
    const mine = { token: buyer.token, params: { number: String(number) } };
    const { invoice } = (await api.call(endpoints.issueMyInvoice, mine)).body;
    expect(invoice).toMatchObject({ documentNumber: 'INV-1', issuedAt: paidAt.toISOString() });
    expect(invoice.shippedAt).toBeUndefined();
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is in the export of taxes of the month in which it was paid', async () => {
    const { _id } = await buyBook();
    const paidAt = new Date('2026-01-31T12:00:00Z');
    await OrderModel.updateOne({ _id }, { $set: { 'payment.changes.0.at': paidAt } });
    await issueAll();
    const address = urlOf(endpoints.exportOrders, { query: { rows: 'tax', until: '2026-02-28' } });
    const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
    const [, january] = (await reply.text()).split('\r\n');
    expect(january).toBe('2026-01,,,0,1,40.00,0.00,40.00,0.00,0.00,0.00,');
  });

  it('gets it although another order has a fault, which is told', async () => {
    const [broken, sound] = [await buyBook(), await buyBook()];
    await OrderModel.collection.updateOne({ _id: broken._id }, { $set: { delivery: null } });
    await expect(issueAll()).rejects.toThrow(`No invoice: order ${broken.number} (TypeError`);
    expect((await InvoiceModel.find().lean()).map(({ number }) => number)).toEqual([sound.number]);
    expect(await stateOf(broken._id)).toBe('due');
  });

  it('gets it although as many others as are tried at once fail again and again', async () => {
    const { _id: first, ...order } = await OrderModel.findById((await buyBook())._id)
      .orFail()
      .lean();
    await OrderModel.collection.deleteOne({ _id: first });
    const buildFaulty = (from: number) => {
      const faulty = Array.from({ length: 25 }, (_, index) => ({
        ...order,
        delivery: null,
        number: from + index,
        idempotencyKey: `faulty-${from + index}`,
      }));
      return OrderModel.collection.insertMany(faulty);
    };
    await buildFaulty(5_000);
    const { number } = await buyBook();
    await buildFaulty(6_000);
    const retries = new Retries();
    const issue = () => issuePaid(() => Promise.resolve(DEFAULT_SETTINGS), retries);
    for (let round = 1; round <= 3; round += 1) await expect(issue()).rejects.toThrow('No invoice');
    await issue();
    expect(await InvoiceModel.distinct('number')).toEqual([number]);
    expect(retries.standing()).toContain('order 5000 (');
  });

  it('has no second one when it is shipped after all', async () => {
    const { id } = await buyBook();
    await issueAll();
    await setStatus(id, 'deliverd');
    await issueAll();
    expect(await documents()).toEqual(['INV-1 4000']);
  });

  it('has a credit note when it is cancelled, and another invoice when it is reopened', async () => {
    const { id } = await buyBook();
    await issueAll();
    await setStatus(id, 'cancel');
    await issueAll();
    await setStatus(id, 'Not Process');
    await issueAll();
    expect(await documents()).toEqual(['INV-1 4000', 'CN-1 4000', 'INV-2 4000']);
    const [first, , second] = await InvoiceModel.find().sort({ _id: 1 }).lean();
    expect(second?.issuedAt.getTime()).toBeGreaterThan(first?.issuedAt.getTime() ?? 0);
  });

  it('has a credit note for what is refunded of it', async () => {
    const { number } = await buyBook();
    await issueAll();
    const params = { number: String(number) };
    await api.call(endpoints.refundOrder, { token, params, body: { amount: 5 } });
    expect(await documents()).toEqual(['INV-1 4000', 'CN-1 500']);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('has another invoice of what is left of it when pieces are taken off', async () => {
    const { id, lines } = await buyBook();
    await issueAll();
    const left = { line: String(lines[0]?._id), quantity: 1, quantityBefore: 2 };
    const body = { lines: [left] };
    await api.call(endpoints.editOrder, { token, params: { orderId: id }, body });
    await issueAll();
    expect(await documents()).toEqual(['INV-1 4000', 'CN-1 4000', 'INV-2 2000']);
  });

  it('gets it also where nothing is to be paid', async () => {
    await buyBook({ price: 0 });
    await issueAll();
    expect(await documents()).toEqual(['INV-1 0']);
  });
});

describe('no invoice', () => {
  it('comes with the payment of an order that is sent, in whole or in part', async () => {
    const { _id } = await buyBook({ lamp: true });
    await buildOrder();
    await issueAll();
    expect(await documents()).toEqual([]);
    expect(await stateOf(_id)).toBeUndefined();
  });

  it.each(['pending', 'authorized'])('comes while the payment is %s', async (state) => {
    const { _id, number, buyer } = await buyBook();
    await OrderModel.updateOne({ _id }, { $set: { 'payment.state': state } });
    await issueAll();
    expect([await documents(), await stateOf(_id)]).toEqual([[], 'due']);
    const mine = { token: buyer.token, params: { number: String(number) } };
    const { message } = await api.refuse(endpoints.issueMyInvoice, mine);
    expect(message).toBe(`Order ${number} gets its invoice when it is paid`);
  });

  it('costs a look at the orders that are still to be paid', async () => {
    const [paid, ...waiting] = [await buyBook(), await buyBook(), await buyBook()];
    const ids = waiting.map(({ _id }) => _id);
    await OrderModel.updateMany({ _id: { $in: ids } }, { 'payment.state': 'pending' });
    const plan = JSON.stringify(await nextPaid().explain('executionStats'));
    expect(plan).toMatch(/"totalDocsExamined":1\b/);
    expect((await nextPaid().lean()).map(({ _id }) => _id)).toEqual([paid._id]);
  });

  it('comes for an order that was cancelled before, and it is not looked at again', async () => {
    const { _id, id } = await buyBook();
    await setStatus(id, 'cancel');
    await issueAll();
    expect([await documents(), await stateOf(_id)]).toEqual([[], 'done']);
  });
});

describe('orders from before it was kept whether anything is to be sent', () => {
  it('are marked once, by what of their products is sent today', async () => {
    const [book, both, shipped] = [await buyBook(), await buyBook({ lamp: true }), await buyBook()];
    const [gone] = [await buyBook()];
    await setStatus(shipped.id, 'deliverd');
    await OrderModel.updateMany({}, { $unset: { invoiceAtPayment: 1 } });
    await OrderModel.updateOne({ _id: gone._id }, { 'lines.0.product': gone._id });
    await markEarlier(later({ minutes: 2 }));
    expect(await Promise.all([book, both, shipped, gone].map(({ _id }) => stateOf(_id)))).toEqual([
      'due',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are still marked where an instance of the earlier build goes on for a while', async () => {
    const buyUnmarked = async () => {
      const { _id } = await buyBook();
      await OrderModel.updateOne({ _id }, { $unset: { invoiceAtPayment: 1 } });
      return _id;
    };
    expect(await markEarlier(new Date())).toBe(true);
    const meanwhile = await buyUnmarked();
    // Orders of just now may be written after later ones.
    expect(await markEarlier(new Date())).toBe(true);
    expect(await stateOf(meanwhile)).toBeUndefined();
    expect(await markEarlier(later({ minutes: 2 }))).toBe(true);
    expect(await stateOf(meanwhile)).toBe('due');
    expect(await markEarlier(later({ minutes: 25 * 60 }))).toBe(false);
    const afterwards = await buyUnmarked();
    expect(await markEarlier(later({ minutes: 26 * 60 }))).toBe(false);
    expect(await stateOf(afterwards)).toBeUndefined();
    expect(await LateInvoicesModel.countDocuments({ isComplete: true })).toBe(1);
  });
});
