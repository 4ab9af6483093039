import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { buildAdmin, buildProduct, buildUser } from '../factories.js';
import { openHostedShop } from './hosted-shop.js';

/** An order of pieces of one product that waits for its payment, and what can happen to it. */
export async function openHostedScene(totalCents: number, payment: string, quantity = 1) {
  const { provider, api } = await openHostedShop({ isSimulated: payment === 'simulated' });
  const { token } = await buildUser();
  const { token: admin } = await buildAdmin();
  const { id: product } = await buildProduct({ price: totalCents / quantity / 100, quantity: 5 });
  const body = { items: [{ product, quantity }], payment };
  const headers = { 'Idempotency-Key': randomUUID() };
  const { order } = (await api.call(endpoints.placeOrder, { token, headers, body })).body;
  const params = { number: String(order.number) };
  return {
    provider,
    product,
    order,
    pay: (amountCents: number) => provider.pay(order._id, amountCents),
    comeBack: () => api.call(endpoints.checkMyPayment, { token, params }),
    cancel: () => api.call(endpoints.cancelMyOrder, { token, params }),
    markPaid: () =>
      api.call(endpoints.markOrderPaid, { token: admin, params: { orderId: order._id } }),
    /** The same, whatever the shop answers. */
    askMarkPaid: () =>
      api.send(endpoints.markOrderPaid, { token: admin, params: { orderId: order._id } }),
    setStatus: (status: string) =>
      api.send(endpoints.updateOrderStatus, {
        token: admin,
        params: { orderId: order._id },
        body: { status },
      }),
    edit: (left: number) =>
      api.send(endpoints.editOrder, {
        token: admin,
        params: { orderId: order._id },
        headers: { 'Idempotency-Key': randomUUID() },
        body: {
          lines: [
            { line: order.products[0]?.line ?? '', quantity: left, quantityBefore: quantity },
          ],
        },
      }),
    quoteRefund: (amountCents: number) =>
      api.call(endpoints.quoteRefund, {
        token: admin,
        params,
        body: { amount: amountCents / 100 },
      }),
    refund: (amountCents: number, key: string = randomUUID()) =>
      api.call(endpoints.refundOrder, {
        token: admin,
        params,
        headers: { 'Idempotency-Key': key },
        body: { amount: amountCents / 100 },
      }),
  };
}

export type HostedScene = Awaited<ReturnType<typeof openHostedScene>>;
