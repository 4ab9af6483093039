import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, type OrderEditInput } from '@shop/shared';
import { inTransaction } from '@shop/mongo';
import { JobModel } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { buildCheckout, stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { issuePaid } from '../../orders/documents/at-payment/issue-paid.js';
import { InvoiceModel, OrderModel, type OrderRecord } from '../../orders/index.js';
import { carryOutRefund, simulatedPayments } from '../../payments/index.js';
import { editOrder } from './edit-order.js';

const api = useTestShop();

let admin: Awaited<ReturnType<typeof buildAdmin>>;

beforeEach(async () => {
  admin = await buildAdmin();
});

/** A paid order of three lamps and a sofa: 3 × $10.01 and $25. */
async function buildPaid() {
  const buyer = await buildUser();
  const lamp = await buildProduct({ name: 'Lamp', price: 10.01, quantity: 10 });
  const sofa = await buildProduct({ name: 'Sofa', price: 25, quantity: 10 });
  const items = [
    { product: lamp.id, quantity: 3 },
    { product: sofa.id, quantity: 1 },
  ];
  const order = await buildOrder({ buyer, items });
  const lineOf = (id: string) =>
    order.lines.find(({ product }) => product.toHexString() === id)?._id.toHexString() ?? '';
  return {
    buyer,
    order,
    lamp: { ...lamp, line: lineOf(lamp.id) },
    sofa: { ...sofa, line: lineOf(sofa.id) },
  };
}

type Paid = Awaited<ReturnType<typeof buildPaid>>;

const lamps = ({ lamp }: Paid, quantity: number, quantityBefore = 3) => ({
  lines: [{ line: lamp.line, quantity, quantityBefore }],
});
const callOf = (
  order: Pick<OrderRecord, '_id'>,
  body: OrderEditInput,
  key: string = randomUUID(),
) => ({
  token: admin.token,
  params: { orderId: order._id.toHexString() },
  headers: { 'Idempotency-Key': key },
  body,
});
const edit = async (order: Pick<OrderRecord, '_id'>, body: OrderEditInput) =>
  (await api.call(endpoints.editOrder, callOf(order, body))).body.order;
const refuse = async (order: Pick<OrderRecord, '_id'>, body: OrderEditInput) =>
  (await api.refuse(endpoints.editOrder, callOf(order, body))).message;

/** Nothing in the database says two things. */
const agree = async () => expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);

