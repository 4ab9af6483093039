import { expect, it } from 'vitest';
import { openHostedScene } from '../../../testing/orders/hosted-scene.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../../orders/index.js';

useTestShop();

it.each([
  ['a cent too little', 'less', { amountCents: 2999 }],
  ['another currency', 'another currency', { amountCents: 3000, currency: 'jpy' }],
])(
  'an order for which %s is reserved is cancelled, and the amount released',
  async (_, why, held) => {
    const scene = await openHostedScene(3000, 'stripe');
    const { order, provider } = scene;
    provider.set(order._id, { state: 'authorized', charge: 'pi_1', ...held });
    await scene.comeBack();
    await scene.comeBack();
    expect(await OrderModel.findById(order._id).lean()).toMatchObject({
      status: 'cancel',
      payment: {
        state: 'failed',
        success: false,
        refusal: expect.stringContaining(why) as string,
      },
    });
    expect((await provider.look(`cs_${order._id}`)).state).toBe('cancelled');
    expect(await stockOf(scene.product)).toBe(5);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  },
);
