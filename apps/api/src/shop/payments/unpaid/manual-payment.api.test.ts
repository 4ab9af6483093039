import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, type ManualMethod } from '@shop/shared';
import { JobModel, NotYetError } from '@shop/mongo/jobs';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { offeredMethods } from '../../../testing/orders/manual-methods.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { AuditEntryModel } from '../../audit/index.js';
import { handleExpiry } from './expiry.js';

const api = useTestShop();
const ACCOUNT = 'IBAN AT61 1904 3002 3457 3201';

let admin: string;

beforeEach(async () => {
  admin = (await buildAdmin()).token;
  const body = {
    ...DEFAULT_SETTINGS,
    manualMethods: offeredMethods(ACCOUNT, 'Please have it ready.'),
    version: 0,
  };
  await api.call(endpoints.updateSettings, { token: admin, body });
});

async function place(payment: string) {
  const [{ id: product }, { token }] = [await buildProduct({ quantity: 5 }), await buildUser()];
  const reply = await api.call(endpoints.placeOrder, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { items: [{ product, quantity: 2 }], payment },
  });
  const { order, message } = reply.body;
  return { order, message, product, token, number: String(order.number) };
}

/** Saves other methods. */
async function offer(...manualMethods: Omit<ManualMethod, 'id'>[]) {
  const { settings } = (await api.call(endpoints.getSettings, { token: admin })).body;
  const body = { ...settings, manualMethods };
  return (await api.call(endpoints.updateSettings, { token: admin, body })).body.settings;
}

const expire = (order: string) => handleExpiry(undefined)({ data: { order } } as never);
const read = async (number: string) =>
  (await api.call(endpoints.getOrder, { token: admin, params: { number } })).body.order;
const markPaid = (orderId: string) =>
  api.call(endpoints.markOrderPaid, { token: admin, params: { orderId } });

