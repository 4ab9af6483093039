import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { describe, expect, it, vi } from 'vitest';
import { buildCheckout, stockOf } from '../../testing/orders/checkouts.js';
import { buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/order.model.js';

const api = useTestShop();

describe('an Idempotency-Key', () => {
  it('places one order, however often it is sent', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 5 });
    const request = buildCheckout(token, [{ product: id, quantity: 1 }]);
    const first = await api.call(endpoints.placeOrder, request);
    const second = await api.call(endpoints.placeOrder, request);
    expect(second.body.order).toEqual(first.body.order);
    expect(await stockOf(id)).toBe(4);
  });

  it('places one order when it arrives many times at the same moment [R13]', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 5 });
    const request = buildCheckout(token, [{ product: id, quantity: 1 }]);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => api.call(endpoints.placeOrder, request)),
    );
    expect(new Set(replies.map(({ body }) => body.order._id)).size).toBe(1);
    expect([await stockOf(id), await OrderModel.countDocuments({})]).toEqual([4, 1]);
  });

  it('is answered with the order that another instance placed meanwhile with the last piece', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 1 });
    const request = buildCheckout(token, [{ product: id, quantity: 1 }]);
    const first = await api.call(endpoints.placeOrder, request);
    // As if that order had not been there yet when the second request looked for it.
    vi.spyOn(OrderModel, 'findOne').mockImplementationOnce(() => OrderModel.findOne({ number: 0 }));
    const second = await api.call(endpoints.placeOrder, request);
    vi.restoreAllMocks();
    expect(second.body.order).toEqual(first.body.order);
  });

  it('is refused for other items', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 5 });
    const key = randomUUID();
    await api.call(endpoints.placeOrder, buildCheckout(token, [{ product: id, quantity: 1 }], key));
    const failure = await api.refuse(
      endpoints.placeOrder,
      buildCheckout(token, [{ product: id, quantity: 2 }], key),
    );
    expect(failure.status).toBe(409);
    expect(await stockOf(id)).toBe(4);
  });

  it('is each shopper’s own', async () => {
    const [ada, bob] = [await buildUser(), await buildUser()];
    const { id } = await buildProduct({ quantity: 5 });
    for (const { token } of [ada, bob]) {
      await api.call(
        endpoints.placeOrder,
        buildCheckout(token, [{ product: id, quantity: 1 }], 'same-key'),
      );
    }
    expect(await OrderModel.countDocuments({})).toBe(2);
  });
});
