import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { startMailServer } from '../../../testing/mail/mail-server.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { openHostedShop } from '../../../testing/orders/hosted-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';
import { PayLinkModel } from './pay-link.model.js';
import { newPayToken } from './pay-links.js';

const shop = useTestShop();

/** Sends what is to be sent. @returns the tokens of the links to pay that arrive, with the subjects of their mails */
async function linksInMails(): Promise<{ subject: string; token: string }[]> {
  const { url, mails, close } = await startMailServer();
  await sendMails({ smtpUrl: url, publicUrl: 'https://shop.example' });
  await close();
  return mails.flatMap(({ text = '', subject = '' }) => {
    const [, token] = /https:\/\/shop\.example\/dashboard\/pay#([\w-]+)/.exec(text) ?? [];
    return token ? [{ subject, token }] : [];
  });
}

/** An order that an administrator has placed by phone for a customer who never chose a password. */
async function placeByPhone(payment?: string) {
  const { provider, api } = await openHostedShop();
  const { token } = await buildAdmin();
  const buyer = await buildUser({ name: 'Ada Buyer' });
  const { id: product } = await buildProduct({ name: 'Desk Lamp', price: 10, quantity: 5 });
  const place = async () =>
    (
      await api.call(endpoints.placeCustomerOrder, {
        token,
        params: { userId: buyer.id },
        headers: { 'Idempotency-Key': randomUUID() },
        body: { items: [{ product, quantity: 2 }], ...(payment && { payment }) },
      })
    ).body.order;
  const order = await place();
  const setStatus = (status: 'cancel' | 'Shipped') =>
    api.call(endpoints.updateOrderStatus, {
      token,
      params: { orderId: order._id },
      body: { status },
    });
  return { api, provider, order, buyer, place, setStatus };
}

const read = async (api: typeof shop, token: string) =>
  (await api.call(endpoints.readPayLink, { body: { token } })).body.order;
const pay = async (api: typeof shop, token: string) =>
  (await api.call(endpoints.payByLink, { body: { token } })).body;

