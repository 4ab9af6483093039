import { randomUUID } from 'node:crypto';
import { LimitCounterModel } from '@shop/mongo/limits';
import { DEFAULT_SETTINGS, endpoints, type PostalAddress, type PromotionInput } from '@shop/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVERYWHERE, TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

let admin: string;
let items: { product: string; quantity: number }[];

beforeEach(async () => {
  ({ token: admin } = await buildAdmin());
  items = [{ product: (await buildProduct({ price: 20, quantity: 90 })).id, quantity: 1 }];
});

async function promote(fields: Partial<PromotionInput>) {
  const body = { ...TEN_PERCENT, ...fields };
  return (await api.call(endpoints.createPromotion, { token: admin, body })).body.promotion;
}

interface Asking {
  token?: string;
  codes?: string[];
  address?: PostalAddress | undefined;
  shippingMethod?: string | undefined;
}

async function quote({ token, ...wishes }: Asking = {}) {
  const input = { ...(token && { token }), body: { items, ...wishes } };
  return (await api.call(endpoints.quoteOrder, input)).body;
}

describe('a promotion', () => {
  it('is for days of the week in the shop’s time zone', async () => {
    // These zones are 25 hours apart, so that they never have the same day.
    const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const today = new Date(new Date().toLocaleString('en-US', { timeZone: ahead })).getDay();
    await promote({ conditions: { weekdays: [today, (today + 1) % 7] } });
    const inZone = async (timeZone: string, version: number) => {
      const body = { ...DEFAULT_SETTINGS, timeZone, version };
      await api.call(endpoints.updateSettings, { token: admin, body });
      return (await quote()).total;
    };
    expect(await inZone(ahead, 0)).toBe(18);
    expect(await inZone(behind, 1)).toBe(20);
  });

  it('is for a customer’s first order, which one that they cancel is not', async () => {
    await promote({ conditions: { nthOrder: 1 } });
    const { token } = await buildUser();
    expect((await quote()).total).toBe(20);
    expect((await quote({ token })).total).toBe(18);
    const headers = { 'idempotency-key': randomUUID() };
    const { order } = (await api.call(endpoints.placeOrder, { token, headers, body: { items } }))
      .body;
    expect(order.total).toBe(18);
    expect((await quote({ token })).total).toBe(20);
    const params = { number: String(order.number) };
    await api.call(endpoints.cancelMyOrder, { token, params });
    expect((await quote({ token })).total).toBe(18);
  });

  it('is for a zone', async () => {
    const body = { ...EVERYWHERE, name: 'Austria', countries: ['AT'] };
    const { shippingZone } = (await api.call(endpoints.createShippingZone, { token: admin, body }))
      .body;
    await promote({ conditions: { zones: [shippingZone._id] } });
    expect((await quote({ address: { country: 'AT' } })).total).toBe(18);
    expect((await quote({ address: { country: 'DE' } })).total).toBe(20);
  });
});

it('what a promotion took off when it was shown is not bought for more once it is off', async () => {
  const { _id, version } = await promote({});
  const { token } = await buildUser();
  const { total } = await quote({ token });
  const params = { id: _id };
  const body = { ...TEN_PERCENT, isEnabled: false, version };
  await api.call(endpoints.updatePromotion, { token: admin, params, body });
  const place = (shown: number) => ({
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { items, total: shown },
  });
  expect(total).toBe(18);
  const refused = await api.refuse(endpoints.placeOrder, place(total));
  expect(refused).toMatchObject({ status: 409, total: 20 });
  expect((await api.call(endpoints.listMyOrders, { token })).body).toEqual([]);
  expect((await api.call(endpoints.placeOrder, place(20))).status).toBe(201);
});

