import { endpoints, ORDER_STATUSES } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

describe('PUT /auth/order-status/{orderId}', () => {
  const setStatus = (token: string, orderId: string, status: string) => ({
    token,
    params: { orderId },
    body: { status },
  });

  it.each(ORDER_STATUSES)('sets %s, and records who did it and when', async (status) => {
    const admin = await buildAdmin();
    const { id } = await buildOrder();
    const { body } = await api.call(
      endpoints.updateOrderStatus,
      setStatus(admin.token, id, status),
    );
    expect(body.order.status).toBe(status);
    const history = (await OrderModel.findById(id).lean())?.history ?? [];
    expect(history.at(-1)?.status).toBe(status);
    if (status !== 'Not Process') expect(history.at(-1)?.by?.toHexString()).toBe(admin.id);
  });

  it('puts the stock of a cancelled order back once, however often it is cancelled', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 5 });
    const { id } = await buildOrder({ items: [{ product: product.id, quantity: 2 }] });
    await Promise.all(
      Array.from({ length: 4 }, () =>
        api.call(endpoints.updateOrderStatus, setStatus(token, id, 'cancel')),
      ),
    );
    expect(await stockOf(product.id)).toBe(5);
    await api.call(endpoints.updateOrderStatus, setStatus(token, id, 'Processing'));
    expect(await stockOf(product.id)).toBe(3);
  });

  it('refuses to leave cancel when the stock is gone', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ name: 'Hat', quantity: 1 });
    const { id } = await buildOrder({ items: [{ product: product.id, quantity: 1 }] });
    await api.call(endpoints.updateOrderStatus, setStatus(token, id, 'cancel'));
    await buildOrder({ items: [{ product: product.id, quantity: 1 }] });
    const failure = await api.refuse(endpoints.updateOrderStatus, setStatus(token, id, 'Shipped'));
    expect(failure).toMatchObject({
      status: 409,
      message: 'Order 1001 stays cancelled: Hat is sold out',
    });
    expect((await OrderModel.findById(id).lean())?.status).toBe('cancel');
  });

  it('refuses a change from a status that the order no longer has, and says who changed it to what', async () => {
    const [grace, joan] = [await buildAdmin(), await buildAdmin()];
    const product = await buildProduct({ quantity: 3 });
    const { id } = await buildOrder({ items: [{ product: product.id, quantity: 2 }] });
    await api.call(endpoints.updateOrderStatus, setStatus(grace.token, id, 'cancel'));
    const message = 'Order 1001 is now cancelled: Grace Admin has changed it';
    const stale = setStatus(joan.token, id, 'Shipped');
    const body = { ...stale.body, statusBefore: 'Not Process' };
    expect(await api.refuse(endpoints.updateOrderStatus, { ...stale, body })).toMatchObject({
      status: 409,
      message,
      errors: [{ field: 'statusBefore', message }],
    });
    expect([(await OrderModel.findById(id).lean())?.status, await stockOf(product.id)]).toEqual([
      'cancel',
      3,
    ]);
  });

  it('takes a change from the status that the order has, also when it is sent again', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildOrder();
    const input = setStatus(token, id, 'Shipped');
    const body = { ...input.body, statusBefore: 'Not Process' };
    const send = () => api.call(endpoints.updateOrderStatus, { ...input, body });
    for (const reply of [await send(), await send()]) {
      expect(reply.body).toMatchObject({
        message: 'Order 1001 is Shipped',
        order: { status: 'Shipped' },
      });
    }
    expect((await OrderModel.findById(id).lean())?.history).toHaveLength(2);
  });

  it('lets one of two administrators win who saw the same status', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 3 });
    const { id } = await buildOrder({ items: [{ product: product.id, quantity: 2 }] });
    const outcomes = await Promise.allSettled(
      ['cancel', 'Shipped'].map((status) =>
        api.call(endpoints.updateOrderStatus, {
          ...setStatus(token, id, status),
          body: { status, statusBefore: 'Not Process' },
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { status } = await OrderModel.findById(id).orFail().lean();
    expect(await stockOf(product.id)).toBe(status === 'cancel' ? 3 : 1);
  });

  it('refuses an unknown status, and an unknown order', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildOrder();
    for (const status of ['delivered', '', 'SHIPPED']) {
      expect(
        (await api.refuse(endpoints.updateOrderStatus, setStatus(token, id, status))).status,
      ).toBe(400);
    }
    const failure = await api.refuse(
      endpoints.updateOrderStatus,
      setStatus(token, unknownId(), 'Shipped'),
    );
    expect(failure).toMatchObject({ status: 404, message: 'Order not found' });
  });
});
