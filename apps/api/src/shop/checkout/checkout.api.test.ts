import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildCheckout, stockOf } from '../../testing/orders/checkouts.js';
import { buildProduct, buildUser, unknownId } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/order.model.js';

const api = useTestShop();

describe('POST /orders', () => {
  it('takes the stock and writes the order at the shop’s own prices [S1.4 S7.22]', async () => {
    const { token, id } = await buildUser({ name: 'Ada Buyer' });
    const chair = await buildProduct({ name: 'Chair', price: 19.99, quantity: 5 });
    const lamp = await buildProduct({ name: 'Lamp', price: 0.1, quantity: 3 });
    const items = [
      { product: chair.id, quantity: 2, price: 0.01 },
      { product: lamp.id, quantity: 3 },
    ];
    const { body } = await api.call(endpoints.placeOrder, buildCheckout(token, items));
    expect(body.message).toBe('Payment successfully');
    expect(body.order).toMatchObject({
      status: 'Not Process',
      buyer: { _id: id, name: 'Ada Buyer' },
      payment: { success: true, provider: 'simulated' },
      total: 40.28,
    });
    expect(body.order.products.map(({ name, price, quantity }) => [name, price, quantity])).toEqual(
      [
        ['Chair', 19.99, 2],
        ['Lamp', 0.1, 3],
      ],
    );
    expect([await stockOf(chair.id), await stockOf(lamp.id)]).toEqual([3, 0]);
  });

  it('merges a product that is listed twice into one line', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 3 });
    const items = [
      { product: id, quantity: 1 },
      { product: id, quantity: 2 },
    ];
    const { body } = await api.call(endpoints.placeOrder, buildCheckout(token, items));
    expect(body.order.products.map(({ quantity }) => quantity)).toEqual([3]);
    expect(await stockOf(id)).toBe(0);
  });

  it('writes nothing at all when one item is unavailable, and names it [R13]', async () => {
    const { token } = await buildUser();
    const there = await buildProduct({ quantity: 5 });
    const scarce = await buildProduct({ name: 'Ring', quantity: 1 });
    const items = [
      { product: there.id, quantity: 1 },
      { product: scarce.id, quantity: 2 },
    ];
    const failure = await api.refuse(endpoints.placeOrder, buildCheckout(token, items));
    expect(failure).toMatchObject({ status: 409, message: 'Only 1 of Ring left' });
    expect([
      await stockOf(there.id),
      await stockOf(scarce.id),
      await OrderModel.countDocuments({}),
    ]).toEqual([5, 1, 0]);
  });

  it('reports a shortage by its place in the client’s own list', async () => {
    const { token } = await buildUser();
    const older = await buildProduct({ quantity: 3 });
    const newer = await buildProduct({ quantity: 3 });
    const items = [
      { product: newer.id, quantity: 1 },
      { product: older.id, quantity: 50 },
    ];
    const failure = await api.refuse(endpoints.placeOrder, buildCheckout(token, items));
    expect(failure.errors).toMatchObject([{ field: 'items.1.quantity' }]);
  });

  it('refuses products that are sold out or deleted', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ name: 'Clock', quantity: 0 });
    const order = (product: string) =>
      api.refuse(endpoints.placeOrder, buildCheckout(token, [{ product, quantity: 1 }]));
    expect(await order(id)).toMatchObject({ status: 409, message: 'Clock is sold out' });
    expect(await order(unknownId())).toMatchObject({
      status: 409,
      message: 'A product of this order is no longer sold',
    });
  });

  it('sells the last three of something to three of eight who want it at the same moment [R13]', async () => {
    const { id } = await buildProduct({ name: 'Hat', quantity: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => buildUser()));
    const replies = await Promise.all(
      buyers.map(async ({ token }) => {
        const response = await api.fetch('/api/v1/orders', {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: token,
            'Idempotency-Key': randomUUID(),
          },
          body: JSON.stringify({ items: [{ product: id, quantity: 1 }] }),
        });
        return { status: response.status, body: (await response.json()) as { message: string } };
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ]);
    const refusals = replies.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(new Set(refusals)).toEqual(new Set(['Hat is sold out']));
    expect([await stockOf(id), await OrderModel.countDocuments({})]).toEqual([0, 3]);
  });
});
