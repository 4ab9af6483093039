import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { ProductModel } from '../catalog/index.js';
import { buildCheckout, stockOf } from '../../testing/orders/checkouts.js';
import { buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/order.model.js';

const api = useTestShop();

async function buildShown(total: number | undefined) {
  const { token } = await buildUser();
  const { id } = await buildProduct({ price: 19.99, quantity: 5 });
  const checkout = buildCheckout(token, [{ product: id, quantity: 3 }]);
  return { id, checkout: { ...checkout, body: { ...checkout.body, total } } };
}

it.each([59.97, 59.970000001, undefined])(
  'places the order for a shown total of %s',
  async (total) => {
    const { checkout } = await buildShown(total);
    expect((await api.call(endpoints.placeOrder, checkout)).body.order.total).toBe(59.97);
  },
);

it('buys nothing at another total, and says what the order costs now', async () => {
  const { id, checkout } = await buildShown(59.96);
  const message = 'The total of your order has changed. Please check it before you pay.';
  const failure = await api.refuse(endpoints.placeOrder, checkout);
  expect(failure).toMatchObject({
    status: 409,
    success: false,
    message,
    errors: [{ field: 'total', message }],
    total: 59.97,
  });
  expect([await stockOf(id), await OrderModel.countDocuments()]).toEqual([5, 0]);
});

it('gives a placed order again, whatever the prices are now', async () => {
  const { id, checkout } = await buildShown(59.97);
  const first = await api.call(endpoints.placeOrder, checkout);
  await ProductModel.updateOne({ _id: id }, { priceCents: 5_000 });
  expect((await api.call(endpoints.placeOrder, checkout)).body.order).toEqual(first.body.order);
});

it.each(['59.97', null, Number.MAX_VALUE])(
  'refuses %s, which is no total of an order',
  async (total) => {
    const { checkout } = await buildShown(undefined);
    const body = { ...checkout.body, total: total as number };
    const { status } = await api.refuse(endpoints.placeOrder, { ...checkout, body });
    expect(status).toBe(total === Number.MAX_VALUE ? 409 : 400);
  },
);
