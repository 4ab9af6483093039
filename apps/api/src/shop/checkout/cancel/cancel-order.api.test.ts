import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { buildStatusChanges, setAllStatuses } from '../../../testing/orders/status-changes.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../../catalog/index.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();

/** Two of five pieces that a shopper has bought. */
async function buildScene() {
  const buyer = await buildUser({ name: 'Ada Buyer' });
  const { id: productId } = await buildProduct({ quantity: 5 });
  const order = await buildOrder({ buyer, items: [{ product: productId, quantity: 2 }] });
  const input = { token: buyer.token, params: { number: String(order.number) } };
  return { buyer, productId, order, input };
}

const setStatus = async (orderId: string, status: string) =>
  api.call(endpoints.updateOrderStatus, {
    token: (await buildAdmin()).token,
    params: { orderId },
    body: { status },
  });

describe('a shopper who cancels an order', () => {
  it('gets it cancelled: its stock is back, its payment reads cancelled, its history says so', async () => {
    const { productId, order, input } = await buildScene();
    const { body } = await api.call(endpoints.cancelMyOrder, input);
    expect(body).toMatchObject({
      message: `Order ${order.number} is cancelled`,
      order: { status: 'cancel', payment: { success: true, state: 'refunded' } },
    });
    expect(body.order.history.map(({ status }) => status)).toEqual(['Not Process', 'cancel']);
    expect(await stockOf(productId)).toBe(5);
    expect((await ProductModel.findById(productId).lean())?.piecesSold).toBe(0);
  });

  it('may repeat it: the order stays as it is', async () => {
    const { productId, input } = await buildScene();
    const first = await api.call(endpoints.cancelMyOrder, input);
    const again = await api.call(endpoints.cancelMyOrder, input);
    expect(again.body).toEqual(first.body);
    expect(await stockOf(productId)).toBe(5);
  });

  it('may do so while it is being packed', async () => {
    const { order, input } = await buildScene();
    await setStatus(order.id, 'Processing');
    expect((await api.call(endpoints.cancelMyOrder, input)).body.order.status).toBe('cancel');
  });

  it.each(['Shipped', 'deliverd'])('is refused once it is %s', async (status) => {
    const { productId, order, input } = await buildScene();
    await setStatus(order.id, status);
    expect(await api.refuse(endpoints.cancelMyOrder, input)).toMatchObject({
      status: 409,
      message: `Order ${order.number} has been shipped already, so it can’t be cancelled.`,
    });
    expect(await stockOf(productId)).toBe(3);
    const stored = await OrderModel.findById(order._id).lean();
    expect(stored).toMatchObject({ status, payment: { success: true } });
  });

  it('is named to administrators, and to one who saw it earlier', async () => {
    const { buyer, order, input } = await buildScene();
    await api.call(endpoints.cancelMyOrder, input);
    const { token } = await buildAdmin();
    const { body } = await api.call(endpoints.getOrder, { token, params: input.params });
    expect(body.order.history.at(-1)).toMatchObject({
      status: 'cancel',
      by: { _id: buyer.id, name: 'Ada Buyer' },
    });
    const refused = await api.refuse(endpoints.updateOrderStatus, {
      token,
      params: { orderId: order.id },
      body: { status: 'Shipped', statusBefore: 'Not Process' },
    });
    expect(refused.message).toBe(
      `Order ${order.number} is now cancelled: Ada Buyer has changed it`,
    );
  });

  it('leaves an order that an administrator has cancelled as it is', async () => {
    const { productId, order, input } = await buildScene();
    await setStatus(order.id, 'cancel');
    const { body } = await api.call(endpoints.cancelMyOrder, input);
    expect(body.order.payment).toMatchObject({ success: true, state: 'paid' });
    expect(await stockOf(productId)).toBe(5);
  });

  it('can rely on it: no administrator reopens or ships what was paid back', async () => {
    const { productId, order, input } = await buildScene();
    await api.call(endpoints.cancelMyOrder, input);
    const { token } = await buildAdmin();
    const message = `Order ${order.number} stays cancelled: its buyer gets the money back`;
    for (const status of ['Not Process', 'Processing', 'Shipped', 'deliverd']) {
      const change = { token, params: { orderId: order.id }, body: { status } };
      expect(await api.refuse(endpoints.updateOrderStatus, change)).toMatchObject({
        status: 409,
        message,
      });
    }
    const changes = buildStatusChanges([order], 'Shipped', 'cancel');
    expect(await setAllStatuses(api, token, changes)).toMatchObject([
      { outcome: 'refused', message },
    ]);
    expect(await stockOf(productId)).toBe(5);
    expect(await OrderModel.findById(order._id).lean()).toMatchObject({ status: 'cancel' });
  });

  it('gets no money back twice when an earlier version reopened the order', async () => {
    const { order, input } = await buildScene();
    await api.call(endpoints.cancelMyOrder, input);
    await OrderModel.updateOne({ _id: order._id }, { status: 'Processing' });
    const { body } = await api.call(endpoints.cancelMyOrder, input);
    expect(body.order.payment.state).toBe('refunded');
  });
});
