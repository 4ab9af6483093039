import { endpoints } from '@shop/shared';
import { JobModel } from '@shop/mongo/jobs';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockOf } from '../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildUser, unknownId } from '../../testing/factories.js';
import { mailsOf, sendMails } from '../../testing/mail/mails.js';
import { askForReturn, buildReturn, buildShipped } from '../../testing/orders/returns.js';
import { useTestShop } from '../../testing/test-shop.js';
import { findDisagreements } from '../order-checks/index.js';
import { OrderModel, ReturnModel } from '../orders/index.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  token = (await buildAdmin()).token;
});

const decide = (id: string, isApproved: boolean, message?: string) =>
  api.call(endpoints.decideReturn, { token, params: { id }, body: { isApproved, message } });
const receive = (id: string, line: string, quantity: number, restock = true) =>
  api.call(endpoints.receiveReturn, {
    token,
    params: { id },
    body: { lines: [{ line, quantity }], restock },
  });

describe('a return', () => {
  it('goes from the request to the refund of what has arrived, and tells its buyer of each step', async () => {
    const shipped = await buildShipped();
    const { one, order, lines, params, buyer } = shipped;
    const id = await askForReturn(api, shipped, 2);
    await decide(id, true, 'Use the old box');
    const arrived = (await receive(id, lines[0], 1)).body.order;
    expect(arrived.returns).toMatchObject([
      { state: 'received', restocked: true, received: [{ line: lines[0], quantity: 1 }] },
    ]);
    expect(await stockOf(one.id)).toBe(8);
    const input = { token, params: { id }, body: { shown: 10.01 } };
    const refunded = (await api.call(endpoints.refundReturn, input)).body.order;
    expect(refunded.payment.state).toBe('partially_refunded');
    expect(refunded.refunds).toMatchObject([{ amount: 10.01, state: 'succeeded' }]);
    expect(refunded.returns?.[0]).toMatchObject({
      state: 'refunded',
      refund: refunded.refunds?.[0]?._id,
    });
    expect(await stockOf(one.id)).toBe(8);
    const mine = await api.call(endpoints.getMyOrder, { token: buyer.token, params });
    expect(mine.body.order.returns?.[0]?.history.map(({ state }) => state)).toEqual([
      'requested',
      'approved',
      'received',
      'refunded',
    ]);
    await sendMails();
    expect((await mailsOf('returnRequested'))[0]?.text).toContain('2 × Lamp');
    expect((await mailsOf('returnApproved'))[0]?.text).toContain('Use the old box');
    expect((await mailsOf('returnReceived'))[0]?.text).toContain('1 × Lamp');
    expect((await mailsOf('orderRefunded'))[0]?.text).toContain(`of your order ${order.number}`);
  });

  it('is of no more pieces than were bought and not sent back or refunded yet, also at once', async () => {
    const shipped = await buildShipped();
    const { buyer, params, lines } = shipped;
    const asked = (line: string, quantity: number) => ({
      token: buyer.token,
      params,
      body: { lines: [{ line, quantity }], reason: 'other' as const },
    });
    await Promise.all(
      [1, 2, 3, 4].map(() => api.send(endpoints.requestReturn, asked(lines[0], 2))),
    );
    expect(await ReturnModel.countDocuments({})).toBe(1);
    const { message } = await api.refuse(endpoints.requestReturn, asked(lines[0], 2));
    expect(message).toBe('Only 1 of Lamp can still be sent back.');
    const refund = { token, params, body: { lines: [{ line: lines[1], quantity: 1 }] } };
    await api.call(endpoints.refundOrder, refund);
    const refused = await api.refuse(endpoints.requestReturn, asked(lines[1], 1));
    expect(refused).toMatchObject({ status: 409 });
    const [first] = await ReturnModel.find({}).lean();
    await decide(first?._id.toHexString() ?? '', false, 'Too late');
    await api.call(endpoints.requestReturn, asked(lines[0], 3));
    await sendMails();
    expect((await mailsOf('returnDeclined'))[0]?.text).toContain('Too late');
  });

  it('is refused before the order is shipped, for unknown lines, and with amounts', async () => {
    const buyer = await buildUser();
    const order = await buildOrder({ buyer });
    const params = { number: String(order.number) };
    const line = order.lines[0]?._id.toHexString() ?? '';
    const ask = (body: Record<string, unknown>) =>
      api.refuse(endpoints.requestReturn, { token: buyer.token, params, body });
    const body = { lines: [{ line, quantity: 1 }], reason: 'damaged' };
    expect((await ask(body)).message).toContain('not shipped');
    await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'deliverd' } });
    expect((await ask({ ...body, lines: [{ line: unknownId(), quantity: 1 }] })).status).toBe(400);
    for (const quantity of [0, -1, 1.5, 1_000_000])
      expect((await ask({ ...body, lines: [{ line, quantity }] })).status).toBe(400);
    expect((await ask({ ...body, lines: [] })).status).toBe(400);
    expect((await ask({ ...body, reason: 'because' })).status).toBe(400);
    expect((await OrderModel.findById(order._id).lean())?.returnCount).toBeUndefined();
    const sent = {
      token: buyer.token,
      params,
      body: { ...body, amount: 5_000, state: 'received' },
    };
    const reply = await api.call(endpoints.requestReturn, sent);
    expect(reply.body.order.returns).toMatchObject([{ state: 'requested' }]);
  });

  it('moves forward only, whoever else works on it', async () => {
    const { id, line, order } = await buildReturn('requested');
    const receipt = { lines: [{ line, quantity: 1 }], restock: true };
    const put = { token, params: { id } };
    const tooEarly = await api.refuse(endpoints.receiveReturn, { ...put, body: receipt });
    expect(tooEarly.status).toBe(409);
    expect((await api.refuse(endpoints.refundReturn, { ...put, body: {} })).status).toBe(409);
    const both = [true, false].map((isApproved) =>
      api.send(endpoints.decideReturn, { ...put, body: { isApproved } }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    await ReturnModel.updateOne({ _id: id }, { $set: { state: 'approved' } });
    const before = (await stockOf(order.lines[0]?.product.toHexString() ?? '')) ?? 0;
    await Promise.all([1, 2, 3].map(() => receive(id, line, 1)));
    expect(await stockOf(order.lines[0]?.product.toHexString() ?? '')).toBe(before + 1);
    const more = { ...put, body: { isApproved: false } };
    expect((await api.refuse(endpoints.decideReturn, more)).message).toContain('is received');
  });

  it('is cancelled by its buyer until it arrives: the pieces can be sent back later', async () => {
    const shipped = await buildShipped();
    const { buyer, params, lines } = shipped;
    const id = await askForReturn(api, shipped, 3);
    await decide(id, true);
    const input = { token: buyer.token, params: { id } };
    await Promise.all([1, 2].map(() => api.call(endpoints.cancelReturn, input)));
    const { order } = (await api.call(endpoints.getMyOrder, { token: buyer.token, params })).body;
    const [one] = order.returns ?? [];
    expect(one?.state).toBe('cancelled');
    expect(one?.history.filter(({ state }) => state === 'cancelled')).toHaveLength(1);
    const put = { token, params: { id } };
    const receipt = { lines: [{ line: lines[0], quantity: 1 }], restock: true };
    expect((await api.refuse(endpoints.receiveReturn, { ...put, body: receipt })).status).toBe(409);
    const again = await askForReturn(api, shipped, 3);
    await decide(again, true);
    await receive(again, lines[0], 3);
    const late = { token: buyer.token, params: { id: again } };
    expect((await api.refuse(endpoints.cancelReturn, late)).status).toBe(409);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is refunded once, by whatever number of calls at once', async () => {
    const { id, order } = await buildReturn('received');
    const input = { token, params: { id }, body: {} };
    await Promise.all([1, 2, 3, 4].map(() => api.send(endpoints.refundReturn, input)));
    expect((await api.refuse(endpoints.refundReturn, input)).message).toContain('refunded already');
    expect((await OrderModel.findById(order._id).lean())?.refunds).toHaveLength(1);
    expect(await JobModel.countDocuments({ key: /^mail:orderRefunded/ })).toBe(1);
  });

  it('can be refunded again if the provider refuses', async () => {
    const { id, order } = await buildReturn('received');
    const input = { token, params: { id }, body: {} };
    await api.call(endpoints.refundReturn, input);
    await OrderModel.updateOne(
      { _id: order._id },
      { $set: { 'refunds.0.state': 'failed', 'payment.state': 'paid' } },
    );
    const again = (await api.call(endpoints.refundReturn, input)).body.order;
    expect(again.refunds?.map(({ state }) => state)).toEqual(['failed', 'succeeded']);
    expect(again.returns?.[0]?.refund).toBe(again.refunds?.[1]?._id);
  });

  it('is closed without a refund by an exchange, for an order of the same buyer', async () => {
    const buyer = await buildUser();
    const { id, order } = await buildReturn('received', await buildOrder({ buyer }));
    const exchange = (newOrder: number) => ({
      token,
      params: { id },
      body: { message: 'The blue one is on its way', newOrder },
    });
    const [own, foreign] = [await buildOrder({ buyer }), await buildOrder()];
    for (const { number } of [foreign, order])
      expect((await api.refuse(endpoints.exchangeReturn, exchange(number))).status).toBe(400);
    const reply = await api.call(endpoints.exchangeReturn, exchange(own.number));
    expect(reply.body.order.returns).toMatchObject([{ state: 'exchanged', newOrder: own.number }]);
    expect((await api.refuse(endpoints.refundReturn, { ...exchange(1), body: {} })).status).toBe(
      409,
    );
    await sendMails();
    expect((await mailsOf('returnExchanged'))[0]?.text).toContain('The blue one is on its way');
  });

  it('is put back into stock by an exchange, once, which can’t become another one', async () => {
    const { id, order } = await buildReturn('received');
    const product = order.lines[0]?.product.toHexString() ?? '';
    const before = (await stockOf(product)) ?? 0;
    const body = { message: 'The blue one is on its way', restock: true };
    const input = { token, params: { id }, body };
    for (let times = 0; times < 2; times += 1) {
      const reply = await api.call(endpoints.exchangeReturn, input);
      expect(reply.body.order.returns).toMatchObject([{ state: 'exchanged', restocked: true }]);
      expect(await stockOf(product)).toBe(before + 1);
    }
    const other = { ...input, body: { ...body, message: 'The red one is on its way' } };
    expect((await api.refuse(endpoints.exchangeReturn, other)).status).toBe(409);
  });

  it('takes a repeated step, and refuses one that says something else', async () => {
    const shipped = await buildShipped();
    const { lines } = shipped;
    const id = await askForReturn(api, shipped, 2);
    await decide(id, true, 'Use the old box');
    await decide(id, true, 'Use the old box');
    const decision = { isApproved: true, message: 'Use a new box' };
    const decided = { token, params: { id }, body: decision };
    const { status, message } = await api.refuse(endpoints.decideReturn, decided);
    expect([status, message]).toEqual([409, expect.stringContaining('not as you have sent it')]);
    await receive(id, lines[0], 2, false);
    await receive(id, lines[0], 2, false);
    for (const [quantity, restock] of [
      [1, false],
      [2, true],
    ] as const) {
      const body = { lines: [{ line: lines[0], quantity }], restock };
      const input = { token, params: { id }, body };
      expect((await api.refuse(endpoints.receiveReturn, input)).status).toBe(409);
    }
  });

  it('is not put back into stock again by a refund, or by cancelling the order', async () => {
    const shipped = await buildShipped();
    const { one, order, lines, params } = shipped;
    const id = await askForReturn(api, shipped, 2);
    await decide(id, true);
    await receive(id, lines[0], 2);
    expect(await stockOf(one.id)).toBe(9);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
    const body = { lines: [{ line: lines[0], quantity: 3 }], restock: true };
    await api.call(endpoints.refundOrder, { token, params, body });
    expect(await stockOf(one.id)).toBe(10);
    const cancel = { token, params: { orderId: order.id }, body: { status: 'cancel' as const } };
    await api.call(endpoints.updateOrderStatus, cancel);
    expect(await stockOf(one.id)).toBe(10);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('puts nothing back into stock that a refund has put back before it arrived', async () => {
    const shipped = await buildShipped();
    const { one, lines, params } = shipped;
    const id = await askForReturn(api, shipped, 2);
    await decide(id, true);
    const body = { lines: [{ line: lines[0], quantity: 2 }], restock: true };
    await api.call(endpoints.refundOrder, { token, params, body });
    expect(await stockOf(one.id)).toBe(9);
    await receive(id, lines[0], 2);
    // One of its three pieces was still out of stock, and more than it can't come back.
    expect(await stockOf(one.id)).toBe(10);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });
});

describe('GET /returns', () => {
  it('lists the returns of all orders by state, for administrators alone', async () => {
    const shipped = await buildShipped();
    const id = await askForReturn(api, shipped, 2);
    await buildReturn('declined');
    const all = await api.call(endpoints.listReturns, { token, query: {} });
    expect(all.body).toMatchObject({ total: 2, returns: [{ state: 'declined' }, { _id: id }] });
    const open = await api.call(endpoints.listReturns, { token, query: { state: 'requested' } });
    expect(open.body.returns).toMatchObject([
      { _id: id, pieces: 2, order: shipped.order.number, buyer: 'Ada Buyer', reason: 'damaged' },
    ]);
    const ofBuyer = { token, query: { buyer: shipped.buyer.id } };
    expect((await api.call(endpoints.listReturns, ofBuyer)).body).toMatchObject({
      total: 1,
      returns: [{ _id: id }],
    });
    const shopper = { token: shipped.buyer.token, query: {} };
    expect((await api.refuse(endpoints.listReturns, shopper)).status).toBe(403);
    const decision = { token: shipped.buyer.token, params: { id }, body: { isApproved: true } };
    expect((await api.refuse(endpoints.decideReturn, decision)).status).toBe(403);
  });

  it('tells withdrawals from what buyers ask for', async () => {
    const { id } = await buildReturn('requested');
    const withdrawn = await buildReturn('approved');
    await ReturnModel.updateOne({ _id: withdrawn.id }, { $set: { withdrawal: true } });
    const list = async (kind: 'request' | 'withdrawal') =>
      (await api.call(endpoints.listReturns, { token, query: { kind } })).body.returns.map(
        ({ _id }) => _id,
      );
    expect(await list('withdrawal')).toEqual([withdrawn.id]);
    expect(await list('request')).toEqual([id]);
  });

  it('finds them by words of their orders, and lists them oldest first if asked', async () => {
    const shipped = await buildShipped();
    const id = await askForReturn(api, shipped, 1);
    await buildReturn('declined');
    const list = async (query: { search?: string; sort?: 'oldest' }) =>
      (await api.call(endpoints.listReturns, { token, query })).body.returns.map(({ _id }) => _id);
    expect(await list({ search: `#${shipped.order.number}` })).toEqual([id]);
    expect(await list({ search: 'nobody' })).toEqual([]);
    expect((await list({}))[1]).toBe(id);
    expect((await list({ sort: 'oldest' }))[0]).toBe(id);
  });
});

it('a return is in the download of its buyer, and stays without words when the account is deleted', async () => {
  const { buyer, order, params, lines } = await buildShipped();
  const body = {
    lines: [{ line: lines[0], quantity: 1 }],
    reason: 'damaged' as const,
    note: 'It fell on my foot',
  };
  await api.call(endpoints.requestReturn, { token: buyer.token, params, body });
  await ReturnModel.updateOne({}, { $set: { message: 'Dear Ada', state: 'declined' } });
  const proof = { token: buyer.token, body: { password: 'correct horse battery' } };
  const file = await api.call(endpoints.downloadMyData, { token: buyer.token });
  expect(file.body.orders[0]?.returns).toMatchObject([{ note: 'It fell on my foot' }]);
  await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'deliverd' } });
  await api.call(endpoints.deleteMyAccount, proof);
  const [kept] = await ReturnModel.find({}).lean();
  expect(kept?.reason).toBe('damaged');
  expect(JSON.stringify(kept)).not.toMatch(/foot|Ada/);
});
