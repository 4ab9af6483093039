import { endpoints, type OrderStatus } from '@shop/shared';
import { expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { buildStatusChanges, setAllStatuses } from '../../../testing/orders/status-changes.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();
const ORDERS = 6;
const PIECES = 2;

/** Orders of one product, so that all cancellations compete for its stock. */
async function buildScene() {
  const buyer = await buildUser();
  const { id: productId } = await buildProduct({ quantity: ORDERS * PIECES });
  const orders = [];
  for (let index = 0; index < ORDERS; index += 1)
    orders.push(await buildOrder({ buyer, items: [{ product: productId, quantity: PIECES }] }));
  const cancel = (number: number) =>
    api.send(endpoints.cancelMyOrder, {
      token: buyer.token,
      params: { number: String(number) },
    });
  return { productId, orders, cancel };
}

const historiesOf = async () =>
  (await OrderModel.find().lean()).map(({ history }) => history.map(({ status }) => status));

it('cancels an order once, however often and from however many tabs it is asked to', async () => {
  const { productId, orders, cancel } = await buildScene();
  const asked = orders.flatMap(({ number }) => [cancel(number), cancel(number), cancel(number)]);
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  expect(await stockOf(productId)).toBe(ORDERS * PIECES);
  expect(await historiesOf()).toEqual(orders.map(() => ['Not Process', 'cancel']));
});

it('is either cancelled or shipped when an administrator ships it at the same moment', async () => {
  const { productId, orders, cancel } = await buildScene();
  const { token } = await buildAdmin();
  const ship = (orderId: string) =>
    api.send(endpoints.updateOrderStatus, {
      token,
      params: { orderId },
      body: { status: 'Shipped', statusBefore: 'Not Process' },
    });
  const outcomes = await Promise.all(
    orders.map(async ({ id, number }) => {
      const [cancelled, shipped] = await Promise.all([cancel(number), ship(id)]);
      return [cancelled.status, shipped.status].sort();
    }),
  );
  expect(outcomes).toEqual(orders.map(() => [200, 409]));
  const cancelled = await OrderModel.countDocuments({ status: 'cancel' });
  expect(await OrderModel.countDocuments({ status: 'Shipped' })).toBe(ORDERS - cancelled);
  expect(await OrderModel.countDocuments({ 'payment.state': 'refunded' })).toBe(cancelled);
  expect(await stockOf(productId)).toBe(cancelled * PIECES);
});

it('is never sent once it is paid back, although administrators ship all orders again and again meanwhile', async () => {
  const { productId, orders, cancel } = await buildScene();
  const { token } = await buildAdmin();
  const shipAll = (statusBefore: OrderStatus) =>
    setAllStatuses(api, token, buildStatusChanges(orders, 'Shipped', statusBefore));
  const cancelAll = () => Promise.all(orders.map(({ number }) => cancel(number)));
  await Promise.all([cancelAll(), shipAll('Not Process'), shipAll('cancel')]);
  await shipAll('cancel');
  const stored = await OrderModel.find().lean();
  for (const { status, payment } of stored)
    expect(payment.state).toBe(status === 'Shipped' ? 'paid' : 'refunded');
  const cancelled = stored.filter(({ status }) => status === 'cancel').length;
  expect(await stockOf(productId)).toBe(cancelled * PIECES);
});