describe('the link to pay in the mail about an order by phone', () => {
  it('shows without a sign-in what is to be paid, and nothing about the buyer', async () => {
    const { api, order } = await placeByPhone();
    const [link] = await linksInMails();
    expect(link?.subject).toContain(`Please pay your order ${order.number}`);
    const shown = await read(api, link?.token ?? '');
    expect(shown).toEqual({
      number: order.number,
      state: 'open',
      open: {
        total: 20,
        lines: [{ name: 'Desk Lamp', quantity: 2 }],
        paid: 'page',
        dueAt: order.payment.dueAt,
      },
    });
  });

  it('leads to the provider’s page, and says that it is paid once it is', async () => {
    const { api, provider, order } = await placeByPhone();
    const [{ token } = { token: '' }] = await linksInMails();
    const { message, url } = await pay(api, token);
    expect([message, url]).toEqual(['Your order is not paid yet', order.payment.url]);
    provider.pay(order._id, 20_00);
    const paid = { number: order.number, state: 'paid' };
    expect(await pay(api, token)).toEqual({
      success: true,
      message: 'Payment successfully',
      order: paid,
    });
    expect(await read(api, token)).toEqual(paid);
    expect(await linksInMails()).toEqual([]);
  });

  it('prepares the page if the provider did not answer before', async () => {
    const { api, provider, order } = await placeByPhone();
    await OrderModel.updateOne(
      { _id: order._id },
      { $set: { 'payment.reference': null }, $unset: { 'payment.url': 1 } },
    );
    const token = await newPayToken(new Types.ObjectId(order._id));
    provider.isDown = true;
    expect((await pay(api, token)).url).toBeUndefined();
    provider.isDown = false;
    expect((await pay(api, token)).url).toBe(order.payment.url);
  });

  it('is kept nowhere: the stored mail does not have it, and of the link only a digest is stored', async () => {
    await placeByPhone();
    const [{ token } = { token: '' }] = await linksInMails();
    const [mail] = await mailsOf('paymentAsked');
    expect(mail?.text).toContain('/dashboard/pay#not-stored');
    expect(JSON.stringify([mail, await PayLinkModel.find().lean()])).not.toContain(token);
  });

  it('says only that an order is cancelled or was not paid in time', async () => {
    const { api, order, setStatus } = await placeByPhone();
    const [{ token } = { token: '' }] = await linksInMails();
    for (const [state, shown] of [
      ['expired', 'expired'],
      ['failed', 'refused'],
      ['cancelled', 'cancelled'],
    ]) {
      await OrderModel.updateOne(
        { _id: order._id },
        { $set: { status: 'cancel', 'payment.state': state } },
      );
      expect(await pay(api, token)).toMatchObject({
        order: { number: order.number, state: shown },
      });
      expect(await read(api, token)).toEqual({ number: order.number, state: shown });
    }
    await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'Shipped' } });
    expect((await read(api, token)).state).toBe('ask');
    await OrderModel.updateOne(
      { _id: order._id },
      { $set: { status: 'Not Process', 'payment.state': 'pending' } },
    );
    await setStatus('cancel');
    expect((await read(api, token)).state).toBe('cancelled');
  });

  it('expires, and opens no other order; one that was tampered with opens none', async () => {
    const { api, order, place } = await placeByPhone();
    const [{ token } = { token: '' }] = await linksInMails();
    const other = await place();
    const [{ token: others } = { token: '' }] = await linksInMails();
    expect((await read(api, token)).number).toBe(order.number);
    expect((await read(api, others)).number).toBe(other.number);
    const tampered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [tampered, token.toLowerCase(), order._id, String(order.number)])
      for (const call of [endpoints.readPayLink, endpoints.payByLink])
        expect((await api.refuse(call, { body: { token: wrong } })).status).toBe(404);
    await PayLinkModel.updateMany({}, { $set: { expiresAt: new Date() } });
    const late = await api.refuse(endpoints.readPayLink, { body: { token } });
    expect([late.status, late.message]).toEqual([
      404,
      'This link does not work any more. Please ask us for a new one.',
    ]);
  });

  it('cannot be guessed for long', async () => {
    const { api } = await placeByPhone();
    const [{ token } = { token: '' }] = await linksInMails();
    const guess = (_: unknown, n: number) =>
      api.send(endpoints.readPayLink, { body: { token: `guess-${n}` } });
    const replies = await Promise.all(Array.from({ length: 300 }, guess));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await api.refuse(endpoints.payByLink, { body: { token: 'guess' } })).status).toBe(429);
    expect((await api.refuse(endpoints.readPayLink, { body: { token } })).status).toBe(429);
  });
});

describe('other links to pay', () => {
  it('say how an order is paid by hand', async () => {
    const { api } = await placeByPhone('manual:bank-transfer');
    const [link] = await linksInMails();
    expect(link?.subject).toMatch(/^Your order \d+ at/);
    const { open } = await read(api, link?.token ?? '');
    expect(open).toMatchObject({ paid: 'hand', name: 'Bank transfer', text: 'To our account' });
    expect((await pay(api, link?.token ?? '')).url).toBeUndefined();
  });

  it('come after a declined card, and pay the order', async () => {
    const { api, provider, order } = await placeByPhone();
    const [{ token } = { token: '' }] = await linksInMails();
    provider.set(order._id, { state: 'failed', reason: 'Your card was declined.' });
    expect((await pay(api, token)).order.state).toBe('open');
    const [link] = await linksInMails();
    expect(link?.subject).toContain('is not paid yet');
    provider.pay(order._id, 20_00);
    expect((await pay(api, link?.token ?? '')).order.state).toBe('paid');
  });

  it('say that an order is paid whose payment was made at once, and take one that was interrupted', async () => {
    const { number, id } = await buildOrder();
    const token = await newPayToken(new Types.ObjectId(id));
    expect(await read(shop, token)).toEqual({ number, state: 'paid' });
    await OrderModel.updateOne(
      { _id: id },
      {
        $set: {
          'payment.state': 'pending',
          'payment.success': false,
          'payment.provider': 'simulated',
          'payment.leaseUntil': new Date(1),
        },
      },
    );
    expect((await read(shop, token)).open?.paid).toBe('now');
    expect(await pay(shop, token)).toMatchObject({ order: { number, state: 'paid' } });
  });
});
