import { inTransaction } from '@shop/mongo';
import { expect, it, vi } from 'vitest';
import { buildOrder, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { UserModel } from '../accounts/index.js';
import { countBuyers } from './count-customers.js';

useTestShop();

it('counts a buyer while another one is buying, and that one once they are done', async () => {
  const buyers = [await buildUser(), await buildUser()];
  for (const buyer of buyers) await buildOrder({ buyer });
  const ids = buyers.map(({ user }) => user._id);
  const ordersOf = async (_id: unknown) => (await UserModel.findById(_id).lean())?.sums?.orders;
  let counting = Promise.resolve();
  await inTransaction(async (session) => {
    await UserModel.updateOne({ _id: ids[1] }, { $inc: { holds: 1 } }, { session });
    counting = countBuyers(ids);
    await vi.waitFor(async () => expect(await ordersOf(ids[0])).toBe(1), 5_000);
    expect(await ordersOf(ids[1])).toBeUndefined();
  });
  await counting;
  expect(await ordersOf(ids[1])).toBe(1);
});
