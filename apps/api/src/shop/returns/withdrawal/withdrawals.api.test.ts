import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { buildShipped } from '../../../testing/orders/returns.js';
import { findDisagreements } from '../../order-checks/index.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { cancelWaiting } from '../../checkout/index.js';
import { OrderModel, ReturnModel } from '../../orders/index.js';

const api = useTestShop();
const DAY_MS = 24 * 60 * 60 * 1_000;

let token: string;

beforeEach(async () => {
  token = (await buildAdmin()).token;
});

async function setDays(withdrawalDays: number) {
  const { settings } = (await api.call(endpoints.getSettings, { token })).body;
  const body = { ...settings, withdrawalDays };
  await api.call(endpoints.updateSettings, { token, body });
}

describe('POST /auth/orders/:number/withdrawal', () => {
  it('cancels an order that is not shipped, returns what was paid, and confirms it by mail', async () => {
    const buyer = await buildUser();
    const order = await buildOrder({ buyer });
    const product = order.lines[0]?.product.toHexString() ?? '';
    const before = (await stockOf(product)) ?? 0;
    const input = { token: buyer.token, params: { number: String(order.number) }, body: {} };
    const reply = await api.call(endpoints.withdrawFromOrder, input);
    expect(reply.body.order).toMatchObject({ status: 'cancel', payment: { state: 'refunded' } });
    expect(await stockOf(product)).toBe(before + 1);
    expect(await ReturnModel.countDocuments({})).toBe(0);
    expect((await api.refuse(endpoints.withdrawFromOrder, input)).status).toBe(409);
    await sendMails();
    const [mail] = await mailsOf('withdrawalReceived');
    expect(mail?.text).toContain(`You have withdrawn from the contract for order ${order.number}`);
    expect(mail?.text).toContain('we’ll refund what you paid');
    expect(mail?.text).toMatch(/Received: \w+ \d+, \d{4} at/);
  });

  it('is confirmed again when it comes a second time, each with its own time', async () => {
    const buyer = await buildUser();
    const order = await buildOrder({ buyer });
    const payment = { success: false, provider: 'manual:bank-transfer', state: 'pending' };
    const unpaid = { payment: { ...payment, reference: null } };
    const input = { token: buyer.token, params: { number: String(order.number) }, body: {} };
    for (const year of [2025, 2026]) {
      await OrderModel.updateOne({ _id: order._id }, { $set: { ...unpaid, status: 'Processing' } });
      const history = { status: 'Processing', at: new Date() };
      await OrderModel.updateOne({ _id: order._id }, { $push: { history } });
      await api.call(endpoints.withdrawFromOrder, input);
      const withdrawn = await OrderModel.findById(order._id).orFail().lean();
      const last = `history.${withdrawn.history.length - 1}.at`;
      const at = new Date(Date.UTC(year, 0, 5));
      await OrderModel.updateOne({ _id: order._id }, { $set: { [last]: at } });
    }
    await sendMails();
    expect((await mailsOf('withdrawalReceived')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/Received: January 5, 2025/),
      expect.stringMatching(/Received: January 5, 2026/),
    ]);
  });

  it('cancels an order that is not paid yet', async () => {
    const buyer = await buildUser();
    const order = await buildOrder({ buyer });
    const payment = { success: false, provider: 'manual:bank-transfer', state: 'pending' };
    await OrderModel.updateOne(
      { _id: order._id },
      { $set: { payment: { ...payment, reference: null } } },
    );
    const input = { token: buyer.token, params: { number: String(order.number) }, body: {} };
    const reply = await api.call(endpoints.withdrawFromOrder, input);
    expect(reply.body.order).toMatchObject({ status: 'cancel', payment: { state: 'cancelled' } });
    await sendMails();
    expect(await mailsOf('withdrawalReceived')).toHaveLength(1);
  });

  it('is confirmed once if its first request got no further than to cancel the unpaid order', async () => {
    const buyer = await buildUser();
    const order = await buildOrder({ buyer });
    const payment = { success: false, provider: 'manual:bank-transfer', state: 'pending' };
    const unpaid = { payment: { ...payment, reference: null } };
    await OrderModel.updateOne({ _id: order._id }, { $set: unpaid });
    const stored = await OrderModel.findById(order._id).orFail().lean();
    await cancelWaiting(stored, buyer.user._id, undefined);
    const params = { number: String(order.number) };
    const again = () =>
      api.send(endpoints.withdrawFromOrder, { token: buyer.token, params, body: {} });
    expect((await again()).status).toBe(201);
    expect((await again()).status).toBe(201);
    await sendMails();
    expect((await again()).status).toBe(201);
    await sendMails();
    expect(await mailsOf('withdrawalReceived')).toHaveLength(1);
  });

  it('opens a return of a shipped order that needs no approval, of all or some pieces', async () => {
    const { buyer, params, lines } = await buildShipped();
    const withdraw = (body: object) =>
      api.call(endpoints.withdrawFromOrder, { token: buyer.token, params, body });
    await withdraw({ lines: [{ line: lines[0], quantity: 1 }] });
    const { returns } = (await withdraw({})).body.order;
    expect(returns).toMatchObject([
      { withdrawal: true, state: 'approved', lines: [{ line: lines[0], quantity: 1 }] },
      {
        withdrawal: true,
        state: 'approved',
        lines: [
          { line: lines[0], quantity: 2 },
          { line: lines[1], quantity: 1 },
        ],
      },
    ]);
    const again = { token: buyer.token, params, body: {} };
    expect((await api.refuse(endpoints.withdrawFromOrder, again)).status).toBe(409);
    const receipt = { lines: [{ line: lines[0], quantity: 1 }], restock: true };
    const id = returns?.[0]?._id ?? '';
    await api.call(endpoints.receiveReturn, { token, params: { id }, body: receipt });
    await sendMails();
    expect((await mailsOf('withdrawalReceived')).map(({ text }) => text)).toEqual([
      expect.stringContaining('1 × Lamp'),
      expect.stringContaining('1 × Sofa'),
    ]);
  });

  it('from an order that is partly sent refunds the rest at once, which is not sent any more', async () => {
    const { buyer, params, lines, other, orderId, send } = await buildPacked(api, token);
    await send(2);
    const before = (await stockOf(other.id)) ?? 0;
    const { order } = (
      await api.call(endpoints.withdrawFromOrder, { token: buyer.token, params, body: {} })
    ).body;
    expect(order.returns).toMatchObject([
      { withdrawal: true, state: 'approved', lines: [{ line: lines[0], quantity: 2 }] },
    ]);
    const rest = [
      { line: lines[0], quantity: 1 },
      { line: lines[1], quantity: 1 },
    ];
    expect(order.refunds).toMatchObject([{ state: 'succeeded', amount: 35.01, lines: rest }]);
    expect(order.keptBack).toEqual(rest);
    expect(await stockOf(other.id)).toBe(before + 1);
    expect(await OrderModel.findById(orderId).lean()).toMatchObject({ isAllSent: true });
    await sendMails();
    const texts = (await mailsOf('withdrawalReceived')).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining('This part of it will not be sent'),
      expect.stringContaining('Please send back'),
    ]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('from what is not sent yet alone opens no return, and one paid by hand is a return of all', async () => {
    const { buyer, order, params, lines, send } = await buildPacked(api, token);
    await send(2);
    const withdraw = async (line: string) => {
      const body = { lines: [{ line, quantity: 1 }] };
      return api.call(endpoints.withdrawFromOrder, { token: buyer.token, params, body });
    };
    const first = (await withdraw(lines[1])).body.order;
    expect([first.returns, first.keptBack]).toEqual([undefined, [{ line: lines[1], quantity: 1 }]]);
    const byHand = { 'payment.provider': 'manual:bank-transfer' };
    await OrderModel.updateOne({ _id: order._id }, { $set: byHand });
    const second = (await withdraw(lines[0])).body.order;
    expect(second.returns).toMatchObject([{ lines: [{ line: lines[0], quantity: 1 }] }]);
    expect(second.refunds).toHaveLength(1);
  });

  it('tells apart what comes back and what is not sent, also where the money goes back by hand', async () => {
    const { buyer, order, other, params, lines, send } = await buildPacked(api, token);
    await send(2);
    const byHand = { 'payment.provider': 'manual:bank-transfer' };
    await OrderModel.updateOne({ _id: order._id }, { $set: byHand });
    const asked = { token: buyer.token, params, body: {} };
    const { returns } = (await api.call(endpoints.withdrawFromOrder, asked)).body.order;
    const [unsent, sent] = returns ?? [];
    expect(unsent).toMatchObject({ unsent: true, lines: [{ quantity: 1 }, { quantity: 1 }] });
    expect(sent).toMatchObject({ lines: [{ line: lines[0], quantity: 2 }] });
    expect(sent).not.toHaveProperty('unsent');
    await sendMails();
    const texts = (await mailsOf('withdrawalReceived')).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/This part of it will not be sent[^]*1 × Sofa/),
      expect.stringMatching(/Please send back[^]*2 × Lamp/),
    ]);
    expect(texts[0]).not.toContain('send back');

    const input = { token, params: { id: unsent?._id ?? '' } };
    const receipt = { lines: [{ line: lines[1], quantity: 1 }], restock: true };
    const refused = await api.refuse(endpoints.receiveReturn, { ...input, body: receipt });
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringContaining('was not sent') as string,
    });
    const before = (await stockOf(other.id)) ?? 0;
    const refunded = await api.call(endpoints.refundReturn, { ...input, body: { restock: true } });
    expect(refunded.body.order.refunds).toMatchObject([{ amount: 35.01 }]);
    expect(await stockOf(other.id)).toBe(before + 1);
    const early = { token, params: { id: sent?._id ?? '' }, body: {} };
    expect((await api.refuse(endpoints.refundReturn, early)).status).toBe(409);
    await sendMails();
    expect(await mailsOf('returnReceived')).toEqual([]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is closed by the shop when its buyer wants what is not sent after all', async () => {
    const { buyer, order, orderId, params, lines, send } = await buildPacked(api, token);
    await send(3);
    const byHand = { 'payment.provider': 'manual:bank-transfer' };
    await OrderModel.updateOne({ _id: order._id }, { $set: byHand });
    const body = { lines: [{ line: lines[1], quantity: 1 }] };
    const asked = { token: buyer.token, params, body };
    const { returns } = (await api.call(endpoints.withdrawFromOrder, asked)).body.order;
    expect(await OrderModel.findById(orderId).lean()).toMatchObject({ isAllSent: true });
    const id = returns?.[0]?._id ?? '';
    const closing = { token, params: { id }, body: { message: 'You want it after all' } };
    const closed = (await api.call(endpoints.closeReturn, closing)).body.order;
    expect(closed.returns).toMatchObject([{ state: 'closed' }]);
    expect(closed.keptBack).toBeUndefined();
    expect(await OrderModel.findById(orderId).lean()).not.toHaveProperty('isAllSent');
    const parcel = { ...body, carrier: 'Swift', trackingNumber: 'T' };
    await api.call(endpoints.addParcel, { token, params: { orderId }, body: parcel });
    expect((await api.send(endpoints.withdrawFromOrder, asked)).status).toBe(201);
    await sendMails();
    const [mail] = await mailsOf('returnClosed');
    expect(mail?.text).toContain('Nothing has come back to us');
    expect(mail?.text).toContain('You want it after all');
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('keeps back what is not sent yet also where the money goes back by hand', async () => {
    const { buyer, order, orderId, params, lines, send } = await buildPacked(api, token);
    await send(1);
    const byHand = { 'payment.provider': 'manual:bank-transfer' };
    await OrderModel.updateOne({ _id: order._id }, { $set: byHand });
    const withdraw = async (wanted: { line: string; quantity: number }[]) =>
      (
        await api.call(endpoints.withdrawFromOrder, {
          token: buyer.token,
          params,
          body: { lines: wanted },
        })
      ).body.order;
    const slip = async () => {
      const query = { orders: String(order.number) };
      const { body } = await api.call(endpoints.listPackingSlips, { token, query });
      return body.slips[0]?.lines.map(({ name, quantity, left }) => [name, quantity, left]);
    };
    const first = await withdraw([
      { line: lines[0], quantity: 1 },
      { line: lines[1], quantity: 1 },
    ]);
    expect(first.returns).toMatchObject([{ lines: [{ quantity: 1 }, { quantity: 1 }] }]);
    expect(await slip()).toEqual([['Lamp', 2, 1]]);
    await sendMails();
    expect((await mailsOf('returnAsked')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/Please don’t send it, and refund it\.[^]*What: 1 × Lamp\n1 × Sofa/),
    ]);
    expect(await OrderModel.findById(orderId).lean()).not.toHaveProperty('isAllSent');

    await withdraw([{ line: lines[0], quantity: 2 }]);
    expect(await slip()).toEqual([['Lamp', 1, 0]]);
    expect(await OrderModel.findById(orderId).lean()).toMatchObject({ isAllSent: true });
    const parcel = {
      lines: [{ line: lines[0], quantity: 1 }],
      carrier: 'Swift',
      trackingNumber: 'T',
    };
    const more = await api.refuse(endpoints.addParcel, {
      token,
      params: { orderId },
      body: parcel,
    });
    expect(more.status).toBe(409);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is of pieces that are not taken off the order as well: they go back with it', async () => {
    const { buyer, order, orderId, params, lines, send } = await buildPacked(api, token);
    await send(1);
    const byHand = { 'payment.provider': 'manual:bank-transfer' };
    await OrderModel.updateOne({ _id: order._id }, { $set: byHand });
    const body = { lines: [{ line: lines[1], quantity: 1 }] };
    const asked = { token: buyer.token, params, body };
    const { returns } = (await api.call(endpoints.withdrawFromOrder, asked)).body.order;
    const edit = {
      token,
      params: { orderId },
      body: { lines: [{ line: lines[1], quantity: 0, quantityBefore: 1 }] },
    };
    expect(await api.refuse(endpoints.editOrder, edit)).toMatchObject({
      status: 409,
      message: `The buyer of order ${order.number} has withdrawn from a part of it, so its pieces stay as they are.`,
    });
    const closing = {
      params: { id: returns?.[0]?._id ?? '' },
      body: { message: 'Sent after all' },
    };
    await api.call(endpoints.closeReturn, { token, ...closing });
    expect((await api.send(endpoints.editOrder, edit)).status).toBeLessThan(300);
  });

  it('puts everything back that is here when it is cancelled after a withdrawal', async () => {
    const { buyer, order, other, params, lines, send, setStatus } = await buildPacked(api, token);
    await send(1);
    const byHand = { 'payment.provider': 'manual:bank-transfer' };
    await OrderModel.updateOne({ _id: order._id }, { $set: byHand });
    const body = { lines: [{ line: lines[1], quantity: 1 }] };
    await api.call(endpoints.withdrawFromOrder, { token: buyer.token, params, body });
    const before = (await stockOf(other.id)) ?? 0;
    await setStatus('cancel');
    expect(await stockOf(other.id)).toBe(before + 1);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is refused after the period, which is a setting and begins with the delivery', async () => {
    const { buyer, params, order, lines } = await buildShipped();
    const input = { token: buyer.token, params, body: {} };
    const set = (fields: object) => OrderModel.updateOne({ _id: order._id }, { $set: fields });
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await set({ 'history.1.at': ago(100) });
    const one = { ...input, body: { lines: [{ line: lines[0], quantity: 1 }] } };
    expect((await api.send(endpoints.withdrawFromOrder, one)).status).toBe(201);

    await set({ status: 'deliverd', 'history.2': { status: 'deliverd', at: ago(15.1) } });
    const late = await api.refuse(endpoints.withdrawFromOrder, input);
    expect(late.message).toBe(
      `You can’t withdraw from the contract about order ${order.number} any more.`,
    );
    await set({ 'history.2.at': new Date() });
    await setDays(0);
    await expect
      .poll(async () => (await api.send(endpoints.withdrawFromOrder, input)).status)
      .toBe(409);
    await setDays(1);
    await expect
      .poll(async () => (await api.send(endpoints.withdrawFromOrder, input)).status)
      .toBe(201);
  });
});
