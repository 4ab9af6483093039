import { inTransaction } from '@shop/mongo';
import { DELETED_CUSTOMER, endpoints, ORDER_STATUSES } from '@shop/shared';
import { expect, it } from 'vitest';
import { UserModel } from '../../accounts/index.js';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { forgetBuyer, hasUndeliveredOrders } from './forget-buyer.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

it('takes the buyer out of their orders, and leaves the orders of others alone', async () => {
  const ada = await buildUser({ name: 'Ada Buyer' });
  const bob = await buildUser({ name: 'Bob Buyer' });
  await buildOrder({ buyer: ada });
  await buildOrder({ buyer: ada });
  const bobs = await buildOrder({ buyer: bob });
  await inTransaction((session) => forgetBuyer(ada.user._id, session));
  const stored = await OrderModel.find({ 'buyer._id': ada.user._id }).lean();
  expect(stored).toHaveLength(2);
  const text = JSON.stringify(stored);
  // As a word: the letters may be part of an id.
  for (const trace of [/\bada\b/i, /\bkey-/, /555 0100/, /Main Street/])
    expect(text).not.toMatch(trace);
  expect(await OrderModel.findById(bobs.id).lean()).toMatchObject({ buyer: { name: 'Bob Buyer' } });
});

it('leaves what the books need: lines, total, payment, status and its history', async () => {
  const buyer = await buildUser();
  const { id } = await buildOrder({ buyer });
  const before = await OrderModel.findById(id).lean();
  await inTransaction((session) => forgetBuyer(buyer.user._id, session));
  expect(await OrderModel.findById(id).lean()).toMatchObject({
    lines: before?.lines,
    totalCents: before?.totalCents,
    payment: before?.payment,
    history: before?.history,
    createdAt: before?.createdAt,
  });
});

it('leaves what was sent in parcels, and when, without tracking numbers', async () => {
  const { token } = await buildAdmin();
  const { order, orderId, buyer, send, lines } = await buildPacked(api, token);
  await send(2);
  const [sent] = (await OrderModel.findById(orderId).orFail().lean()).parcels ?? [];
  await inTransaction((session) => forgetBuyer(buyer.user._id, session));
  const stored = await OrderModel.findById(orderId).orFail().lean();
  expect(stored.parcels).toEqual([{ ...sent, trackingNumber: '' }]);
  expect(JSON.stringify(stored)).not.toContain('TRACK-1');
  const params = { number: String(order.number) };
  const { parcels } = (await api.call(endpoints.getOrder, { token, params })).body.order;
  expect(parcels).toMatchObject([
    { lines: [{ line: lines[0], quantity: 2 }], carrier: 'Swift', trackingNumber: '' },
  ]);
});

it('takes the buyer out of the audit entries about their orders', async () => {
  const { token } = await buildAdmin();
  const buyer = await buildUser();
  const { id: orderId } = await buildOrder({ buyer });
  const body = { status: 'Shipped' };
  await api.call(endpoints.updateOrderStatus, { token, params: { orderId }, body });
  await inTransaction((session) => forgetBuyer(buyer.user._id, session));
  const find = async (subject: string) =>
    (await api.call(endpoints.listAuditEntries, { token, query: { subject } })).body.entries;
  expect(await find(buyer.user.name)).toEqual([]);
  const found = [{ subject: { _id: orderId, name: `Order 1001 of ${DELETED_CUSTOMER}` } }];
  expect(await find(DELETED_CUSTOMER)).toMatchObject(found);
  expect(await find(orderId)).toMatchObject(found);
});

it('an administrator finds them by the neutral name and the number alone', async () => {
  const { token } = await buildAdmin();
  const buyer = await buildUser();
  const { id } = await buildOrder({ buyer });
  await inTransaction((session) => forgetBuyer(buyer.user._id, session));
  const find = async (search: string) =>
    (await api.call(endpoints.listAllOrders, { token, query: { search } })).body;
  expect(await find(buyer.email)).toEqual([]);
  expect(await find(buyer.user.name)).toEqual([]);
  expect(await find(DELETED_CUSTOMER)).toEqual(await find('#1001'));
  expect(await find(DELETED_CUSTOMER)).toMatchObject([
    { _id: id, buyer: { name: DELETED_CUSTOMER } },
  ]);
});

it.each(ORDER_STATUSES)(
  'tells whether an order with status %s still has to be delivered',
  async (status) => {
    const buyer = await buildUser();
    const { id } = await buildOrder({ buyer });
    await OrderModel.updateOne({ _id: id }, { $set: { status } });
    const isDone = status === 'deliverd' || status === 'cancel';
    expect(await hasUndeliveredOrders(buyer.user._id)).toBe(!isDone);
  },
);

it('nothing can be bought in the name of a deleted account', async () => {
  const buyer = await buildUser();
  const { id: product } = await buildProduct({ quantity: 3 });
  await UserModel.deleteOne({ _id: buyer.id });
  const checkout = buildCheckout(buyer.token, [{ product, quantity: 1 }]);
  expect((await api.refuse(endpoints.placeOrder, checkout)).status).toBe(401);
  await expect(buildOrder({ buyer })).rejects.toMatchObject({ status: 401 });
  expect(await OrderModel.countDocuments({})).toBe(0);
});
