import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, type OrderStatus } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { offeredMethods } from '../../../testing/orders/manual-methods.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { handleExpiry } from './expiry.js';

const api = useTestShop();
const TEXT = 'IBAN AT61 1904 3002 3457 3201';

let admin: string;

beforeEach(async () => {
  admin = (await buildAdmin()).token;
  const body = { ...DEFAULT_SETTINGS, manualMethods: offeredMethods(TEXT, ''), version: 0 };
  await api.call(endpoints.updateSettings, { token: admin, body });
});

/** An order that waits for a bank transfer. */
async function buildWaiting() {
  const [{ id: product }, { token }] = [await buildProduct(), await buildUser()];
  const headers = { 'idempotency-key': randomUUID() };
  const body = { items: [{ product, quantity: 1 }], payment: 'manual:bank-transfer' };
  const { order } = (await api.call(endpoints.placeOrder, { token, headers, body })).body;
  const params = { number: String(order.number) };
  const set = (status: OrderStatus) =>
    api.call(endpoints.updateOrderStatus, {
      token: admin,
      params: { orderId: order._id },
      body: { status },
    });
  const read = async () => (await api.call(endpoints.getMyOrder, { token, params })).body.order;
  return { id: order._id, set, read };
}

it('an unpaid order that an administrator cancels does not say how to pay, until it is placed again', async () => {
  const { set, read } = await buildWaiting();
  const { dueAt } = (await read()).payment;
  await set('cancel');
  const { payment } = await read();
  expect([payment.text, payment.dueAt]).toEqual([undefined, undefined]);
  await sendMails();
  const [mail] = await mailsOf('orderCancelled');
  expect(mail?.text).toContain('You don’t have to pay for it.');
  await set('Not Process');
  expect((await read()).payment).toMatchObject({ state: 'pending', text: TEXT, dueAt });
});

it('its payment reads cancelled, and not expired, once its time is over', async () => {
  const { id, set, read } = await buildWaiting();
  await set('cancel');
  await handleExpiry(undefined)({ data: { order: id } } as never);
  expect((await read()).payment.state).toBe('cancelled');
});
