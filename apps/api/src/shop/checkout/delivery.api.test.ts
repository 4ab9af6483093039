import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { OPERATOR } from '@shop/front';
import { UserModel } from '../accounts/index.js';
import { buildCheckout, stockOf } from '../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/order.model.js';
import { simulatedPayments } from '../payments/simulated.js';
import { placeOrder } from './place-order.js';

const api = useTestShop();

const moveHouse = (token: string) =>
  api.call(endpoints.updateProfile, {
    token,
    body: { name: 'Ada Moved', phone: '555 0199', address: 'New Street 2' },
  });

async function buildBasket() {
  const { id } = await buildProduct({ quantity: 5 });
  return { id, items: [{ product: id, quantity: 1 }] };
}

describe('the delivery of an order', () => {
  it('is the buyer’s account at checkout, for the buyer and for administrators, whatever changes later', async () => {
    const [ada, admin] = [await buildUser(), await buildAdmin()];
    const { body } = await api.call(
      endpoints.placeOrder,
      buildCheckout(ada.token, (await buildBasket()).items),
    );
    const frozen = {
      name: 'Ada Buyer',
      email: ada.email,
      phone: '555 0100',
      address: 'Main Street 1',
      completedLater: false,
    };
    expect(body.order.delivery).toEqual(frozen);
    await moveHouse(ada.token);
    for (const [endpoint, { token }] of [
      [endpoints.listMyOrders, ada],
      [endpoints.listAllOrders, admin],
    ] as const) {
      const [order] = (await api.call(endpoint, { token })).body;
      expect(order).toMatchObject({ delivery: frozen, buyer: { name: 'Ada Buyer' } });
    }
  });

  it('is the account as the transaction finds it, not as the request began with', async () => {
    const { user, token } = await buildUser();
    const { items } = await buildBasket();
    await moveHouse(token);
    const request = { buyer: user, items, idempotencyKey: 'moved', client: OPERATOR };
    const { order } = await placeOrder(request, simulatedPayments);
    expect(order).toMatchObject({
      buyer: { name: 'Ada Moved' },
      delivery: { name: 'Ada Moved', phone: '555 0199', address: 'New Street 2' },
    });
  });

  it('is what the shopper was shown, or nothing is bought', async () => {
    const { token } = await buildUser();
    const { id, items } = await buildBasket();
    const { delivery } = (await api.call(endpoints.getDelivery, { token })).body;
    const request = { ...buildCheckout(token, items), body: { items, delivery } };
    await moveHouse(token);
    expect(await api.refuse(endpoints.placeOrder, request)).toMatchObject({
      status: 409,
      message: 'Your delivery details have changed. Please check them before you pay.',
      errors: [{ field: 'delivery' }],
    });
    expect([await stockOf(id), await OrderModel.countDocuments({})]).toEqual([5, 0]);
    const now = (await api.call(endpoints.getDelivery, { token })).body.delivery;
    expect(now).toMatchObject({ name: 'Ada Moved', address: 'New Street 2' });
    const again = { ...request, body: { items, delivery: now } };
    const placed = (await api.call(endpoints.placeOrder, again)).body.order;
    expect(placed.delivery).toMatchObject(now);
  });

  it('does not hinder a checkout that is sent again after the buyer moved', async () => {
    const { token } = await buildUser();
    const { items } = await buildBasket();
    const { delivery } = (await api.call(endpoints.getDelivery, { token })).body;
    const request = { ...buildCheckout(token, items), body: { items, delivery } };
    const first = await api.call(endpoints.placeOrder, request);
    await moveHouse(token);
    expect((await api.call(endpoints.placeOrder, request)).body.order).toEqual(first.body.order);
  });

  it('is not taken from somebody whose account is gone', async () => {
    const { user, id } = await buildUser();
    const { items } = await buildBasket();
    await UserModel.deleteOne({ _id: id });
    const request = { buyer: user, items, idempotencyKey: 'gone', client: OPERATOR };
    await expect(placeOrder(request, simulatedPayments)).rejects.toMatchObject({ status: 401 });
    expect(await OrderModel.countDocuments({})).toBe(0);
  });

  it('appears in no audit entry', async () => {
    const { token } = await buildAdmin();
    const ada = await buildUser();
    const { id } = await buildOrder({ buyer: ada });
    const input = { token, params: { orderId: id }, body: { status: 'Shipped' } };
    await api.call(endpoints.updateOrderStatus, input);
    const { body } = await api.call(endpoints.listAuditEntries, { token, query: { subject: id } });
    expect(body.total).toBe(1);
    for (const secret of [ada.email, '555 0100', 'Main Street 1'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });
});
