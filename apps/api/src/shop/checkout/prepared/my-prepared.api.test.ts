import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.js';
import { buildPromotion } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { openHostedShop } from '../../../testing/orders/hosted-shop.js';
import { buildPrepared } from '../../../testing/orders/prepared.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../../catalog/index.js';
import { OrderModel } from '../../orders/index.js';

const shop = useTestShop();

type Prepared = Awaited<ReturnType<typeof buildPrepared>>;

const checkoutOf = (
  { id, buyer, version }: Prepared,
  more: object = {},
  key: string = randomUUID(),
) => ({
  token: buyer.token,
  params: { id },
  headers: { 'Idempotency-Key': key },
  body: { version, ...more },
});

const order = async (prepared: Prepared, more: object = {}, key?: string, api: ApiClient = shop) =>
  (await api.call(endpoints.placeMyPreparedOrder, checkoutOf(prepared, more, key))).body.order;

const refuse = (prepared: Prepared, more: object = {}) =>
  shop.refuse(endpoints.placeMyPreparedOrder, checkoutOf(prepared, more));

describe('a prepared order that its customer opens', () => {
  it('is theirs alone, once it is sent', async () => {
    const unsent = await buildPrepared();
    const mine = { token: unsent.buyer.token, params: { id: unsent.id } };
    expect((await shop.refuse(endpoints.getMyPreparedOrder, mine)).status).toBe(404);
    expect((await refuse(unsent)).status).toBe(404);
    const { buyer, id } = await buildPrepared({ state: 'sent' });
    const { token } = buyer;
    const { body } = await shop.call(endpoints.getMyPreparedOrder, { token, params: { id } });
    expect(body.preparedOrder).toMatchObject({ _id: id, items: [{ name: 'Lamp' }], order: null });
    const listed = await shop.call(endpoints.listMyPreparedOrders, { token });
    expect(listed.body.preparedOrders).toEqual([body.preparedOrder]);
    const other = { token: (await buildUser()).token, params: { id } };
    expect((await shop.refuse(endpoints.getMyPreparedOrder, other)).status).toBe(404);
    const theirs = { ...other, headers: { 'Idempotency-Key': 'k-other' }, body: { version: 1 } };
    expect((await shop.refuse(endpoints.placeMyPreparedOrder, theirs)).status).toBe(404);
  });

  it('is ordered at the prices of that moment, and takes stock only then', async () => {
    const prepared = await buildPrepared({ state: 'sent', entry: { note: 'As agreed' } });
    await ProductModel.updateOne({ _id: prepared.product }, { $set: { priceCents: 12_00 } });
    expect(await stockOf(prepared.product)).toBe(5);
    expect(await refuse(prepared, { total: 20 })).toMatchObject({ status: 409, total: 24 });
    expect(await stockOf(prepared.product)).toBe(5);
    const placed = await order(prepared, { total: 24 });
    expect(placed).toMatchObject({
      total: 24,
      note: 'As agreed',
      noteByShop: true,
      payment: { success: true },
    });
    expect(await stockOf(prepared.product)).toBe(3);
  });

  it('has its invoice where the shop has entered, unless its customer says otherwise', async () => {
    const told = { billing: { company: 'Lampen GmbH' }, taxId: 'ATU12345678' };
    const build = () => buildPrepared({ state: 'sent', entry: told });
    const prepared = await build();
    const mine = { token: prepared.buyer.token, params: { id: prepared.id } };
    const { preparedOrder } = (await shop.call(endpoints.getMyPreparedOrder, mine)).body;
    expect(preparedOrder).toMatchObject(told);
    expect(await order(prepared)).toMatchObject(told);
    const changed = await order(await build(), { billing: {}, taxId: '' });
    for (const field of ['billing', 'taxId']) expect(changed).not.toHaveProperty(field);
  });

  it('is ordered once, however often it is sent, and by however many at once', async () => {
    const prepared = await buildPrepared({ state: 'sent' });
    const key = randomUUID();
    const { number } = await order(prepared, {}, key);
    expect((await order(prepared, {}, key)).number).toBe(number);
    expect(await refuse(prepared)).toMatchObject({
      status: 409,
      message: `This is ordered already: it is order ${number}`,
    });
    const another = await buildPrepared({ state: 'sent' });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => order(another)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(another.product)).toBe(3);
    const { token } = prepared.buyer;
    const mine = await shop.call(endpoints.getMyPreparedOrder, {
      token,
      params: { id: prepared.id },
    });
    expect(mine.body.preparedOrder.order).toBe(number);
    const { token: admin } = await buildAdmin();
    const save = { token: admin, params: { id: prepared.id }, body: { version: 1 } };
    expect((await shop.refuse(endpoints.sendPreparedOrder, save)).status).toBe(409);
  });

  it('is ordered by an administrator too, and then not by its customer, nor both at once', async () => {
    const { token } = await buildAdmin();
    const byAdmin = ({ id, buyer, product, version }: Prepared) => ({
      token,
      params: { userId: buyer.id },
      headers: { 'Idempotency-Key': randomUUID() },
      body: { items: [{ product, quantity: 2 }], prepared: { _id: id, version } },
    });
    const prepared = await buildPrepared({ state: 'sent' });
    const { body } = await shop.call(endpoints.placeCustomerOrder, byAdmin(prepared));
    const message = `This is ordered already: it is order ${body.order.number}`;
    expect(await refuse(prepared)).toMatchObject({ status: 409, message });
    expect(await shop.refuse(endpoints.placeCustomerOrder, byAdmin(prepared))).toMatchObject({
      status: 409,
      message,
    });
    const another = await buildPrepared({ state: 'sent' });
    const outcomes = await Promise.allSettled([
      order(another),
      shop.call(endpoints.placeCustomerOrder, byAdmin(another)),
      order(another),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(another.product)).toBe(3);
    const theirs = { ...byAdmin(another), params: { userId: prepared.buyer.id } };
    expect((await shop.refuse(endpoints.placeCustomerOrder, theirs)).status).toBe(404);
    const older = await buildPrepared({ state: 'sent' });
    const stale = byAdmin({ ...older, version: older.version + 1 });
    expect((await shop.refuse(endpoints.placeCustomerOrder, stale)).status).toBe(409);
    expect(await stockOf(older.product)).toBe(5);
  });

  it('is not ordered as it was before the shop changed it', async () => {
    const prepared = await buildPrepared({ state: 'sent' });
    const { token } = await buildAdmin();
    const items = [{ product: prepared.product, quantity: 1 }];
    const body = { items, version: prepared.version };
    await shop.call(endpoints.updatePreparedOrder, { token, params: { id: prepared.id }, body });
    expect(await refuse(prepared)).toMatchObject({ status: 409, errors: [{ field: 'version' }] });
    expect(await order({ ...prepared, version: 2 })).toMatchObject({ total: 10 });
  });

  it('can’t be ordered beyond the stock, and can be once there is enough', async () => {
    const { id: product } = await buildProduct({ price: 10, quantity: 1 });
    const entry = { items: [{ product, quantity: 2 }] };
    const prepared = await buildPrepared({ state: 'sent', entry });
    expect((await refuse(prepared)).status).toBe(409);
    await ProductModel.updateOne({ _id: product }, { $set: { quantity: 2 } });
    expect(await order(prepared)).toMatchObject({ total: 20 });
  });

  it('can be ordered without a code that has expired, and with none that the shop did not give', async () => {
    await buildPromotion({ name: 'Ten', codes: ['TEN'] });
    await buildPromotion({ name: 'Old', codes: ['OLD'], until: '2020-01-01T00:00:00Z' });
    await buildPromotion({ name: 'Other', codes: ['OTHER'] });
    const prepared = await buildPrepared({ state: 'sent', entry: { codes: ['OLD', 'TEN'] } });
    expect(await refuse(prepared, { total: 18 })).toMatchObject({ errors: [{ field: 'codes' }] });
    const refused = await refuse(prepared, { codes: ['TEN', 'OTHER'] });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'codes' }] });
    expect(await refuse(prepared, { codes: ['TEN'], total: 20 })).toMatchObject({ status: 409 });
    expect(await order(prepared, { codes: ['TEN'], total: 18 })).toMatchObject({ total: 18 });
  });

  it('can be ordered again after its payment has failed', async () => {
    const prepared = await buildPrepared({ state: 'sent' });
    const first = await order(prepared);
    await OrderModel.updateOne(
      { number: first.number },
      { $set: { status: 'cancel', 'payment.state': 'failed', 'payment.success': false } },
    );
    const { token } = prepared.buyer;
    const listed = async () =>
      (await shop.call(endpoints.listMyPreparedOrders, { token })).body.preparedOrders;
    expect(await listed()).toMatchObject([{ _id: prepared.id, order: null }]);
    const second = await order(prepared);
    expect(await listed()).toEqual([]);
    expect(second.number).not.toBe(first.number);
  });

  it('is paid on the page of a payment provider', async () => {
    const { api, provider } = await openHostedShop();
    const placed = await order(await buildPrepared({ state: 'sent' }), {}, randomUUID(), api);
    expect(placed.payment).toMatchObject({ success: false, state: 'pending' });
    expect(provider.started).toHaveLength(1);
  });
});