describe('a code', () => {
  const guesses = { key: { $regex: '^codeGuess-' } };

  afterEach(() => LimitCounterModel.deleteMany(guesses));

  it('that is refused says how much is missing', async () => {
    await promote({ codes: ['MORE'], conditions: { minAmount: 32.4 } });
    const message = 'MORE needs $12.40 more';
    const rejected = [{ code: 'MORE', reason: 'minimum', message }];
    expect((await quote({ codes: ['more'] })).rejected).toEqual(rejected);
    const { token } = await buildUser();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { items, codes: ['more'] };
    const refused = await api.refuse(endpoints.placeOrder, { token, headers, body });
    expect(refused).toMatchObject({ status: 409, rejected });
  });

  it('that depends on the delivery awaits it, and is no guess', async () => {
    const { id: product } = await buildProduct({ price: 20, shipping: true });
    items = [{ product, quantity: 1 }];
    const price = { by: 'flat' as const, price: 5 };
    const method = { price, days: '', pickUpAt: '' };
    const methods = ['Parcel', 'Express'].map((name) => ({ ...method, name }));
    const body = { ...EVERYWHERE, name: 'Austria', countries: ['AT'], methods };
    const { shippingZone } = (await api.call(endpoints.createShippingZone, { token: admin, body }))
      .body;
    const [parcel] = shippingZone.methods.map(({ _id }) => _id);
    const free = { kind: 'freeShipping', scope: 'shipping', value: 0 } as const;
    await promote({ ...free, codes: ['FREESHIP'] });
    await promote({ codes: ['LOCAL'], conditions: { zones: [shippingZone._id] } });
    await promote({ codes: ['BYPARCEL'], conditions: { shippingMethods: [parcel ?? ''] } });
    const codes = ['FREESHIP', 'LOCAL', 'BYPARCEL'];
    const refusals = async (address?: PostalAddress, shippingMethod?: string) => {
      const { rejected } = await quote({ codes, address, shippingMethod });
      return rejected?.map(({ message, awaits }) => [message, awaits]);
    };
    const toChoose = [
      ['BYPARCEL depends on the delivery method: choose it first', 'method'],
      ['FREESHIP applies once you choose your delivery', 'delivery'],
    ];
    expect(await refusals()).toEqual([
      ['LOCAL depends on the delivery address: enter it first', 'address'],
      ...toChoose,
    ]);
    expect(await refusals({ country: 'AT' })).toEqual(toChoose);
    expect(await refusals({ country: 'AT' }, parcel)).toEqual([]);
    expect(await LimitCounterModel.countDocuments(guesses)).toBe(0);
    expect(await refusals({ country: 'DE' })).toEqual([
      ['LOCAL does not apply to your order', undefined],
      ['BYPARCEL does not lower the price of this order', undefined],
      ['FREESHIP does not lower the price of this order', undefined],
    ]);
  });

  it('counts as often as it is wrong, in orders, too', async () => {
    await quote({ codes: ['ONE', 'TWO', 'THREE'] });
    const { token } = await buildUser();
    const place = (codes: string[]) => {
      const headers = { 'idempotency-key': randomUUID() };
      return api.refuse(endpoints.placeOrder, { token, headers, body: { items, codes, total: 0 } });
    };
    expect((await place(['FOUR', 'FIVE'])).status).toBe(409);
    const counters = await LimitCounterModel.find(guesses).lean();
    expect(counters.map(({ points }) => points)).toEqual([5, 5]);
  });

  it('stays used when its order is refunded', async () => {
    const { _id } = await promote({ codes: ['ONCE'], limits: { uses: 1 } });
    const { token } = await buildUser();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { items, codes: ['ONCE'] };
    const { order } = (await api.call(endpoints.placeOrder, { token, headers, body })).body;
    await api.call(endpoints.refundOrder, {
      token: admin,
      headers: { 'idempotency-key': randomUUID() },
      params: { number: String(order.number) },
      body: { all: true },
    });
    const params = { id: _id };
    const { promotion } = (await api.call(endpoints.getPromotion, { token: admin, params })).body;
    expect(promotion.used).toBe(1);
  });

  // The last one: who has guessed too often stays known to the server.
  it('can’t be found by guessing: after many unknown ones, a right one is refused, too', async () => {
    await promote({ codes: ['RIGHT'] });
    await quote({ codes: ['WRONG'] });
    expect(await LimitCounterModel.countDocuments(guesses)).toBe(2);
    expect((await quote({ codes: ['RIGHT'] })).total).toBe(18);
    await LimitCounterModel.updateMany(guesses, { $set: { points: 300 } });
    const body = { items, codes: ['RIGHT'] };
    expect((await api.refuse(endpoints.quoteOrder, { body })).status).toBe(429);
    const { token } = await buildUser();
    const headers = { 'idempotency-key': randomUUID() };
    expect((await api.refuse(endpoints.placeOrder, { token, headers, body })).status).toBe(429);
    expect((await quote()).total).toBe(20);
  });
});
