import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/index.js';

const api = useTestShop();

it('amounts in the request change nothing of what an order costs', async () => {
  const [{ token }, { id: product }] = [await buildUser(), await buildProduct({ price: 25 })];
  const cheap = { price: 0.01, priceCents: 1, total: 0.01, totalCents: 1, amount: 0.01 };
  const body = { ...cheap, items: [{ product, quantity: 2, ...cheap }], payment: undefined };
  const headers = { 'Idempotency-Key': randomUUID() };
  const reply = await api.send(endpoints.placeOrder, { token, headers, body });
  const stored = await OrderModel.find().lean();
  expect(reply.status).toBe(201);
  expect(stored.map(({ totalCents }) => totalCents)).toEqual([50_00]);
});