describe('POST /auth/order-edits/:orderId', () => {
  it('leaves a buyer whose reply was lost their order: the same request still finds it', async () => {
    const { token } = await buildUser();
    const lamp = await buildProduct({ quantity: 5 });
    const request = buildCheckout(token, [{ product: lamp.id, quantity: 3 }]);
    const { _id } = (await api.call(endpoints.placeOrder, request)).body.order;
    const placed = await OrderModel.findById(_id).orFail().lean();
    const line = placed.lines[0]?._id.toHexString() ?? '';
    await edit(placed, { lines: [{ line, quantity: 1, quantityBefore: 3 }] });
    const again = (await api.call(endpoints.placeOrder, request)).body.order;
    expect(again).toMatchObject({ _id, products: [{ quantity: 1 }] });
    expect(await OrderModel.countDocuments({})).toBe(1);
  });

  it('takes pieces off a paid order: stock and difference go back once, and its buyer is told', async () => {
    const paid = await buildPaid();
    const { order, lamp, buyer } = paid;
    const quoted = await api.call(endpoints.quoteOrderEdit, callOf(order, lamps(paid, 1)));
    expect(quoted.body.edit).toEqual({ total: 35.01, less: 20.02, refund: 20.02 });
    const after = await edit(order, { ...lamps(paid, 1), shown: 35.01, reason: 'Two are broken' });
    expect(after.total).toBe(35.01);
    expect(after.payment.state).toBe('paid');
    expect(after.edits).toMatchObject([
      { removed: [{ name: 'Lamp', quantity: 2 }], less: 20.02, by: { _id: admin.id } },
    ]);
    expect(after.refunds).toMatchObject([
      { amount: 20.02, state: 'succeeded', surplus: true, by: { _id: admin.id } },
    ]);
    expect(after.refundable).toBe(35.01);
    expect(await stockOf(lamp.id)).toBe(9);
    const params = { number: String(order.number) };
    const mine = (await api.call(endpoints.getMyOrder, { token: buyer.token, params })).body.order;
    expect(mine.products.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(mine.edits).toMatchObject([{ less: 20.02, reason: 'Two are broken' }]);
    await sendMails();
    const [mail] = await mailsOf('orderEdited');
    expect(mail?.text).toContain('2 × Lamp');
    expect(mail?.text).toContain('Two are broken');
    expect(mail?.text).toContain('costs $20.02 less, which we’re refunding to your');
    expect((await mailsOf('orderRefunded'))[0]?.text).toContain('$20.02');
    await agree();
  });

  it('is told by a mail of its own, also if another edit follows before it is sent', async () => {
    const paid = await buildPaid();
    await edit(paid.order, lamps(paid, 2));
    await edit(paid.order, lamps(paid, 0, 2));
    await sendMails();
    const texts = (await mailsOf('orderEdited')).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/costs \$10\.01 less[^]*Removed: 1 × Lamp/),
      expect.stringMatching(/costs \$20\.02 less[^]*Removed: 2 × Lamp/),
    ]);
  });

  it('whose mail waits since an earlier build is told as the last one', async () => {
    const paid = await buildPaid();
    await edit(paid.order, lamps(paid, 2));
    await JobModel.updateMany({ 'data.kind': 'orderEdited' }, { $unset: { 'data.event': 1 } });
    await sendMails();
    expect((await mailsOf('orderEdited')).map(({ text }) => text)).toEqual([
      expect.stringContaining('Removed: 1 × Lamp'),
    ]);
  });

  it('removes a line, is invoiced as it is then, and can be cancelled for the rest', async () => {
    const paid = await buildPaid();
    const { order, sofa, lamp } = paid;
    await edit(order, { lines: [{ line: sofa.line, quantity: 0, quantityBefore: 1 }] });
    const params = { orderId: order.id };
    const set = (status: 'Shipped' | 'Processing' | 'cancel') =>
      api.call(endpoints.updateOrderStatus, { token: admin.token, params, body: { status } });
    await set('Shipped');
    expect(await InvoiceModel.find().lean()).toMatchObject([{ kind: 'invoice', totalCents: 3003 }]);
    await set('Processing');
    await edit(order, lamps(paid, 2));
    await set('Shipped');
    const documents = await InvoiceModel.find().sort({ _id: 1 }).lean();
    expect(documents.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', 3003],
      ['credit-note', 3003],
      ['invoice', 2002],
    ]);
    await agree();
    await set('Processing');
    await set('cancel');
    expect(await stockOf(sofa.id)).toBe(10);
    expect(await stockOf(lamp.id)).toBe(10);
    await agree();
  });

  it('has its invoice once the last pieces that are in no parcel are taken off', async () => {
    const paid = await buildPaid();
    const { order, lamp, sofa } = paid;
    await api.call(endpoints.addParcel, {
      token: admin.token,
      params: { orderId: order._id.toHexString() },
      headers: { 'Idempotency-Key': randomUUID() },
      body: { lines: [{ line: lamp.line, quantity: 3 }], carrier: 'UPS', trackingNumber: '1' },
    });
    expect(await InvoiceModel.countDocuments()).toBe(0);
    await edit(order, { lines: [{ line: sofa.line, quantity: 0, quantityBefore: 1 }] });
    await issuePaid(() => Promise.resolve(DEFAULT_SETTINGS));
    const [invoice] = await InvoiceModel.find().lean();
    expect(invoice).toMatchObject({ number: order.number, totalCents: 30_03 });
    await agree();
  });

  it('has its invoice once only goods without delivery are left, of that moment', async () => {
    const buyer = await buildUser();
    const lamp = await buildProduct({ name: 'Lamp', price: 10 });
    const book = await buildProduct({ name: 'E-book', price: 20, shipping: false });
    const items = [lamp, book].map(({ id: product }) => ({ product, quantity: 1 }));
    const order = await buildOrder({ buyer, items });
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    await OrderModel.updateOne({ _id: order._id }, { $set: { createdAt: yesterday } });
    const line = String(order.lines[0]?._id);
    await edit(order, { lines: [{ line, quantity: 0, quantityBefore: 1 }] });
    await issuePaid(() => Promise.resolve(DEFAULT_SETTINGS));
    const { edits } = await OrderModel.findById(order._id).orFail().lean();
    const [invoice] = await InvoiceModel.find().lean();
    expect(invoice).toMatchObject({ totalCents: 20_00, issuedAt: edits?.[0]?.at });
    await agree();
  });

  it('refuses pieces that are sent, more pieces, an empty order, and what is shipped or refunded', async () => {
    const paid = await buildPaid();
    const { order, lamp, sofa } = paid;
    expect(await refuse(order, lamps(paid, 4))).toContain('not added');
    const none = { line: sofa.line, quantity: 0, quantityBefore: 1 };
    const all = { lines: [...lamps(paid, 0).lines, none] };
    expect(await refuse(order, all)).toContain('cancel it instead');
    expect(await refuse(order, { ...lamps(paid, 1), shown: 1 })).toContain('check the amount');
    const other = new Types.ObjectId().toHexString();
    expect(await refuse(order, { lines: [{ ...none, line: other, quantityBefore: 0 }] })).toContain(
      'no such line',
    );
    const sent = { lines: [{ line: lamp.line, quantity: 2 }], carrier: 'UPS', trackingNumber: '1' };
    const params = { orderId: order.id };
    const { token } = admin;
    await api.call(endpoints.addParcel, { token, params, body: sent });
    expect(await refuse(order, lamps(paid, 1))).toContain('2 of Lamp are on their way');
    await edit(order, lamps(paid, 2));
    const refund = { params: { number: String(order.number) }, body: { amount: 1 } };
    await api.call(endpoints.refundOrder, { token, ...refund });
    expect(await refuse(order, { lines: [none] })).toContain('refund its pieces');
    await api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'Shipped' } });
    expect(await refuse(order, { lines: [none] })).toContain('shipped or cancelled');
  });

  it('happens once, however often it is sent, and one of two administrators is refused', async () => {
    const paid = await buildPaid();
    const { order, lamp } = paid;
    const key = randomUUID();
    const twice = () => api.send(endpoints.editOrder, callOf(order, lamps(paid, 2), key));
    await Promise.all([twice(), twice(), twice()]);
    expect(await stockOf(lamp.id)).toBe(8);
    const both = [1, 1].map(() => api.send(endpoints.editOrder, callOf(order, lamps(paid, 1, 2))));
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    expect(await stockOf(lamp.id)).toBe(9);
    const after = await OrderModel.findById(order._id).orFail().lean();
    expect(after.refunds?.map(({ amountCents, state }) => [amountCents, state])).toEqual([
      [1001, 'succeeded'],
      [1001, 'succeeded'],
    ]);
    await agree();
  });

  it('races the shipment: either is refused, and nothing is sent that was taken off', async () => {
    const paid = await buildPaid();
    const { order, lamp } = paid;
    const params = { orderId: order.id };
    const ship = { token: admin.token, params, body: { status: 'Shipped' as const } };
    await Promise.all([
      api.send(endpoints.editOrder, callOf(order, lamps(paid, 1))),
      api.send(endpoints.updateOrderStatus, ship),
    ]);
    const after = await OrderModel.findById(order._id).orFail().lean();
    expect(after.status).toBe('Shipped');
    expect(await stockOf(lamp.id)).toBe(after.edits ? 9 : 7);
    const [invoice] = await InvoiceModel.find().lean();
    expect(invoice?.totalCents).toBe(after.totalCents);
    await agree();
  });

  it('returns the difference by its job if the shop is killed after it was written', async () => {
    const paid = await buildPaid();
    const { order } = paid;
    const admins = { _id: admin.user._id, user: admin.user._id, startedAt: new Date() };
    const session = { ...admins, isUnstored: false };
    const actor = { ...admin.user, requestId: 'edit', session, lacksSecondFactor: false };
    const { refund } = await inTransaction((transaction) =>
      editOrder(order.id, lamps(paid, 1), {
        admin: actor,
        hosted: undefined,
        session: transaction,
      }),
    );
    const written = await OrderModel.findById(order._id).orFail().lean();
    expect(written.payment.state).toBe('overpaid');
    const id = refund?._id ?? new Types.ObjectId();
    const deps = { payments: simulatedPayments, hosted: undefined };
    await Promise.all([1, 2].map(() => carryOutRefund(order._id, id, deps)));
    const after = await OrderModel.findById(order._id).orFail().lean();
    expect(after.payment.state).toBe('paid');
    expect(after.refunds).toMatchObject([{ amountCents: 2002, state: 'succeeded' }]);
    await agree();
  });
});

