import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { openHostedShop } from '../../../testing/orders/hosted-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';

useTestShop();

const WHY = 'Card is not available for totals under $0.50.';

async function openScene(price: number) {
  const { api } = await openHostedShop();
  const [{ token, id }, { id: product }] = [await buildUser(), await buildProduct({ price })];
  const items = [{ product, quantity: 1 }];
  const place = (payment?: string) =>
    api.send(endpoints.placeOrder, {
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { items, ...(payment && { payment }) },
    });
  return { api, token, customer: id, product, items, place };
}

it('a card is not offered for less than its provider takes, with the reason', async () => {
  const { api, items, customer } = await openScene(0.49);
  const { token } = await buildAdmin();
  const params = { userId: customer };
  const quotes = [
    await api.call(endpoints.quoteOrder, { body: { items } }),
    await api.call(endpoints.quoteCustomerOrder, { token, params, body: { items } }),
  ];
  for (const { body } of quotes) {
    expect(body.paymentMethods).toMatchObject([{ id: 'manual:bank-transfer' }]);
    expect(body.unfitMethods).toEqual([{ id: 'stripe', name: 'Card', message: WHY }]);
  }
});

it('it is offered from that amount on, and where there is nothing to pay', async () => {
  for (const price of [0.5, 0]) {
    const { api, items } = await openScene(price);
    const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
    expect(body.paymentMethods).toMatchObject([{ id: 'stripe' }, { id: 'manual:bank-transfer' }]);
    expect(body).not.toHaveProperty('unfitMethods');
  }
});

it.each(['stripe', undefined])('an order by %s that costs less is refused', async (payment) => {
  const { place, product } = await openScene(0.49);
  const before = await stockOf(product);
  const refused = await place(payment);
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.text)).toMatchObject({
    message: WHY,
    errors: [{ field: 'payment', message: WHY }],
  });
  expect(await OrderModel.countDocuments()).toBe(0);
  expect(await stockOf(product)).toBe(before);
  expect((await place('manual:bank-transfer')).status).toBe(201);
});
