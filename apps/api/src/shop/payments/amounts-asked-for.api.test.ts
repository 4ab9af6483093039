import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/index.js';

const api = useTestShop();

it('amounts in the request change nothing of what an order costs', async () => {
  const [{ token }, { id: product }] = [await buildUser(), await buildProduct({ price: 25 })];
  const cheap = { price: 0.01, priceCents: 1, totalCents: 1, amount: 0.01 };
  const body = { ...cheap, items: [{ product, quantity: 2, ...cheap, total: 0.01 }] };
  const place = (more: object) =>
    api.send(endpoints.placeOrder, {
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { ...body, ...more },
    });
  // The total that the buyer saw: another one is no order.
  expect((await place({ total: 0.01 })).status).toBe(409);
  expect((await place({})).status).toBe(201);
  const stored = await OrderModel.find().lean();
  expect(stored.map(({ totalCents }) => totalCents)).toEqual([50_00]);
});
