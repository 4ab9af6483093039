import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../testing/factories.js';
import {
  accept,
  buildOrderRequest,
  buildProvider,
  endLeases,
  fail,
  refuse,
} from '../../testing/orders/payments.js';
import { buildStatusChanges, setAllStatuses } from '../../testing/orders/status-changes.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel, type OrderRecord } from '../orders/order.model.js';
import { placeOrder } from '../checkout/place-order.js';
import { recoverPayments } from './settle/recover-payments.js';

const api = useTestShop();
let admin: string;
let buyer: string;
let order: OrderRecord;

beforeEach(async () => {
  ({ token: admin } = await buildAdmin());
  const { request, token } = await buildOrderRequest();
  buyer = token;
  await expect(placeOrder(request, buildProvider(fail).provider)).rejects.toThrow();
  const stored = await OrderModel.findOne().lean();
  if (!stored) throw new Error('The order is missing');
  order = stored;
});

const refuseProcessing = (statusBefore?: 'Not Process') =>
  api.refuse(endpoints.updateOrderStatus, {
    token: admin,
    params: { orderId: order._id.toHexString() },
    body: { status: 'Processing', statusBefore },
  });

async function settle(answer: typeof accept | typeof refuse) {
  await endLeases();
  await recoverPayments(buildProvider(answer).provider);
}

describe('while an order is being paid', () => {
  const message = () => `Order ${order.number} is being paid. Please try again in a moment.`;

  it('its status waits', async () => {
    expect(await refuseProcessing()).toMatchObject({ status: 409, message: message() });
    const changes = buildStatusChanges([{ id: order._id.toHexString() }], 'cancel');
    const [result] = await setAllStatuses(api, admin, changes);
    expect(result).toMatchObject({ outcome: 'refused', message: message() });
  });

  it('its buyer’s account stays', async () => {
    const body = { password: 'not looked at' };
    const refused = await api.refuse(endpoints.deleteMyAccount, { token: buyer, body });
    expect(refused.status).toBe(409);
  });

  it('its buyer gets no invoice', async () => {
    const params = { number: String(order.number) };
    const refused = await api.refuse(endpoints.issueMyInvoice, { token: buyer, params });
    expect(refused.status).toBe(409);
  });
});

describe('once it is settled', () => {
  it('an administrator who saw it pending is told that its payment was refused', async () => {
    await settle(refuse);
    expect((await refuseProcessing('Not Process')).message).toBe(
      `Order ${order.number} is now cancelled: its payment was refused`,
    );
  });

  it('it stays cancelled if its payment was refused', async () => {
    await settle(refuse);
    expect(await refuseProcessing()).toMatchObject({
      status: 409,
      message: `Order ${order.number} stays cancelled: its payment was refused`,
    });
  });

  it('its status changes as that of any order', async () => {
    await settle(accept);
    const changes = buildStatusChanges([{ id: order._id.toHexString() }], 'Shipped');
    expect(await setAllStatuses(api, admin, changes)).toMatchObject([{ outcome: 'done' }]);
  });
});
