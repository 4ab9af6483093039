import { PAYMENT_STATES, type PaymentState } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { openHostedScene, type HostedScene } from '../../testing/orders/hosted-scene.js';
import { useTestShop } from '../../testing/test-shop.js';
import { findDisagreements } from '../order-checks/index.js';
import { changeTo, mayFollow, OrderModel } from '../orders/index.js';
import { settleHosted } from './hosted/settle-hosted.js';

useTestShop();

const read = ({ order }: HostedScene) => OrderModel.findById(order._id).orFail().lean();
const changesOf = async (scene: HostedScene) =>
  ((await read(scene)).payment.changes ?? []).map(({ state, cause, event }) => [
    state,
    cause,
    ...(event ? [event] : []),
  ]);

async function hear(scene: HostedScene, event: string) {
  const { _id } = await read(scene);
  await settleHosted(_id, scene.provider, { cause: 'webhook', event });
}

describe('every change of a payment is written once, with its cause', () => {
  it('paid with the order, refunded in parts', async () => {
    const scene = await openHostedScene(3000, 'simulated', 3);
    await scene.refund(1000, 'first');
    await scene.refund(500, 'second');
    await scene.refund(1500, 'rest');
    expect(await changesOf(scene)).toEqual([
      ['paid', 'checkout'],
      ['partially_refunded', 'refund'],
      ['refunded', 'refund'],
    ]);
  });

  it('paid with the order, cancelled by its buyer', async () => {
    const scene = await openHostedScene(3000, 'simulated', 3);
    await scene.cancel();
    expect(await changesOf(scene)).toEqual([
      ['paid', 'checkout'],
      ['cancelling', 'buyer'],
      ['refunded', 'refund'],
    ]);
  });

  it('told by an event of the provider, however often', async () => {
    const scene = await openHostedScene(3000, 'stripe', 3);
    scene.pay(3000);
    await Promise.all([hear(scene, 'evt_1'), scene.comeBack()]);
    await hear(scene, 'evt_2');
    const changes = await changesOf(scene);
    expect(changes).toHaveLength(1);
    expect([
      ['paid', 'webhook', 'evt_1'],
      ['paid', 'return'],
    ]).toContainEqual(changes[0]);
  });

  it('paid on a page, and more than the order costs once it is edited, until that is back', async () => {
    const scene = await openHostedScene(3000, 'stripe', 3);
    scene.pay(3000);
    await hear(scene, 'evt_1');
    await scene.edit(2);
    expect(await changesOf(scene)).toEqual([
      ['paid', 'webhook', 'evt_1'],
      ['overpaid', 'edit'],
      ['paid', 'refund'],
    ]);
  });
});

it('a page that was replaced stays on record as an attempt, and the order is paid on the next', async () => {
  const scene = await openHostedScene(3000, 'stripe', 3);
  const before = (await read(scene)).payment.reference;
  await scene.edit(2);
  const { payment } = await read(scene);
  expect(payment.closedPages).toMatchObject([{ reference: before, state: 'expired' }]);
  expect(payment.reference).not.toBe(before);
  expect(payment.state).toBe('pending');
});

it('no payment is given up or waited for once it has the money', () => {
  const money: PaymentState[] = ['paid', 'overpaid', 'partially_refunded', 'refunded'];
  const before: PaymentState[] = ['pending', 'authorized', 'failed', 'cancelled', 'expired'];
  for (const had of money) for (const state of before) expect(mayFollow(had, state)).toBe(false);
  // What is paid too late is recorded.
  for (const had of before) expect(mayFollow(had, 'paid')).toBe(true);
  for (const state of PAYMENT_STATES) expect(mayFollow(state, state)).toBe(true);
});

it('check-orders names a payment that went back', async () => {
  const scene = await openHostedScene(3000, 'simulated', 3);
  const { _id } = await read(scene);
  const change = changeTo('expired', { cause: 'expiry' });
  await OrderModel.updateOne({ _id }, { $push: { 'payment.changes': change } });
  const [found] = await findDisagreements({ againAfterMs: 0 });
  expect(JSON.stringify(found)).toContain('its payment was paid, and then expired');
});
