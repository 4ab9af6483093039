import { randomUUID } from 'node:crypto';
import { endpoints, type PromotionInput } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

async function setUp(promotion: Partial<PromotionInput> = {}) {
  const { token } = await buildAdmin();
  const { body } = await api.call(endpoints.createPromotion, {
    token,
    body: { ...TEN_PERCENT, ...promotion },
  });
  const usedNow = async () => {
    const params = { id: body.promotion._id };
    return (await api.call(endpoints.getPromotion, { token, params })).body.promotion.used;
  };
  return { token, usedNow };
}

async function buildCart() {
  const { id } = await buildProduct({ price: 20, quantity: 90, shipping: true });
  const { token } = await buildUser();
  return { token, items: [{ product: id, quantity: 2 }] };
}

const key = () => ({ 'idempotency-key': randomUUID() });

describe('a shop with a promotion', () => {
  it('quotes and places orders with all parts of their price', async () => {
    await setUp();
    const { token, items } = await buildCart();
    const parts = {
      total: 36,
      amounts: { items: 40, discount: 4, shipping: 0, tax: 0, taxIncluded: 0, total: 36 },
      discounts: [{ code: null, name: 'Ten percent', amount: 4, scope: 'items' }],
      taxes: [],
      lines: [{ quantity: 2, unitPrice: 20, discount: 4, tax: 0, total: 36 }],
      adjustments: [{ name: 'Ten percent', amount: -4 }],
    };
    const quote = await api.call(endpoints.quoteOrder, { body: { items } });
    expect(quote.body).toMatchObject({ ...parts, rejected: [], shippingMethods: [] });

    const body = { items, total: 36 };
    const placed = await api.call(endpoints.placeOrder, { token, headers: key(), body });
    expect(placed.body.order).toMatchObject(parts);
    const [listed] = (await api.call(endpoints.listMyOrders, { token })).body;
    expect(listed).toMatchObject(parts);
  });

  it('keeps the price of an order when the promotion is gone', async () => {
    const { token: admin } = await setUp();
    const { token, items } = await buildCart();
    await api.call(endpoints.placeOrder, { token, headers: key(), body: { items } });
    const { promotions } = (await api.call(endpoints.listPromotions, { token: admin })).body;
    const params = { id: promotions[0]?._id ?? '' };
    await api.call(endpoints.deletePromotion, { token: admin, params });
    const [order] = (await api.call(endpoints.listMyOrders, { token })).body;
    expect(order).toMatchObject({ total: 36, discounts: [{ name: 'Ten percent' }] });
    const quote = await api.call(endpoints.quoteOrder, { body: { items } });
    expect(quote.body.total).toBe(40);
    expect(quote.body).not.toHaveProperty('amounts');
  });
});

it('says which promotion is set aside because it can’t be combined, if it would have applied', async () => {
  const { token: admin } = await setUp({ name: 'Summer', priority: 1 });
  const more = [
    { name: '3 for 2', isCombinable: false },
    { name: 'Big order', isCombinable: false, conditions: { minAmount: 500 } },
  ];
  for (const one of more)
    await api.call(endpoints.createPromotion, { token: admin, body: { ...TEN_PERCENT, ...one } });
  const { token, items } = await buildCart();
  const { body: quote } = await api.call(endpoints.quoteOrder, { body: { items } });
  const message = '3 for 2 is not used: it cannot be combined with Summer';
  expect(quote).toMatchObject({ total: 36, rejected: [] });
  expect(quote.setAside).toEqual([{ name: '3 for 2', message }]);
  // Nothing that the shopper entered is refused, so they can pay.
  const placed = await api.call(endpoints.placeOrder, { token, headers: key(), body: { items } });
  expect(placed.body.order.total).toBe(36);
});

describe('a promotion without a limit', () => {
  it('is counted with the orders that are not cancelled, as in the accountant’s file', async () => {
    const { token: admin, usedNow } = await setUp();
    const { token, items } = await buildCart();
    const buy = async () => {
      const input = { token, headers: key(), body: { items } };
      return (await api.call(endpoints.placeOrder, input)).body.order;
    };
    const { number } = await buy();
    await buy();
    await buy();
    const cancel = { token, params: { number: String(number) } };
    await api.call(endpoints.cancelMyOrder, cancel);
    await api.call(endpoints.cancelMyOrder, cancel);
    expect(await usedNow()).toBe(2);
    const { promotions } = (await api.call(endpoints.listPromotions, { token: admin })).body;
    expect(promotions).toMatchObject([{ used: 2, spent: 8 }]);
    const query = { rows: 'promotion' } as const;
    const { body: file } = await api.call(endpoints.exportOrders, { token: admin, query });
    expect(file).toContain('items,Ten percent,2,0,8.00');
  });
});

