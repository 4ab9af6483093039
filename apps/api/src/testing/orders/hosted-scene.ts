import { randomUUID } from 'node:crypto';
import { listen } from '@shop/front';
import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { onTestFinished } from 'vitest';
import { createApp } from '../../app.js';
import { apiClient } from '../api-client.js';
import { buildAdmin, buildProduct, buildUser } from '../factories.js';
import { FakeHosted } from './hosted-payments.js';
import { buildAppDeps } from '../test-shop.js';
import { offeredMethods } from './manual-methods.js';
import { createShopSettings } from '../../shop/settings/index.js';

/** An order of pieces of one product that waits for its payment, and what can happen to it. */
export async function openHostedScene(totalCents: number, payment: string, quantity = 1) {
  const provider = new FakeHosted();
  const hosted = { provider, origin: 'https://shop.test' };
  const server = await listen(0);
  onTestFinished(() => server.close());
  const manualMethods = offeredMethods('To our account');
  const settings = createShopSettings({ ...DEFAULT_SETTINGS, manualMethods });
  // Where a provider takes payments, none are simulated.
  const taking = payment === 'simulated' ? {} : { hosted };
  server.serve(createApp(buildAppDeps({ ...taking, settings })));
  const api = apiClient(() => `http://127.0.0.1:${server.port}`);
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
