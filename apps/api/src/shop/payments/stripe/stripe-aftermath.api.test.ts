import { randomUUID } from 'node:crypto';
import { inTransaction } from '@shop/mongo';
import { JobModel, type JobHandler } from '@shop/mongo/jobs';
import { DEFAULT_SETTINGS, endpoints, type ReportTime } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { openStripeShop } from '../../../testing/orders/stripe-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { InvoiceModel, OrderModel } from '../../orders/index.js';
import { writeDailyReport } from '../../reports/daily-report.js';
import { recordAftermath } from '../aftermath/record-aftermath.js';
import { refundKey } from '../refunds/refund-key.js';
import { writeRefund } from '../refunds/write-refund.js';

useTestShop();

type Job = Parameters<JobHandler>[0];

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let number: number;
let intent: string;
let token: string;

/** An order that is paid and shipped. */
beforeEach(async () => {
  shop = await openStripeShop();
  ({ token } = await buildAdmin());
  const { order, session, token: buyer } = await shop.placeOrder();
  ({ number } = order);
  await shop.control('pay', { session });
  await shop.api.call(endpoints.checkMyPayment, { token: buyer, params: { number } });
  const params = { orderId: order._id };
  await shop.api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'Shipped' } });
  intent = (await shop.control('intents'))[0]?.id ?? '';
  await shop.work();
});

const stored = () => OrderModel.findOne({ number }).lean();
const shown = async () => {
  const { body } = await shop.api.call(endpoints.getOrder, { token, params: { number } });
  return body.order;
};
const documents = async () =>
  (await InvoiceModel.find().sort({ _id: 1 }).lean()).map(
    ({ documentNumber, credits, totalCents }) => [documentNumber, credits, totalCents / 100],
  );
const oneDollar = () => ({
  token,
  params: { number },
  headers: { 'Idempotency-Key': randomUUID() },
  body: { amount: 1 },
});
const refundOne = () => shop.api.call(endpoints.refundOrder, oneDollar());
const refusalOfOne = () => shop.api.refuse(endpoints.refundOrder, oneDollar());

/** Works until something is true: webhooks arrive when they do. */
async function workedUntil<T>(look: () => Promise<T>, expected: unknown) {
  await expect
    .poll(async () => {
      await shop.work();
      return look();
    })
    .toEqual(expected);
}

