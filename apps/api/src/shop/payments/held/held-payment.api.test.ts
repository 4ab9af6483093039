import { JobModel } from '@shop/mongo/jobs';
import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildProduct } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { openStripeShop } from '../../../testing/orders/stripe-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { AuditEntryModel } from '../../audit/audit-entry.model.js';
import { OrderModel } from '../../orders/index.js';
import { findDisagreements } from '../../order-checks/index.js';

useTestShop();

const WEEK_S = 7 * 24 * 60 * 60;
const DAY_MS = 24 * 60 * 60_000;

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let admin: string;

beforeEach(async () => {
  shop = await openStripeShop({}, { cardCharged: 'shipment' });
  ({ token: admin } = await buildAdmin());
});

/** An order whose buyer has entered a card. */
async function buildHeld(given: Parameters<typeof shop.placeOrder>[0] = {}) {
  const placed = await shop.placeOrder(given);
  const params = { number: String(placed.order.number) };
  await shop.control('pay', { session: placed.session });
  await shop.api.call(endpoints.checkMyPayment, { token: placed.token, params });
  return { ...placed, params };
}

type Held = Awaited<ReturnType<typeof buildHeld>>;

const read = async ({ token, params }: Held) =>
  (await shop.api.call(endpoints.getMyOrder, { token, params })).body.order;
const setStatus = ({ order }: Held, status: string) =>
  shop.api.send(endpoints.updateOrderStatus, {
    token: admin,
    params: { orderId: order._id },
    body: { status },
  });
const take = ({ order }: Held) =>
  shop.api.send(endpoints.markOrderPaid, { token: admin, params: { orderId: order._id } });
const intent = async () => (await shop.control('intents'))[0];

/** Does all jobs, also those that wait. */
async function workAll() {
  await JobModel.updateMany({ state: 'due' }, { $set: { dueAt: new Date(0) } });
  return shop.work();
}

