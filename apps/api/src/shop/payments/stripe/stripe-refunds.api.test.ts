import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { openStripeShop } from '../../../testing/orders/stripe-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';

useTestShop();

/** An order whose buyer has paid. */
async function placePaid(shop: Awaited<ReturnType<typeof openStripeShop>>) {
  const placed = await shop.placeOrder();
  await shop.control('pay', { session: placed.session });
  const params = { number: placed.order.number };
  await shop.api.call(endpoints.checkMyPayment, { token: placed.token, params });
  return placed;
}

it('an administrator returns an amount of a payment by Stripe, once, although replies are lost', async () => {
  const shop = await openStripeShop();
  const { order } = await placePaid(shop);
  await shop.control('fail', { kind: 'cutAfter', times: 1, path: '/v1/refunds' });
  const { token } = await buildAdmin();
  const asked = {
    token,
    params: { number: order.number },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { amount: 1, reason: 'Scratched' },
  };
  const { body } = await shop.api.call(endpoints.refundOrder, asked);
  await shop.api.call(endpoints.refundOrder, asked);
  expect(await shop.work()).toEqual([]);
  expect(body.order.payment.state).toBe('partially_refunded');
  expect((await shop.control('refunds')).map(({ amount }) => amount)).toEqual([100]);
});

it('what is paid for an order that is cancelled is returned in full by itself, once', async () => {
  const shop = await openStripeShop();
  const { order, session } = await shop.placeOrder();
  // As after a restored backup: the shop itself closes the page before it cancels an order.
  await OrderModel.updateOne(
    { number: order.number },
    { $set: { status: 'cancel', 'payment.state': 'expired' } },
  );
  await shop.control('webhooks', { copies: 2 });
  await shop.control('pay', { session });
  await expect
    .poll(async () => {
      await shop.work();
      return (await shop.control('refunds')).map(({ amount }) => amount);
    })
    .toEqual([Math.round(order.total * 100)]);
  await shop.work();
  const after = await OrderModel.findOne({ number: order.number }).lean();
  expect([after?.status, after?.payment.state]).toEqual(['cancel', 'refunded']);
  expect(await shop.control('refunds')).toHaveLength(1);
});
