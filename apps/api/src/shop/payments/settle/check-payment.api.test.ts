import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOrder, buildUser } from '../../../testing/factories.js';
import { openStripeShop } from '../../../testing/orders/stripe-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';

const plain = useTestShop();
const HALF_HOUR_S = 30 * 60;

describe('a buyer who returns from the page to pay on', () => {
  let shop: Awaited<ReturnType<typeof openStripeShop>>;

  beforeEach(async () => {
    shop = await openStripeShop();
    // The buyer is faster than every webhook.
    await shop.control('webhooks', { isHeld: true });
  });

  async function check({ token, order }: Awaited<ReturnType<typeof shop.placeOrder>>) {
    const input = { token, params: { number: order.number } };
    const { body } = await shop.api.call(endpoints.checkMyPayment, input);
    return [body.message, body.order.payment.state, body.order.payment.success];
  }

  it('finds the order paid, as often as they come', async () => {
    const placed = await shop.placeOrder();
    await shop.control('pay', { session: placed.session });
    const paid = ['Payment successfully', 'paid', true];
    expect(await Promise.all([check(placed), check(placed)])).toEqual([paid, paid]);
    await shop.control('webhooks', { isHeld: false });
    await shop.work();
    expect(await check(placed)).toEqual(paid);
  });

  it('finds it unpaid, whatever the address says, and can still pay', async () => {
    const placed = await shop.placeOrder();
    expect(await check(placed)).toEqual(['Your order is not paid yet', 'pending', false]);
    await shop.control('pay', { session: placed.session, card: 'declined' });
    expect(await check(placed)).toEqual(['Your order is not paid yet', 'pending', false]);
    await shop.control('pay', { session: placed.session });
    expect(await check(placed)).toEqual(['Payment successfully', 'paid', true]);
  });

  it('is told what was known before while Stripe does not answer', async () => {
    const placed = await shop.placeOrder();
    await shop.control('pay', { session: placed.session });
    await shop.control('fail', { kind: 'error', times: 9 });
    expect(await check(placed)).toEqual(['Your order is not paid yet', 'pending', false]);
    await shop.control('recover');
    expect(await check(placed)).toEqual(['Payment successfully', 'paid', true]);
  });

  it('gets a page although the reply to the first request was lost', async () => {
    await shop.control('fail', { kind: 'cutAfter', times: 3 });
    const placed = await shop.placeOrder();
    expect(placed.order.payment.url).toBeUndefined();
    await check(placed);
    const [session, ...others] = await shop.control('sessions');
    expect(others).toEqual([]);
    await shop.control('pay', { session: session?.id ?? '' });
    expect(await check(placed)).toEqual(['Payment successfully', 'paid', true]);
  });

  it('finds it cancelled once the page has expired', async () => {
    const placed = await shop.placeOrder();
    await shop.control('passTime', { seconds: 4 * HALF_HOUR_S });
    expect(await check(placed)).toEqual(['Your order is not paid yet', 'expired', false]);
  });
});

it('an order that is paid at once is left as it is', async () => {
  const buyer = await buildUser();
  const { number } = await buildOrder({ buyer });
  const input = { token: buyer.token, params: { number } };
  const { body } = await plain.call(endpoints.checkMyPayment, input);
  expect(body.message).toBe('Payment successfully');
});
