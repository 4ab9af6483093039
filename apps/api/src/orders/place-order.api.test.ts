import { expect, it, vi } from 'vitest';
import { ProductModel } from '../catalog/index.js';
import { TRANSACTION_DEADLINE_MS } from '../mongo/transaction.js';
import { buildProduct, buildUser } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { checkoutQueue } from './checkout-queue.js';
import { OrderModel } from './order.model.js';
import { simulatedPayments } from './payments.js';
import { placeOrder } from './place-order.js';

useTestShop();

it('gives up a checkout whose turn comes after its caller has stopped waiting', async () => {
  const { user } = await buildUser();
  const { id } = await buildProduct({ quantity: 5 });
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (end = resolve));
  const before = checkoutQueue.run([id], () => held);
  const asked = performance.now();
  const order = placeOrder(
    { buyer: user, items: [{ product: id, quantity: 1 }], idempotencyKey: 'late' },
    simulatedPayments,
  );
  const clock = vi
    .spyOn(performance, 'now')
    .mockReturnValue(asked + TRANSACTION_DEADLINE_MS + 1_000);
  end();
  await before;
  await expect(order).rejects.toMatchObject({ status: 503 });
  clock.mockRestore();
  expect(await OrderModel.countDocuments()).toBe(0);
  expect((await ProductModel.findById(id).lean())?.quantity).toBe(5);
});