describe('a payment that is taken at shipment', () => {
  it('is reserved at checkout, which confirms the order and charges nothing', async () => {
    const held = await buildHeld();
    const { status, payment } = await read(held);
    expect([status, payment]).toMatchObject([
      'Not Process',
      { state: 'authorized', success: true, heldUntil: expect.any(String) as string },
    ]);
    expect(payment.url).toBeUndefined();
    expect(await intent()).toMatchObject({ amount_received: 0, status: 'requires_capture' });
    expect(await JobModel.countDocuments({ key: /^mail:orderReceived/ })).toBe(1);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is taken at checkout where nothing is to be sent: no shipment would ever take it', async () => {
    const paid = await buildHeld({ shipping: false });
    const { payment, total } = await read(paid);
    expect(payment).toMatchObject({ state: 'paid', success: true });
    expect(await intent()).toMatchObject({ amount_received: total * 100, status: 'succeeded' });
  });

  it('is taken once only goods without delivery are left of it', async () => {
    const book = await buildProduct({ name: 'E-book', price: 20, shipping: false });
    const held = await buildHeld({ besides: book.id });
    const [lamp] = held.order.products.filter(({ _id }) => _id === held.product);
    const lamps = { line: lamp?.line ?? '', quantity: 0, quantityBefore: 2 };
    const params = { orderId: held.order._id };
    await shop.api.call(endpoints.editOrder, { token: admin, params, body: { lines: [lamps] } });
    await workAll();
    expect(await read(held)).toMatchObject({ total: 20, payment: { state: 'paid' } });
    expect(await intent()).toMatchObject({ amount_received: 20_00, status: 'succeeded' });
  });

  it('is taken once when the order is shipped, however often it is told', async () => {
    const held = await buildHeld();
    await shop.control('webhooks', { copies: 3, order: 'shuffled' });
    expect((await setStatus(held, 'Shipped')).status).toBe(200);
    await shop.control('fail', { kind: 'cutAfter', times: 1 });
    await workAll();
    await workAll();
    const { payment, total } = await read(held);
    expect(payment).toMatchObject({ state: 'paid', success: true });
    expect(payment.heldUntil).toBeUndefined();
    expect(await intent()).toMatchObject({ amount_received: total * 100, status: 'succeeded' });
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is taken also where a parcel was removed, and entered once more', async () => {
    const held = await buildHeld();
    const params = { orderId: held.order._id };
    const lines = [{ line: held.order.products[0]?.line ?? '', quantity: 2 }];
    const body = { lines, carrier: 'UPS', trackingNumber: '1' };
    const add = () => shop.api.call(endpoints.addParcel, { token: admin, params, body });
    const { parcels } = (await add()).body.order;
    const parcel = { ...params, parcelId: parcels?.[0]?._id ?? '' };
    await shop.api.call(endpoints.removeParcel, { token: admin, params: parcel });
    await add();
    await workAll();
    expect((await read(held)).payment.state).toBe('paid');
  });

  it('is taken earlier by an administrator, two of them at once', async () => {
    const held = await buildHeld();
    const replies = await Promise.all([take(held), take(held)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(held)).payment.state).toBe('paid');
  });

  it('is not written as taken without who took it: both are written together', async () => {
    const held = await buildHeld();
    const create = vi.spyOn(AuditEntryModel, 'create');
    create.mockRejectedValueOnce(new Error('The disk is full'));
    expect((await take(held)).status).toBe(500);
    expect((await read(held)).payment.state).toBe('authorized');
    expect((await take(held)).status).toBe(200);
    expect((await read(held)).payment.state).toBe('paid');
    expect(await AuditEntryModel.find({ action: 'markOrderPaid' }).lean()).toMatchObject([
      { before: { payment: 'authorized' }, after: { payment: 'paid' } },
    ]);
  });

  it('has the name of who took it, although the shop was stopped before the answer', async () => {
    const held = await buildHeld();
    const write = OrderModel.findOneAndUpdate.bind(OrderModel);
    const stopped = vi.spyOn(OrderModel, 'findOneAndUpdate');
    stopped.mockImplementationOnce(write);
    stopped.mockImplementationOnce(() => {
      throw new Error('stopped');
    });
    expect((await take(held)).status).toBe(500);
    stopped.mockRestore();
    expect((await read(held)).payment.state).toBe('authorized');
    // The provider's word, or the next look.
    await workAll();
    const { changes, captureAsked } = (await OrderModel.findOne().orFail().lean()).payment;
    expect(captureAsked).toBeUndefined();
    expect(changes?.at(-1)).toMatchObject({ state: 'paid', by: expect.anything() as object });
    const entries = await AuditEntryModel.find({ action: 'markOrderPaid' }).lean();
    expect(entries).toMatchObject([
      { by: { email: expect.stringContaining('@') as string }, after: { payment: 'paid' } },
    ]);
  });

  it('is released when the buyer cancels the order, with its stock returned', async () => {
    const held = await buildHeld();
    const { token, params } = held;
    await shop.api.call(endpoints.cancelMyOrder, { token, params });
    expect(await read(held)).toMatchObject({ status: 'cancel', payment: { state: 'cancelled' } });
    expect(await intent()).toMatchObject({ amount_received: 0, status: 'canceled' });
    expect(await stockOf(held.product)).toBe(5);
    expect((await take(held)).status).toBe(409);
  });

  it('is released when an administrator cancels the order', async () => {
    const held = await buildHeld();
    await setStatus(held, 'cancel');
    await workAll();
    expect(await read(held)).toMatchObject({ status: 'cancel', payment: { state: 'cancelled' } });
    expect(await intent()).toMatchObject({ status: 'canceled' });
    expect(await stockOf(held.product)).toBe(5);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('stays reserved if the status was set back in time', async () => {
    const held = await buildHeld();
    await setStatus(held, 'Shipped');
    await setStatus(held, 'Processing');
    await JobModel.updateMany({ topic: 'payment-held' }, { $set: { dueAt: new Date(0) } });
    await shop.work();
    expect((await read(held)).payment.state).toBe('authorized');
  });

  it('is about to be lost: the shop is told two days before, unless it was taken', async () => {
    const [held, taken] = [await buildHeld(), await buildHeld()];
    const { heldUntil = '' } = (await read(held)).payment;
    const job = await JobModel.findOne({ key: `mail:holdEnding:${held.order._id}` }).lean();
    const notice = Date.parse(heldUntil) - (job?.dueAt.getTime() ?? 0);
    expect(Math.abs(notice - 2 * DAY_MS)).toBeLessThan(60_000);
    await take(taken);
    await sendMails();
    const mails = await mailsOf('holdEnding');
    expect(mails).toMatchObject([{ to: { address: DEFAULT_SETTINGS.email } }]);
    expect(mails[0]?.text).toContain(`Order ${held.order.number}`);
  });

  it('is lost when the bank releases it: the order is cancelled, and can’t be sent', async () => {
    const held = await buildHeld();
    await shop.control('passTime', { seconds: WEEK_S + 60 });
    expect((await take(held)).status).toBe(409);
    await workAll();
    expect(await read(held)).toMatchObject({ status: 'cancel', payment: { state: 'expired' } });
    expect((await setStatus(held, 'Shipped')).status).toBe(409);
    expect(await stockOf(held.product)).toBe(5);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is lost before it could be taken for what was sent: buyer and shop hear of it', async () => {
    const held = await buildHeld();
    await setStatus(held, 'Shipped');
    await sendMails();
    await shop.control('passTime', { seconds: WEEK_S + 60 });
    expect((await take(held)).status).toBe(409);
    await sendMails();
    expect(await read(held)).toMatchObject({ status: 'Shipped', payment: { state: 'expired' } });
    expect((await mailsOf('paymentRefused')).map(({ subject }) => subject)).toEqual([
      `Your order ${held.order.number} at Ecommerce App is not paid`,
    ]);
    expect((await mailsOf('sentUnpaid')).map(({ subject }) => subject)).toEqual([
      `Order ${held.order.number} was sent, but is not paid`,
    ]);
  });
});