describe('a code', () => {
  it('is entered in any case, and counted while it is limited', async () => {
    const { usedNow } = await setUp({ codes: ['SUMMER'], limits: { uses: 1 } });
    const { token, items } = await buildCart();
    const body = { items, codes: [' summer '] };
    const place = () => ({ token, headers: key(), body });
    const { order } = (await api.call(endpoints.placeOrder, place())).body;
    expect(order).toMatchObject({ total: 36, discounts: [{ code: 'SUMMER' }] });
    expect(await usedNow()).toBe(1);

    const refused = await api.refuse(endpoints.placeOrder, place());
    const rejected = [{ code: 'SUMMER', reason: 'usage-limit' }];
    expect(refused).toMatchObject({ status: 409, total: 40, rejected });

    const cancel = { token, params: { number: String(order.number) } };
    await api.call(endpoints.cancelMyOrder, cancel);
    await api.call(endpoints.cancelMyOrder, cancel);
    expect(await usedNow()).toBe(0);
    expect((await api.call(endpoints.placeOrder, place())).status).toBe(201);
  });

  it('is not used more often than it may be by an order that is reopened', async () => {
    const { usedNow } = await setUp({ codes: ['SUMMER'], limits: { uses: 1 } });
    const { token, items } = await buildCart();
    const place = () => ({ token, headers: key(), body: { items, codes: ['SUMMER'] } });
    const { order } = (await api.call(endpoints.placeOrder, place())).body;
    const { token: admin } = await buildAdmin();
    const set = (status: 'cancel' | 'Processing') => ({
      token: admin,
      params: { orderId: order._id },
      body: { status },
    });
    await api.call(endpoints.updateOrderStatus, set('cancel'));
    const { order: other } = (await api.call(endpoints.placeOrder, place())).body;
    const refused = await api.refuse(endpoints.updateOrderStatus, set('Processing'));
    expect(refused.status).toBe(409);
    expect(refused.message).toContain('Ten percent” is used up');
    expect(await usedNow()).toBe(1);
    const cancel = { token, params: { number: String(other.number) } };
    await api.call(endpoints.cancelMyOrder, cancel);
    await api.call(endpoints.updateOrderStatus, set('Processing'));
    expect(await usedNow()).toBe(1);
  });

  it('is limited for each customer, who is known by their sign-in', async () => {
    await setUp({ codes: ['ONCE'], limits: { usesPerCustomer: 1 } });
    const { token, items } = await buildCart();
    const body = { items, codes: ['once'] };
    const reasonFor = async (visitor?: string) => {
      const quote = await api.call(endpoints.quoteOrder, {
        body,
        ...(visitor && { token: visitor }),
      });
      return quote.body.rejected?.[0]?.reason;
    };
    expect([await reasonFor(), await reasonFor(token)]).toEqual(['customer-required', undefined]);
    await api.call(endpoints.placeOrder, { token, headers: key(), body });
    expect(await reasonFor(token)).toBe('customer-limit');
    expect((await api.refuse(endpoints.placeOrder, { token, headers: key(), body })).status).toBe(
      409,
    );
  });

  it('is unknown in a shop that has none', async () => {
    const { items } = await buildCart();
    const { body } = await api.call(endpoints.quoteOrder, { body: { items, codes: ['X'] } });
    const message = 'X is not a valid code';
    expect(body.rejected).toEqual([{ code: 'X', reason: 'unknown-code', message }]);
  });

  it('is never used more often than it may be', async () => {
    const { usedNow } = await setUp({ codes: ['FEW'], limits: { uses: 5 } });
    const { id } = await buildProduct({ price: 20, quantity: 90 });
    const buyers = await Promise.all(Array.from({ length: 16 }, () => buildUser()));
    const body = { items: [{ product: id, quantity: 1 }], codes: ['FEW'] };
    const replies = await Promise.all(
      buyers.map(({ token }) => api.send(endpoints.placeOrder, { token, headers: key(), body })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(11).fill(409)]);
    expect(await usedNow()).toBe(5);
  });
});

