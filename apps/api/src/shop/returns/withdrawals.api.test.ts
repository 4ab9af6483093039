import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockOf } from '../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildUser } from '../../testing/factories.js';
import { mailsOf, sendMails } from '../../testing/mail/mails.js';
import { buildPacked } from '../../testing/orders/packed.js';
import { buildShipped } from '../../testing/orders/returns.js';
import { findDisagreements } from '../order-checks/index.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel, ReturnModel } from '../orders/index.js';

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
    expect(mail?.text).toContain(
      `you have withdrawn from the contract about order ${order.number}`,
    );
    expect(mail?.text).toContain('what you have paid is returned to you');
    expect(mail?.text).toMatch(/Received: \w+ \d+, \d{4} at/);
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
      expect.stringContaining('Not sent yet: 1 × Lamp\n1 × Sofa'),
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