it.each([
  ['a promotion', {}],
  ['a promotion with a budget', { limits: { budget: 100 } }],
])('%s has cost what it takes off the pieces that are left', async (_what, more) => {
  const { token } = admin;
  await api.call(endpoints.createPromotion, { token, body: { ...TEN_PERCENT, ...more } });
  const paid = await buildPaid();
  const shown = async () => {
    const { promotions } = (await api.call(endpoints.listPromotions, { token })).body;
    return promotions.map(({ used, spent }) => [used, spent]);
  };
  // 10 % of $55.03, and of $35.01.
  expect(await shown()).toEqual([[1, 5.5]]);
  await edit(paid.order, lamps(paid, 1));
  expect(await shown()).toEqual([[1, 3.5]]);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  const params = { orderId: paid.order._id.toHexString() };
  await api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'cancel' } });
  expect(await shown()).toEqual([[0, 0]]);
});

it.each([
  ['without limits', {}],
  ['limited in all', { limits: { uses: 1 } }],
  ['limited for each customer', { limits: { usesPerCustomer: 1 } }],
])(
  'a promotion %s stays used of which no piece is left, until its order is cancelled',
  async (_how, more) => {
    const { token } = admin;
    const paid = await buildPaid();
    const goods = { products: [paid.lamp.id] };
    const on = { ...TEN_PERCENT, scope: 'items' as const, goods, ...more };
    await api.call(endpoints.createPromotion, { token, body: on });
    const items = [
      { product: paid.lamp.id, quantity: 3 },
      { product: paid.sofa.id, quantity: 1 },
    ];
    const order = await buildOrder({ buyer: paid.buyer, items });
    const line = order.lines[0]?._id.toHexString() ?? '';
    const edited = await edit(order, { lines: [{ line, quantity: 0, quantityBefore: 3 }] });
    expect(edited).toMatchObject({ total: 25, discounts: [] });
    expect(edited.adjustments ?? []).toEqual([]);
    const shown = async () => {
      const { promotions } = (await api.call(endpoints.listPromotions, { token })).body;
      return promotions.map(({ used, spent }) => [used, spent]);
    };
    expect(await shown()).toEqual([[1, 0]]);
    const again = await buildOrder({ buyer: paid.buyer, items });
    expect(again.price?.applied.length).toBe(_how === 'without limits' ? 1 : 0);
    await agree();
    for (const { _id } of [order, again]) {
      const params = { orderId: _id.toHexString() };
      await api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'cancel' } });
    }
    expect(await shown()).toEqual([[0, 0]]);
    await agree();
  },
);
