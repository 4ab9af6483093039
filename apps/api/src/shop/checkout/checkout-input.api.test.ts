import { randomUUID } from 'node:crypto';
import { endpoints, NO_COUNTRY } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import { buildProduct, buildUser, unknownId } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

describe('POST /orders refuses', () => {
  it('more of one product than an order may have, whatever the number of items', async () => {
    const { token } = await buildUser();
    const item = { product: unknownId(), quantity: 600 };
    const failure = await api.refuse(endpoints.placeOrder, buildCheckout(token, [item, item]));
    expect(failure).toMatchObject({ status: 400, errors: [{ field: 'items.1.quantity' }] });
  });

  it('a missing key, and one with unprintable characters', async () => {
    const { token } = await buildUser();
    const body = { items: [{ product: unknownId(), quantity: 1 }] };
    const missing = await api.refuse(endpoints.placeOrder, { token, body });
    expect(missing).toMatchObject({
      status: 400,
      message: 'The Idempotency-Key header is required',
    });
    expect(
      (await api.refuse(endpoints.placeOrder, buildCheckout(token, body.items, 'two words')))
        .status,
    ).toBe(400);
  });

  it.each(['XX', 'UK', 'EN', 'ZZ', 'A', 'AUT'])(
    'the unknown country %s, also where nothing depends on it',
    async (country) => {
      const buyer = await buildUser();
      const items = [{ product: (await buildProduct()).id, quantity: 1 }];
      const { token, headers, body } = buildCheckout(buyer.token, items);
      for (const part of ['address', 'billing'] as const) {
        const asked = { ...body, [part]: { line1: 'Ring 1', country } };
        const failure = await api.refuse(endpoints.placeOrder, { token, headers, body: asked });
        const field = `${part}.country`;
        expect(failure).toMatchObject({ status: 400, errors: [{ field, message: NO_COUNTRY }] });
      }
      const quoted = { body: { items, address: { country } } };
      expect((await api.refuse(endpoints.quoteOrder, quoted)).status).toBe(400);
    },
  );

  it('no known country, in any case', async () => {
    const buyer = await buildUser();
    const items = [{ product: (await buildProduct()).id, quantity: 1 }];
    const { token, headers, body } = buildCheckout(buyer.token, items);
    const asked = { ...body, address: { line1: 'Ring 1', country: ' xk ' } };
    const { order } = (await api.call(endpoints.placeOrder, { token, headers, body: asked })).body;
    expect(order.address?.country).toBe('XK');
  });

  it.each([
    [],
    'all',
    [{ product: 'x', quantity: 1 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: 0 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: -1 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: 1.5 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: '1' }],
    [{ product: { $ne: null }, quantity: 1 }],
  ])('%j as items', async (...items) => {
    const { token } = await buildUser();
    const input = {
      token,
      body: { items: items.length === 1 ? items[0] : items },
      headers: { 'Idempotency-Key': randomUUID() },
    };
    expect((await api.refuse(endpoints.placeOrder, input)).status).toBe(400);
  });
});
