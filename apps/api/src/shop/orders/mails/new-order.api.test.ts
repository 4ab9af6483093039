import { NotYetError } from '@shop/mongo/jobs';
import { DEFAULT_SETTINGS } from '@shop/shared';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { openHostedScene, type HostedScene } from '../../../testing/orders/hosted-scene.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { writeNewOrder } from './new-order.js';

useTestShop();

const write = ({ order }: HostedScene) =>
  writeNewOrder(new Types.ObjectId(order._id), DEFAULT_SETTINGS);

it('the shop hears of an order only once its buyer has paid it on a provider’s page', async () => {
  const scene = await openHostedScene(30_00, 'stripe');
  await expect(write(scene)).rejects.toBeInstanceOf(NotYetError);
  scene.pay(30_00);
  await scene.comeBack();
  expect(JSON.stringify(await write(scene))).not.toContain('Still to be paid');
});

it('the shop hears nothing of an order that was given up before it was paid', async () => {
  const scene = await openHostedScene(30_00, 'stripe');
  await scene.cancel();
  expect(await write(scene)).toBeUndefined();
});

it('the shop hears at once of an order that is paid by hand, and that it is not paid yet', async () => {
  const scene = await openHostedScene(30_00, 'manual:bank-transfer');
  expect(JSON.stringify(await write(scene))).toContain(
    '{"name":"Still to be paid","value":"$30.00"}',
  );
});
