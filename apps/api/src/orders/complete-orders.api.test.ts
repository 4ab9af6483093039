import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { UserModel } from '../accounts/index.js';
import { buildAdmin, buildOrder, buildUser } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { completeOrders } from './complete-orders.js';
import { OrderModel } from './order.model.js';
import { takeOrderNumbers } from './order-number.js';

const api = useTestShop();

/** Orders as an earlier version wrote them, the oldest last. */
async function buildEarlierOrders(count: number) {
  const buyer = await buildUser({ name: 'Zoë Old' });
  const { _id, ...order } = await OrderModel.findById((await buildOrder({ buyer })).id)
    .orFail()
    .lean();
  await OrderModel.deleteOne({ _id });
  const { number, delivery, ...earlier } = order;
  expect([number, delivery.name]).toEqual([1001, 'Zoë Old']);
  await OrderModel.collection.insertMany(
    Array.from({ length: count }, (_, index) => ({
      ...earlier,
      idempotencyKey: `earlier-${index}`,
      createdAt: new Date(Date.now() - index * 60_000),
    })),
  );
  return buyer;
}

const inOrderOfCreation = () => OrderModel.find({}).sort({ createdAt: 1 }).lean();

describe('orders of an earlier version', () => {
  it('get a number in the order of their creation, and what the account says now, marked as such', async () => {
    const { id, email } = await buildEarlierOrders(3);
    await UserModel.updateOne({ _id: id }, { name: 'Zoë New', address: 'New Street 2' });
    await completeOrders();
    const orders = await inOrderOfCreation();
    expect(orders.map(({ number }) => number)).toEqual([1002, 1003, 1004]);
    expect(orders[0]?.delivery).toEqual({
      name: 'Zoë Old',
      email,
      phone: '555 0100',
      address: 'New Street 2',
      completedLater: true,
    });
    await completeOrders();
    expect(await inOrderOfCreation()).toEqual(orders);
  });

  it('are completed in batches, once, by instances that start at the same moment', async () => {
    await buildEarlierOrders(1_101);
    await Promise.all([completeOrders(), completeOrders()]);
    const numbers = (await inOrderOfCreation()).map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(1_101);
  });

  it('keep what is known of a buyer whose account is gone', async () => {
    const { id } = await buildEarlierOrders(1);
    await UserModel.deleteOne({ _id: id });
    await completeOrders();
    expect((await inOrderOfCreation())[0]?.delivery).toEqual({
      name: 'Zoë Old',
      email: '',
      phone: '',
      address: '',
      completedLater: true,
    });
  });

  it('are completed when they are first read, if an earlier version still ran after the start', async () => {
    const { token } = await buildAdmin();
    await buildEarlierOrders(2);
    const taken = await takeOrderNumbers(1);
    const { body } = await api.call(endpoints.listAllOrders, { token, query: { search: 'zoe' } });
    expect(body.map(({ number }) => number)).toEqual([taken + 2, taken + 1]);
    expect(body[0]?.delivery.completedLater).toBe(true);
  });
});