describe('a refund in the dashboard of Stripe', () => {
  it('is recorded once, with a credit note, however often it is told', async () => {
    await shop.control('webhooks', { copies: 3, order: 'latest first' });
    await shop.control('refund', { intent, amount: 700 });
    await workedUntil(async () => (await stored())?.refunds?.length, 1);
    await shop.work();
    const order = await stored();
    expect(order?.payment.state).toBe('partially_refunded');
    expect((await shown()).refunds).toMatchObject([
      { state: 'succeeded', amount: 7, by: null, atProvider: true },
    ]);
    expect(await InvoiceModel.find({ kind: 'credit-note' }).lean()).toMatchObject([
      { totalCents: 700 },
    ]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('leaves room for one of the shop, which is recorded as its own', async () => {
    await shop.control('refund', { intent, amount: 700 });
    await refundOne();
    await workedUntil(
      async () => (await stored())?.refunds?.map(({ cause }) => cause).sort(),
      ['administrator', 'provider'],
    );
    expect((await shown()).refundable).toBe(42);
  });

  it('is recorded also if the shop heard of a dispute first', async () => {
    const dispute = { id: 'du_1', state: 'open', amountCents: 4300, reason: 'fraudulent' };
    const disputes = [{ ...dispute, at: new Date(), dueAt: null }];
    await shop.control('webhooks', { isHeld: true });
    await shop.control('refund', { intent, amount: 700 });
    await OrderModel.updateOne({ number }, { $set: { 'payment.disputes': disputes } });
    const disputed = await stored();
    if (disputed) await recordAftermath(disputed, shop.account.provider);
    const { refunds, payment } = await shown();
    expect(refunds).toMatchObject([{ state: 'succeeded', amount: 7, atProvider: true }]);
    expect(payment.state).toBe('partially_refunded');
  });

  it('is not taken for one if the shop makes it while Stripe is asked', async () => {
    const before = await stored();
    await refundOne();
    if (before) await recordAftermath(before, shop.account.provider);
    expect((await stored())?.refunds?.map(({ cause }) => cause)).toEqual(['administrator']);
    expect(await InvoiceModel.countDocuments({ kind: 'credit-note' })).toBe(1);
  });

  it('counts as not made when the bank could not return it, its credit note is taken back, and shop and buyer are told', async () => {
    await refundOne();
    await shop.work();
    const [refund] = await shop.control('refunds');
    const mails: (string | undefined)[] = [];
    const mail = ({ data }: Job) => Promise.resolve(void mails.push(data.kind));
    Object.assign(shop.handlers, { mail });
    await shop.control('failRefund', { refund: refund?.id ?? '' });
    await workedUntil(async () => (await stored())?.refunds?.map(({ state }) => state), ['failed']);
    const order = await shown();
    expect([order.payment.state, order.refundable]).toEqual(['paid', 50]);
    expect((await stored())?.refunds?.[0]?.failure).toBe('expired or canceled card');
    expect(mails).toEqual(['refundRefused', 'refundFailed']);
    expect(await documents()).toEqual([
      ['INV-1', undefined, 50],
      ['CN-1', 'INV-1', 1],
      ['INV-2', 'CN-1', 1],
    ]);
    await refundOne();
    expect((await documents()).at(-1)).toEqual(['CN-2', 'INV-1', 1]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('keeps its credit note where the whole invoice was taken back since', async () => {
    await refundOne();
    const [refund] = await shop.control('refunds');
    const params = { orderId: (await stored())?._id.toHexString() ?? '' };
    await shop.api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'cancel' } });
    await shop.control('failRefund', { refund: refund?.id ?? '' });
    await workedUntil(async () => (await stored())?.refunds?.[0]?.state, 'failed');
    expect((await documents()).map(([name]) => name)).toEqual(['INV-1', 'CN-1', 'CN-2']);
  });
});

describe('a refund whose outcome nobody has learned', () => {
  /** As if the process had died while Stripe was asked, and the task was tried in vain. */
  async function writeLost() {
    const order = await OrderModel.findOne({ number }).orFail().lean();
    const asked = { wanted: { amount: 1 }, cause: 'administrator' } as const;
    const { refund } = await inTransaction((session) => writeRefund(order._id, asked, session));
    const topic = 'refund';
    await JobModel.updateOne({ topic }, { $set: { state: 'dead' } });
    return { order: order._id.toHexString(), idempotencyKey: refundKey(order, refund) };
  }

  it.each([
    [false, 'succeeded', []],
    [true, 'failed', ['dead']],
  ])('ends by what Stripe says of it (failed: %s)', async (isFailed, state, tasks) => {
    const operation = await writeLost();
    await shop.control('webhooks', { isHeld: true });
    await shop.account.provider.refund({ ...operation, amountCents: 100, charge: intent });
    const refund = (await shop.control('refunds'))[0]?.id ?? '';
    if (isFailed) await shop.control('failRefund', { refund });
    const lost = await OrderModel.findOne({ number }).orFail().lean();
    await recordAftermath(lost, shop.account.provider);
    expect((await stored())?.refunds?.map((one) => one.state)).toEqual([state]);
    const left = await JobModel.find({ topic: 'refund' }).lean();
    expect(left.map((job) => job.state)).toEqual(tasks);
  });

  it('keeps its task: it can’t be discarded', async () => {
    await writeLost();
    const task = await JobModel.findOne({ topic: 'refund' }).orFail().lean();
    const params = { id: task._id.toHexString() };
    const { status, message } = await shop.api.refuse(endpoints.discardJob, { token, params });
    expect([status, message]).toEqual([409, expect.stringContaining('not known yet')]);
    expect(await JobModel.countDocuments({ topic: 'refund' })).toBe(1);
  });
});

describe('a dispute', () => {
  it('marks the order, with its deadline, and blocks refunds while the bank has the money', async () => {
    const { id } = await shop.control('dispute', { intent });
    await workedUntil(async () => (await shown()).payment.dispute?.state, 'open');
    const { payment, refundable } = await shown();
    expect(payment).toMatchObject({ state: 'paid', dispute: { amount: 50, reason: 'fraudulent' } });
    expect(Date.parse(payment.dispute?.dueAt ?? '')).toBeGreaterThan(Date.now());
    expect(refundable).toBeUndefined();
    const { status, message } = await refusalOfOne();
    expect([status, message]).toEqual([409, expect.stringMatching(/disputes this payment/)]);
    const query = { payment: 'disputed' as const };
    const { body: listed } = await shop.api.call(endpoints.listAllOrders, { token, query });
    expect(listed.map((order) => order.number)).toEqual([number]);
    await shop.control('closeDispute', { dispute: id, outcome: 'won' });
    await workedUntil(async () => (await shown()).payment.dispute?.state, 'won');
    expect((await refundOne()).status).toBe(201);
  });

  it('is told to the shop by mail, with its deadline, and once more when it is decided, each once', async () => {
    // They wait to be sent.
    Reflect.deleteProperty(shop.handlers, 'mail');
    const told = async (kind: 'disputeOpened' | 'disputeEnded') => {
      await sendMails();
      return (await mailsOf(kind)).map(({ subject, text }) => [subject, text]);
    };
    const { id } = await shop.control('dispute', { intent });
    await workedUntil(async () => (await shown()).payment.dispute?.state, 'open');
    const { body } = await shop.api.call(endpoints.getOverview, { token });
    expect(body.disputed).toEqual({ orders: 1, dueAt: (await shown()).payment.dispute?.dueAt });
    const [opened, ...more] = await told('disputeOpened');
    expect(opened?.[0]).toBe(`The payment of order ${number} is disputed`);
    expect(opened?.[1]).toMatch(/fraudulent[^]*Answer by/);
    expect(more).toEqual([]);
    await shop.control('closeDispute', { dispute: id, outcome: 'lost' });
    await workedUntil(async () => (await shown()).payment.dispute?.state, 'lost');
    const ended = await told('disputeEnded');
    expect(ended.map(([subject]) => subject)).toEqual([
      `You lost the dispute about order ${number}`,
    ]);
    expect(await told('disputeOpened')).toHaveLength(1);
    const after = await shop.api.call(endpoints.getOverview, { token });
    expect(after.body.disputed).toEqual({ orders: 0, dueAt: null });
  });

  it('that is only an inquiry is told as one, and blocks no refund until the bank takes the money', async () => {
    Reflect.deleteProperty(shop.handlers, 'mail');
    const texts = async () => {
      await sendMails();
      return (await mailsOf('disputeOpened')).map(({ text }) => text);
    };
    const { id: dispute } = await shop.control('dispute', { intent, isInquiry: true });
    await workedUntil(async () => (await shown()).payment.dispute?.inquiry, true);
    expect((await shown()).refundable).toBe(50);
    expect(await texts()).toEqual([expect.stringMatching(/You still have the money[^]*Answer by/)]);
    expect((await refundOne()).status).toBe(201);
    await shop.control('chargeBack', { intent, dispute });
    await workedUntil(async () => (await shown()).payment.dispute?.inquiry, undefined);
    expect((await refusalOfOne()).message).toMatch(/disputes this payment/);
    expect((await texts())[1]).toContain('which has the money until it is decided');
  });

  it('is told to the shop once a day or never, if an administrator chose that', async () => {
    const choose = async (disputes: ReportTime) => {
      const { settings } = (await shop.api.call(endpoints.getMailSettings, { token })).body;
      await shop.api.call(endpoints.updateMailSettings, { token, body: { ...settings, disputes } });
    };
    const report = async () => {
      const at = Types.ObjectId.createFromTime(Math.ceil(Date.now() / 1000) + 1);
      return JSON.stringify((await writeDailyReport(at, DEFAULT_SETTINGS))?.letter.blocks);
    };
    await choose('daily');
    const { id } = await shop.control('dispute', { intent });
    await workedUntil(async () => (await shown()).payment.dispute?.state, 'open');
    expect(await report()).toMatch(/Disputes: 1.*answer by/);
    await shop.control('closeDispute', { dispute: id, outcome: 'lost' });
    await workedUntil(async () => (await shown()).payment.dispute?.state, 'lost');
    expect(await report()).toMatch(/Disputes: 1.*"value":"lost"/);
    await choose('never');
    expect(await report()).toBeUndefined();
    await sendMails();
    for (const kind of ['disputeOpened', 'disputeEnded'] as const)
      expect(await mailsOf(kind)).toEqual([]);
  });

  it('that is lost has returned the money already', async () => {
    const { id } = await shop.control('dispute', { intent });
    await shop.control('closeDispute', { dispute: id, outcome: 'lost' });
    await workedUntil(async () => (await shown()).payment.dispute?.state, 'lost');
    expect((await refusalOfOne()).status).toBe(409);
    expect((await shown()).payment.dispute?.dueAt).toBeNull();
    const { payment } = await OrderModel.findOne({ number }).orFail().lean();
    expect(payment.isAllReturned).toBe(true);
  });
});
