import { describe, expect, it } from 'vitest';
import { stockOf } from '../../testing/orders/checkouts.js';
import { openHostedScene, type HostedScene } from '../../testing/orders/hosted-scene.js';
import { useTestShop } from '../../testing/test-shop.js';
import { findDisagreements } from '../order-checks/index.js';
import { OrderModel } from '../orders/index.js';

useTestShop();

/** Whatever takes the money: how its buyer pays, perhaps more than once. */
const WAYS: [way: string, pay: (scene: HostedScene) => Promise<unknown>][] = [
  ['simulated', () => Promise.resolve()],
  [
    'stripe',
    (scene) => {
      scene.pay(3000);
      return scene.comeBack();
    },
  ],
  ['manual:bank-transfer', (scene) => scene.markPaid()],
];

const read = ({ order }: HostedScene) => OrderModel.findById(order._id).orFail().lean();
const agree = async () => expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);

describe.each(WAYS)('a payment by %s', (way, pay) => {
  it('follows its order, takes stock once, and is made once however often it is told', async () => {
    const scene = await openHostedScene(3000, way, 3);
    expect(await stockOf(scene.product)).toBe(2);
    await Promise.all([pay(scene), pay(scene)]);
    await pay(scene);
    const { payment, totalCents, status } = await read(scene);
    expect(payment).toMatchObject({ provider: way, success: true, state: 'paid' });
    expect([totalCents, status, payment.paidCents]).toEqual([3000, 'Not Process', undefined]);
    expect(await stockOf(scene.product)).toBe(2);
    await agree();
  });

  it('goes back in parts, each once under its key, and never more than was paid', async () => {
    const scene = await openHostedScene(3000, way, 3);
    await pay(scene);
    for (const key of ['first', 'first']) await scene.refund(1000, key);
    expect((await read(scene)).payment.state).toBe('partially_refunded');
    await scene.refund(2000, 'rest');
    await expect(scene.refund(1, 'more')).rejects.toThrow('nothing left to refund');
    const { payment, refunds = [] } = await read(scene);
    expect(payment.state).toBe('refunded');
    expect(refunds.map(({ amountCents, state }) => [amountCents, state])).toEqual([
      [1000, 'succeeded'],
      [2000, 'succeeded'],
    ]);
    await agree();
  });

  it('is over once its order is cancelled, and the stock is back once', async () => {
    const scene = await openHostedScene(3000, way, 3);
    await scene.cancel();
    await agree();
    const { payment, status } = await read(scene);
    expect(status).toBe('cancel');
    expect(['cancelled', 'refunded']).toContain(payment.state);
    expect(await stockOf(scene.product)).toBe(5);
  });
});
