import { inTransaction } from '@shop/mongo';
import { JobModel } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { askForReturn, buildReturn, buildShipped } from '../../../testing/orders/returns.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel, type RefundRecord } from '../../orders/index.js';
import { repeatRefused } from '../../payments/refunds/refused-refund.js';

const api = useTestShop();
const MESSAGE = 'The lamp was used';

let token: string;

beforeEach(async () => {
  token = (await buildAdmin()).token;
});

/** A return of two of the three lamps of an order of $55.03 that have arrived, and not gone back into stock. */
async function buildArrived() {
  const shipped = await buildShipped();
  const id = await askForReturn(api, shipped, 2);
  await api.call(endpoints.decideReturn, { token, params: { id }, body: { isApproved: true } });
  const lines = [{ line: shipped.lines[0], quantity: 2 }];
  const body = { lines, restock: false };
  await api.call(endpoints.receiveReturn, { token, params: { id }, body });
  return { ...shipped, id, arrived: lines };
}

const refundOf = (params: { number: string }, body: Record<string, unknown>) =>
  api.call(endpoints.refundOrder, { token, params, body });
const quote = (params: { number: string }, body: Record<string, unknown>) =>
  api.call(endpoints.quoteRefund, { token, params, body });
const close = (id: string, restock?: boolean) =>
  api.send(endpoints.closeReturn, { token, params: { id }, body: { message: MESSAGE, restock } });
const refund = (id: string, body: Record<string, unknown>) =>
  api.call(endpoints.refundReturn, { token, params: { id }, body });