describe('an order that is paid by bank transfer', () => {
  it('says how, waits 14 days, and is paid once an administrator says so', async () => {
    const { order, message, number } = await place('manual:bank-transfer');
    expect(message).toBe('Your order is placed');
    expect(order.payment).toMatchObject({ success: false, state: 'pending', text: ACCOUNT });
    const days = (Date.parse(order.payment.dueAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    await Promise.all([markPaid(order._id), markPaid(order._id)]);
    await markPaid(order._id);
    const paid = await read(number);
    expect(paid.payment).toMatchObject({ success: true, state: 'paid' });
    expect(paid.payment.text).toBeUndefined();
    expect(await AuditEntryModel.countDocuments({ action: 'markOrderPaid' })).toBe(1);
    expect(await JobModel.countDocuments({ key: /^mail:orderReceived/ })).toBe(2);
    await expire(order._id);
    expect((await read(number)).status).toBe('Not Process');
  });

  it('is not set to paid at another amount than the administrator was shown', async () => {
    const { order, number } = await place('manual:bank-transfer');
    const mark = (shown: number) => ({
      token: admin,
      params: { orderId: order._id },
      query: { shown },
    });
    expect(await api.refuse(endpoints.markOrderPaid, mark(order.total + 20))).toMatchObject({
      status: 409,
      message: 'What is to be paid for this order has changed. Please check the amount.',
      total: order.total,
    });
    expect((await read(number)).payment.state).toBe('pending');
    await api.call(endpoints.markOrderPaid, mark(order.total));
    expect((await read(number)).payment.state).toBe('paid');
    // Whoever repeats it was shown what it cost then.
    await api.call(endpoints.markOrderPaid, mark(order.total + 20));
  });

  it('is cancelled once when its time is over; what comes later is shown and can be refunded', async () => {
    const { order, number, product } = await place('manual:bank-transfer');
    await Promise.all([expire(order._id), expire(order._id)]);
    expect(await stockOf(product)).toBe(5);
    expect(await read(number)).toMatchObject({ status: 'cancel', payment: { state: 'expired' } });
    await markPaid(order._id);
    const late = await read(number);
    expect(late).toMatchObject({ status: 'cancel', payment: { state: 'paid' } });
    expect(late.refundable).toBe(order.total);
    const refund = { token: admin, params: { number }, body: { all: true } };
    const { body } = await api.call(endpoints.refundOrder, refund);
    expect(body.order.payment.state).toBe('refunded');
    expect(await stockOf(product)).toBe(5);
  });

  it('is cancelled by its buyer, before and after it is paid, and stays paid then', async () => {
    const [unpaid, paid] = [
      await place('manual:bank-transfer'),
      await place('manual:bank-transfer'),
    ];
    await markPaid(paid.order._id);
    for (const { token, number } of [unpaid, paid])
      await api.call(endpoints.cancelMyOrder, { token, params: { number } });
    expect((await read(unpaid.number)).payment.state).toBe('cancelled');
    expect(await read(paid.number)).toMatchObject({ status: 'cancel', payment: { state: 'paid' } });
    expect([await stockOf(unpaid.product), await stockOf(paid.product)]).toEqual([5, 5]);
  });
});

describe('an order that is paid in cash on delivery', () => {
  it('waits without end, is sent unpaid, and is not cancelled after that', async () => {
    const { order, number } = await place('manual:cash-on-delivery');
    expect(order.payment.dueAt).toBeNull();
    expect(await JobModel.countDocuments({ topic: 'payment-expiry' })).toBe(0);
    const body = { status: 'Shipped' as const };
    await api.call(endpoints.updateOrderStatus, {
      token: admin,
      params: { orderId: order._id },
      body,
    });
    await expect(expire(order._id)).rejects.toThrow(NotYetError);
    expect(await read(number)).toMatchObject({ status: 'Shipped', payment: { state: 'pending' } });
  });
});

it('a quote lists the ways to pay, and only those are taken', async () => {
  const { id: product } = await buildProduct();
  const items = [{ product, quantity: 1 }];
  const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
  expect(body.paymentMethods?.map(({ id }) => id)).toEqual([
    'simulated',
    'manual:bank-transfer',
    'manual:cash-on-delivery',
  ]);
  const { token } = await buildUser();
  const headers = { 'idempotency-key': randomUUID() };
  const call = { token, headers, body: { items, payment: 'stripe' } };
  expect((await api.refuse(endpoints.placeOrder, call)).status).toBe(400);
});

it('an order that a provider takes the money for can’t be marked as paid', async () => {
  const { id: orderId } = await buildOrder();
  const call = { token: admin, params: { orderId } };
  expect((await api.refuse(endpoints.markOrderPaid, call)).status).toBe(409);
});

describe('the methods of the settings', () => {
  const INVOICE = { name: 'Open invoice', text: '', days: 30, isOn: true };

  it('are offered in their order while they are on, and wait for their days', async () => {
    const saved = await offer(INVOICE, { ...INVOICE, name: 'Cheque', isOn: false });
    expect(saved.manualMethods.map(({ id }) => id)).toEqual(['open-invoice', 'cheque']);
    const { order, number } = await place('manual:open-invoice');
    const days = (Date.parse(order.payment.dueAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(order.payment).toMatchObject({ state: 'pending', name: 'Open invoice' });
    expect(order.payment.text).toBeUndefined();
    const { id: product } = await buildProduct();
    const call = {
      token: (await buildUser()).token,
      headers: { 'idempotency-key': randomUUID() },
      body: { items: [{ product, quantity: 1 }], payment: 'manual:cheque' },
    };
    expect((await api.refuse(endpoints.placeOrder, call)).status).toBe(400);
    await sendMails();
    const [mail] = await mailsOf('orderReceived');
    expect(mail?.text).toContain(`We’ve received your order. It is not paid yet.`);
    expect(mail?.text).toContain('Payment method: Open invoice');
    expect((await read(number)).payment.name).toBe('Open invoice');
  });

  it('keep the name that an order froze, in the order, its invoice and its payment', async () => {
    const { order, number } = await place('manual:bank-transfer');
    await offer({ ...INVOICE, name: 'Another' });
    await markPaid(order._id);
    const body = { status: 'Shipped' as const };
    const params = { orderId: order._id };
    await api.call(endpoints.updateOrderStatus, { token: admin, params, body });
    expect((await read(number)).payment).toMatchObject({ state: 'paid', name: 'Bank transfer' });
    const asked = { token: admin, body: { orders: [Number(number)] } };
    const { invoices } = (await api.call(endpoints.issueInvoices, asked)).body;
    expect(invoices[0]?.payment).toMatchObject({ success: true, name: 'Bank transfer' });
  });

  it('are recorded with what they were before, and stay if a save does not name them', async () => {
    await offer(INVOICE);
    const { settings } = (await api.call(endpoints.getSettings, { token: admin })).body;
    const { manualMethods, ...rest } = settings;
    const body = { ...rest, manualMethods: undefined };
    const saved = (await api.call(endpoints.updateSettings, { token: admin, body })).body.settings;
    expect(saved.manualMethods).toEqual(manualMethods);
    const entries = await AuditEntryModel.find({ action: 'updateSettings' }).sort({ at: 1 }).lean();
    const [, { before, after } = {}] = entries;
    expect(before?.manualMethods).toMatch(/^Bank transfer \(on, 14 days\): IBAN/);
    expect(after?.manualMethods).toBe('Open invoice (on, 30 days)');
  });
});
