import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { askForReturn, buildShipped } from '../../../testing/orders/returns.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../../orders/index.js';
import { cancelUnpaid } from './cancel-unpaid.js';

const api = useTestShop();

it('pieces that came back with a return are not put back again when the reserved amount is released', async () => {
  const { token } = await buildAdmin();
  const shipped = await buildShipped();
  const { one, order, lines } = shipped;
  const params = { id: await askForReturn(api, shipped, 2) };
  await api.call(endpoints.decideReturn, { token, params, body: { isApproved: true } });
  const arrived = { lines: [{ line: lines[0], quantity: 2 }], restock: true };
  await api.call(endpoints.receiveReturn, { token, params, body: arrived });
  const reserved = { status: 'Processing', 'payment.state': 'authorized' };
  const unset = { 'payment.changes': 1 } as const;
  await OrderModel.updateOne({ _id: order._id }, { $set: reserved, $unset: unset });
  const held = await OrderModel.findById(order._id).orFail();

  await cancelUnpaid(held, { state: 'cancelled', cause: 'cancellation' });
  expect(await stockOf(one.id)).toBe(10);
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});