describe('a return that has arrived is refunded as far as something is left', () => {
  it('of the order after a refund by amount, shown beforehand', async () => {
    const { id, params, arrived } = await buildArrived();
    await refundOf(params, { amount: 45 });
    const asked = { lines: arrived, whatIsLeft: true };
    const shown = (await quote(params, asked)).body.refund;
    expect(shown).toEqual({ amount: 10.03, tax: 0, left: 0, limited: true });
    const whole = { token, params: { id }, body: {} };
    expect((await api.refuse(endpoints.refundReturn, whole)).status).toBe(409);
    const { order } = (await refund(id, { whatIsLeft: true, shown: 10.03 })).body;
    expect(order.payment.state).toBe('refunded');
    expect(order.returns?.[0]?.state).toBe('refunded');
    expect(order.refunds?.map(({ amount }) => amount)).toEqual([45, 10.03]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('of its pieces, one of which was refunded on its way', async () => {
    const { id, params, lines, arrived } = await buildArrived();
    await refundOf(params, { lines: [{ line: lines[0], quantity: 2 }] });
    const asked = { lines: arrived, whatIsLeft: true };
    expect((await quote(params, asked)).body.refund).toMatchObject({
      amount: 10.01,
      limited: true,
    });
    const { order } = (await refund(id, { whatIsLeft: true })).body;
    expect(order.refunds?.at(-1)).toMatchObject({
      amount: 10.01,
      lines: [{ line: lines[0], quantity: 1 }],
    });
  });

  it('with all of it where nothing was refunded before, which the quote tells', async () => {
    const { params, arrived } = await buildArrived();
    const asked = { lines: arrived, whatIsLeft: true };
    expect((await quote(params, asked)).body.refund).toEqual({
      amount: 20.02,
      tax: 0,
      left: 35.01,
    });
  });

  it('after what is kept of it was taken off', async () => {
    const { id, params } = await buildArrived();
    await refundOf(params, { amount: 45 });
    const { order } = (await refund(id, { deduction: 10, shown: 10.02 })).body;
    expect(order.refunds?.at(-1)).toMatchObject({ amount: 10.02, deduction: 10 });
  });

  it('once, by whatever number of calls at once, and put back into stock once', async () => {
    const { id, one, params } = await buildArrived();
    await refundOf(params, { amount: 45 });
    const before = (await stockOf(one.id)) ?? 0;
    const input = { token, params: { id }, body: { whatIsLeft: true, restock: true } };
    await Promise.all([1, 2, 3].map(() => api.send(endpoints.refundReturn, input)));
    const order = await OrderModel.findOne({ number: Number(params.number) }).lean();
    expect(order?.refunds?.map(({ amountCents }) => amountCents)).toEqual([45_00, 10_03]);
    expect(await stockOf(one.id)).toBe(before + 2);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });
});

describe('a return that has arrived is closed without a refund', () => {
  it('when everything was refunded before, with a reason that its buyer reads and gets by mail', async () => {
    const { id, one, buyer, params, arrived } = await buildArrived();
    await refundOf(params, { all: true });
    const input = { token, params, body: { lines: arrived, whatIsLeft: true } };
    const refused = await api.refuse(endpoints.quoteRefund, input);
    expect(refused).toMatchObject({ status: 409, message: 'There is nothing left to refund.' });
    const before = (await stockOf(one.id)) ?? 0;
    const replies = await Promise.all([1, 2, 3].map(() => close(id, true)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stockOf(one.id)).toBe(before + 2);
    const mine = await api.call(endpoints.getMyOrder, { token: buyer.token, params });
    const [told] = mine.body.order.returns ?? [];
    expect(told).toMatchObject({ state: 'closed', message: MESSAGE });
    expect(told?.history.map(({ state }) => state).slice(-2)).toEqual(['received', 'closed']);
    await sendMails();
    const mails = await mailsOf('returnClosed');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(MESSAGE);
    expect(mails[0]?.text).toContain('2 × Lamp');
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
    const list = { token, query: { state: 'closed' as const } };
    expect((await api.call(endpoints.listReturns, list)).body.total).toBe(1);
  });

  it('when it was free, or all of it would be kept', async () => {
    const free = await buildProduct({ name: 'Gift', price: 0, quantity: 5 });
    const order = await buildOrder({ items: [{ product: free.id, quantity: 1 }] });
    const { id } = await buildReturn('received', order);
    const input = { token, params: { id }, body: { whatIsLeft: true } };
    expect((await api.refuse(endpoints.refundReturn, input)).status).toBe(409);
    expect((await close(id)).status).toBe(200);
    const late = await api.refuse(endpoints.refundReturn, input);
    expect(late.message).toContain('is closed');
    const kept = await buildArrived();
    const all = { token, params: { id: kept.id }, body: { deduction: 20.02, whatIsLeft: true } };
    const { message } = await api.refuse(endpoints.refundReturn, all);
    expect(message).toBe('The deduction leaves nothing to refund.');
    expect((await close(kept.id)).status).toBe(200);
  });

  it('or refunded, whoever is first, and never both', async () => {
    const { id, one } = await buildArrived();
    const before = (await stockOf(one.id)) ?? 0;
    const input = { token, params: { id }, body: { restock: true } };
    const replies = await Promise.all([
      close(id, true),
      api.send(endpoints.refundReturn, input),
      close(id, true),
    ]);
    const order = (await OrderModel.findOne({ returnCount: 1 }).lean())?.refunds ?? [];
    const isRefunded = replies[1].status === 201;
    expect(order).toHaveLength(isRefunded ? 1 : 0);
    expect(replies[0].status).toBe(isRefunded ? 409 : 200);
    expect(await stockOf(one.id)).toBe(before + 2);
  });

  it('also when nothing of it comes, and its buyer can send the pieces back later', async () => {
    const shipped = await buildShipped();
    const id = await askForReturn(api, shipped, 3);
    expect((await close(id)).status).toBe(409);
    await api.call(endpoints.decideReturn, { token, params: { id }, body: { isApproved: true } });
    const before = await stockOf(shipped.one.id);
    expect((await close(id, true)).status).toBe(200);
    expect(await stockOf(shipped.one.id)).toBe(before);
    await sendMails();
    const [mail] = await mailsOf('returnClosed');
    expect(mail?.text).toContain('Nothing has come back to us');
    expect(mail?.text).toContain('What: 3 × Lamp');
    const receipt = { lines: [{ line: shipped.lines[0], quantity: 3 }], restock: true };
    const late = { token, params: { id }, body: receipt };
    expect((await api.refuse(endpoints.receiveReturn, late)).status).toBe(409);
    expect(await askForReturn(api, shipped, 3)).not.toBe(id);
  });

  it('once: another reason afterwards is refused', async () => {
    const { id } = await buildArrived();
    expect((await close(id)).status).toBe(200);
    expect((await close(id)).status).toBe(200);
    const other = { token, params: { id }, body: { message: 'It is broken' } };
    const { status, message } = await api.refuse(endpoints.closeReturn, other);
    expect([status, message]).toEqual([409, expect.stringContaining('not as you have sent it')]);
    expect((await close(id, true)).status).toBe(409);
  });

  it('with a reason, by an administrator', async () => {
    const arrived = await buildArrived();
    const input = { token, params: { id: arrived.id }, body: { message: ' ' } };
    expect((await api.refuse(endpoints.closeReturn, input)).status).toBe(400);
    const shopper = { ...input, token: arrived.buyer.token, body: { message: MESSAGE } };
    expect((await api.refuse(endpoints.closeReturn, shopper)).status).toBe(403);
  });

  it('when the provider has refused the refund, which can’t be repeated then', async () => {
    const { id, params } = await buildArrived();
    await refund(id, {});
    const number = Number(params.number);
    const refused = { 'refunds.0.state': 'failed', 'payment.state': 'paid' };
    await OrderModel.updateOne({ number }, { $set: refused });
    expect((await close(id)).status).toBe(200);
    const order = await OrderModel.findOne({ number }).orFail().lean();
    // A repetition that was under way.
    const refundId = order.refunds?.[0]?._id ?? order._id;
    const asked = { order, refund: { ...order.refunds?.[0], _id: refundId } as RefundRecord };
    expect(await inTransaction((session) => repeatRefused(asked, session))).toBeUndefined();
    const after = await OrderModel.findOne({ number }).orFail().lean();
    expect(after.refunds?.map(({ state }) => state)).toEqual(['failed']);
    expect(await JobModel.countDocuments({ topic: 'refund' })).toBe(0);
  });
});