describe('a shop with a zone and a rate', () => {
  async function setUpAustria() {
    const { token } = await buildAdmin();
    const methods = [
      { name: 'Parcel', price: { by: 'flat' as const, price: 5 }, freeFrom: 60, days: '2 to 4' },
      { name: 'Express', price: { by: 'flat' as const, price: 12 } },
    ];
    const { shippingZone } = (
      await api.call(endpoints.createShippingZone, {
        token,
        body: { ...EVERYWHERE, countries: ['AT'], methods },
      })
    ).body;
    const rate = { name: 'USt.', zone: shippingZone._id, rate: 20, isIncluded: true };
    await api.call(endpoints.createTaxRate, { token, body: rate });
    return shippingZone.methods.map(({ _id }) => _id);
  }

  it('says of each delivery what it costs after promotions, where they lower it', async () => {
    const [, express = ''] = await setUpAustria();
    const conditions = { shippingMethods: [express] };
    await setUp({ kind: 'freeShipping', scope: 'shipping', value: undefined, conditions });
    const { items } = await buildCart();
    const body = { items, address: { country: 'AT' } };
    const { shippingMethods = [] } = (await api.call(endpoints.quoteOrder, { body })).body;
    expect(shippingMethods).toMatchObject([{ price: 5 }, { price: 12, discounted: 0 }]);
    expect(shippingMethods[0]).not.toHaveProperty('discounted');
  });

  it('offers what fits the address, and prices what is chosen', async () => {
    const [parcel] = await setUpAustria();
    const { token, items } = await buildCart();
    const address = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
    const offered = await api.call(endpoints.quoteOrder, { body: { items, address } });
    expect(offered.body.shippingMethods).toMatchObject([
      { _id: parcel, name: 'Parcel', price: 5, days: '2 to 4' },
      { name: 'Express', price: 12, days: '' },
    ]);

    const body = { items, address, shippingMethod: parcel };
    const { order } = (await api.call(endpoints.placeOrder, { token, headers: key(), body })).body;
    expect(order).toMatchObject({
      total: 45,
      amounts: { items: 40, shipping: 5, tax: 7.5, taxIncluded: 7.5, total: 45 },
      taxes: [{ name: 'USt.', rate: 20, base: 37.5, amount: 7.5 }],
    });
  });

  it('says what it has to know, where it does not deliver, and how an order was delivered', async () => {
    const [parcel] = await setUpAustria();
    const { token, items } = await buildCart();
    const destinationFor = async (wishes: object) =>
      (await api.call(endpoints.quoteOrder, { body: { items, ...wishes } })).body.destination;
    const countries = ['AT'];
    const address = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
    expect(await destinationFor({})).toEqual({ state: 'unknown', countries });
    expect(await destinationFor({ address: { country: 'DE' } })).toEqual({
      state: 'nowhere',
      countries,
    });
    expect(await destinationFor({ address })).toEqual({ state: 'open', countries });
    const chosen = { address, shippingMethod: parcel };
    expect(await destinationFor(chosen)).toEqual({ state: 'chosen', countries });
    const placing = { token, headers: key(), body: { items, ...chosen } };
    const { order } = (await api.call(endpoints.placeOrder, placing)).body;
    expect(order.shippingMethod).toEqual({ _id: parcel, name: 'Parcel' });
  });

  it('places no order that it can’t deliver', async () => {
    await setUpAustria();
    const { token, items } = await buildCart();
    const refusalOf = async (address: { country?: string }) => {
      const body = { items, address };
      const refused = await api.refuse(endpoints.placeOrder, { token, headers: key(), body });
      return [refused.status, refused.errors?.[0]?.field, refused.message];
    };
    const choose = 'Choose how your order is delivered';
    expect(await refusalOf({ country: 'AT' })).toEqual([400, 'shippingMethod', choose]);
    const nowhere = 'We do not deliver to this address';
    expect(await refusalOf({ country: 'DE' })).toEqual([400, 'address', nowhere]);
    // The one line of an older account does not say yet where it is.
    const unknown = 'Enter your whole address: how it can be delivered depends on it';
    expect(await refusalOf({})).toEqual([400, 'address', unknown]);
  });

  it('asks for the street of what is carried', async () => {
    const [parcel] = await setUpAustria();
    const { token, items } = await buildCart();
    const body = { items, address: { country: 'AT' }, shippingMethod: parcel };
    const refused = await api.refuse(endpoints.placeOrder, { token, headers: key(), body });
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'address.line1']);
  });
});
