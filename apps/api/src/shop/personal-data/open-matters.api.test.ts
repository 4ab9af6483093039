import { endpoints, RETURN_STATES } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { OrderModel } from '../orders/index.js';
import { buildAdmin, buildOrder, buildUser, PASSWORD } from '../../testing/factories.js';
import { buildReturn } from '../../testing/orders/returns.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

const body = { password: PASSWORD };

describe('an account is not deleted', () => {
  it('while the shop has money of theirs to return', async () => {
    const { token: admin } = await buildAdmin();
    const ada = await buildUser();
    const { id } = await buildOrder({ buyer: ada });
    const $set = { status: 'cancel', 'payment.state': 'paid' };
    await OrderModel.updateOne({ _id: id }, { $set });
    expect(await api.refuse(endpoints.deleteMyAccount, { token: ada.token, body })).toMatchObject({
      status: 409,
      message:
        'The shop has not returned all of your money yet. You can delete your account once it has',
    });
    const theirs = { token: admin, params: { userId: ada.id } };
    expect((await api.refuse(endpoints.deleteUser, theirs)).status).toBe(409);
    await OrderModel.updateOne({ _id: id }, { $set: { 'payment.state': 'refunded' } });
    await api.call(endpoints.deleteMyAccount, { token: ada.token, body });
  });

  it.each(RETURN_STATES)('while a return of theirs is not settled: %s', async (state) => {
    const ada = await buildUser();
    const order = await buildOrder({ buyer: ada });
    await buildReturn(state, order);
    await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'deliverd' } });
    const { status } = await api.send(endpoints.deleteMyAccount, { token: ada.token, body });
    const isOpen = ['requested', 'approved', 'received'].includes(state);
    expect(status).toBe(isOpen ? 409 : 200);
  });
});
