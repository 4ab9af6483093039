import { endpoints, type WebhookEvent } from '@shop/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobModel } from '@shop/mongo/jobs';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../testing/factories.js';
import type { Outside } from '../../platform/outside/request-public.js';
import { useTestShop } from '../../testing/test-shop.js';
import {
  buildWebhook,
  sendEvents,
  startReceiver,
  type Receiver,
} from '../../testing/programs/webhooks.js';
import { signature } from './send/secrets.js';
import { WebhookModel } from './webhook.model.js';

const api = useTestShop();

let token: string;
let receiver: Receiver;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  receiver = await startReceiver();
});

afterEach(() => receiver.close());

async function add(events: WebhookEvent[], url = receiver.url) {
  return (await api.call(endpoints.createWebhook, { token, body: { url, events } })).body;
}

const typesTold = () => receiver.told.map(({ body }) => body.type);

const stored = async () => (await api.call(endpoints.listWebhooks, { token })).body.webhooks;

async function deliveriesTo(id: string, query: { sort?: string } = {}) {
  const input = { token, params: { id }, query };
  return (await api.call(endpoints.listWebhookDeliveries, input)).body.deliveries;
}

describe('an address that is told of orders', () => {
  it('gets what the API would reply, signed by its secret', async () => {
    const { secret } = await add(['order.created']);
    const order = await buildOrder();
    await sendEvents();
    const [told] = receiver.told;
    expect(told?.body).toMatchObject({ type: 'order.created', data: { order: { _id: order.id } } });
    const id = String(told?.headers['webhook-id']);
    const seconds = Number(told?.headers['webhook-timestamp']);
    const signed = { id, seconds, body: told?.text ?? '' };
    expect(told?.headers['webhook-signature']).toBe(signature(secret, signed));
    expect(told?.text).not.toContain('idempotencyKey');
  });

  it('hears of each step of an order', async () => {
    await add(['order.created', 'order.updated', 'payment.paid', 'shipment.updated']);
    const { id: orderId } = await buildOrder();
    const input = { token, params: { orderId }, body: { status: 'Shipped' as const } };
    await api.call(endpoints.updateOrderStatus, input);
    const shipment = { carrier: 'UPS', trackingNumber: '1Z', shipmentBefore: null };
    await api.call(endpoints.setOrderShipment, { token, params: { orderId }, body: shipment });
    await sendEvents();
    expect(typesTold().sort()).toEqual([
      'order.created',
      'order.updated',
      'payment.paid',
      'shipment.updated',
      'shipment.updated',
    ]);
  });

  it('hears of parcels with a part of an order', async () => {
    await add(['shipment.updated']);
    const { id: orderId, lines } = await buildOrder();
    const pieces = [{ line: String(lines[0]?._id), quantity: 1 }];
    const body = { lines: pieces, carrier: 'UPS', trackingNumber: '1Z' };
    await api.call(endpoints.addParcel, { token, params: { orderId }, body });
    await sendEvents();
    expect(receiver.told[0]?.body.data.order).toMatchObject({ parcels: [{ carrier: 'UPS' }] });
  });

  it('hears of refunds and of payments that are not made', async () => {
    await add(['refund.succeeded', 'payment.failed']);
    const { number } = await buildOrder();
    const params = { number: String(number) };
    await api.call(endpoints.refundOrder, { token, params, body: { amount: 1, reason: 'Dent' } });
    await sendEvents();
    expect(receiver.told[0]?.body).toMatchObject({
      type: 'refund.succeeded',
      data: { refund: { amount: 1, state: 'succeeded' }, order: { number } },
    });
  });

  it('hears nothing of what it has not chosen, and nothing is written', async () => {
    await add(['product.deleted']);
    const before = await JobModel.countDocuments({ topic: /^webhook/ });
    await buildOrder();
    expect(await JobModel.countDocuments({ topic: /^webhook/ })).toBe(before);
  });
});

describe('an address that is told of products', () => {
  it('hears of new, changed and deleted ones, and of their stock', async () => {
    await add(['product.created', 'product.updated', 'product.deleted', 'stock.changed']);
    const price = 10;
    const { id, slug } = await buildProduct({ price, quantity: 5 });
    const opened = { priceBefore: price, quantityBefore: 5 };
    const body = { ...opened, price, quantity: 4, editKey: 'one' };
    await api.call(endpoints.updatePriceAndStock, {
      token,
      params: { id },
      body,
    });
    await sendEvents();
    expect(typesTold().sort()).toEqual([
      'product.created',
      'product.updated',
      'stock.changed',
      'stock.changed',
    ]);
    expect(receiver.told[0]?.body.data.product).toMatchObject({ _id: id, slug });
    await api.call(endpoints.deleteProduct, { token, params: { id } });
    await sendEvents();
    expect(receiver.told.at(-1)?.body).toMatchObject({
      type: 'product.deleted',
      data: { product: { _id: id } },
    });
  });

  it('is told of a sale as a change of stock alone', async () => {
    await add(['product.updated', 'stock.changed']);
    const { id } = await buildProduct({ quantity: 5 });
    await sendEvents();
    receiver.told.length = 0;
    await buildOrder({ items: [{ product: id, quantity: 2 }] });
    await sendEvents();
    expect(typesTold()).toEqual(['stock.changed']);
    expect(receiver.told[0]?.body.data.product).toMatchObject({ quantity: 3 });
  });
});

describe('an address that is told of customers', () => {
  it('hears of changes and deletions, without any secret', async () => {
    await add(['customer.updated', 'customer.deleted']);
    const ada = await buildUser();
    const body = { name: 'Ada B', phone: '555 0199', address: 'Oak Street 12, Oslo' };
    await api.call(endpoints.updateProfile, { token: ada.token, body });
    await sendEvents();
    expect(receiver.told[0]?.body.data.customer).toMatchObject({ _id: ada.id, name: 'Ada B' });
    expect(receiver.told[0]?.text).not.toMatch(/hash|secret|tokenVersion/i);
    await api.call(endpoints.deleteUser, { token, params: { userId: ada.id } });
    await sendEvents();
    expect(receiver.told.at(-1)?.body.data).toEqual({ customer: { _id: ada.id } });
  });
});

describe('a delivery', () => {
  it('that fails is tried again with the same id, and both are listed', async () => {
    const { webhook } = await add(['order.created']);
    receiver.answer = { status: 500, body: 'x'.repeat(5_000) };
    await buildOrder();
    await sendEvents();
    const [failed] = await deliveriesTo(webhook._id);
    expect(failed).toMatchObject({
      state: 'waiting',
      tries: 1,
      reply: { status: 500, failure: 'The server answered with 500' },
    });
    expect(failed?.reply?.body).toHaveLength(1_000);
    expect((await stored())[0]?.failingSince).not.toBeNull();
    receiver.answer = { status: 200, body: 'thanks' };
    await sendEvents();
    const [first, second] = receiver.told;
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
    expect(await deliveriesTo(webhook._id)).toMatchObject([
      { state: 'delivered', tries: 2, reply: { body: 'thanks', failure: null } },
    ]);
    expect((await stored())[0]?.failingSince).toBeNull();
  });

  it('is listed from either end', async () => {
    const { webhook } = await add(['order.created']);
    await buildOrder();
    await buildOrder();
    await sendEvents();
    const newest = await deliveriesTo(webhook._id);
    expect(newest).toHaveLength(2);
    expect(await deliveriesTo(webhook._id, { sort: 'oldest' })).toEqual(newest.toReversed());
  });

  it('is repeated when an administrator asks for it', async () => {
    const { webhook } = await add(['order.created']);
    await buildOrder();
    await sendEvents();
    const [delivery] = await deliveriesTo(webhook._id);
    const params = { id: delivery?._id ?? '' };
    const { body } = await api.call(endpoints.repeatWebhookDelivery, { token, params });
    expect(body.delivery.state).toBe('waiting');
    await sendEvents();
    expect(receiver.told).toHaveLength(2);
  });

  it('to a server that does not answer ends in time', async () => {
    const { webhook } = await add(['order.created']);
    receiver.answer = { status: 200, silent: true };
    await buildOrder();
    await sendEvents({ mostMs: 50 });
    const [delivery] = await deliveriesTo(webhook._id);
    expect(delivery?.reply).toMatchObject({
      status: null,
      failure: 'There was no answer within 0.05 seconds',
    });
  });

  it('follows no redirect', async () => {
    const { webhook } = await add(['order.created']);
    receiver.answer = { status: 302 };
    await buildOrder();
    await sendEvents();
    expect((await deliveriesTo(webhook._id))[0]?.reply?.status).toBe(302);
    expect(receiver.told).toHaveLength(1);
  });
});

describe('an address', () => {
  it('that fails for days is switched off, and said so', async () => {
    const { webhook } = await add(['order.created']);
    receiver.answer = { status: 503 };
    await buildOrder();
    await sendEvents();
    const days = new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000);
    await WebhookModel.updateOne({}, { $set: { failingSince: days } });
    await sendEvents();
    expect(await stored()).toMatchObject([
      {
        isOn: false,
        offReason: 'Nothing arrived for 3 days. The server answered with 503.',
      },
    ]);
    expect((await deliveriesTo(webhook._id))[0]?.state).toBe('failed');
    const body = { url: receiver.url, events: webhook.events, isOn: true, version: 1 };
    await api.call(endpoints.updateWebhook, { token, params: { id: webhook._id }, body });
    expect(await stored()).toMatchObject([{ isOn: true, offReason: null, failingSince: null }]);
  });

  it('that says that it is gone is switched off at once', async () => {
    await add(['order.created']);
    receiver.answer = { status: 410 };
    await buildOrder();
    await sendEvents();
    expect((await stored())[0]?.isOn).toBe(false);
  });

  it('shows its secret once; the one before signs for another day', async () => {
    const { webhook, secret } = await add(['order.created']);
    expect(JSON.stringify(await stored())).not.toContain('whsec_');
    const params = { id: webhook._id };
    const { body } = await api.call(endpoints.rotateWebhookSecret, { token, params });
    await buildOrder();
    await sendEvents();
    const told = receiver.told[0];
    const signed = {
      id: String(told?.headers['webhook-id']),
      seconds: Number(told?.headers['webhook-timestamp']),
      body: told?.text ?? '',
    };
    expect(String(told?.headers['webhook-signature']).split(' ')).toEqual(
      [body.secret, secret].map((one) => signature(one, signed)),
    );
  });

  it.each([
    ['https://10.0.0.8/', 'not public'],
    ['https://169.254.169.254/latest', 'not public'],
    ['https://[::1]/', 'not public'],
    ['http://93.184.216.34/', 'https://'],
    ['https://user:secret@93.184.216.34/', 'no user'],
    ['lamps', 'not a web address'],
  ])('can not be %s', async (url, message) => {
    const refusal = await api.refuse(endpoints.createWebhook, {
      token,
      body: { url, events: ['order.created'] },
    });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'url' }] });
    expect(refusal.message).toContain(message);
  });

  it('gets nothing once its name leads into a private network', async () => {
    const webhook = await buildWebhook({ url: 'https://rebinding.example/told' });
    await buildOrder();
    const connect = () => {
      throw new Error('It was connected to');
    };
    const resolve = () => Promise.resolve(['127.0.0.1']);
    await sendEvents({ world: { resolve, connect, allowsLoopback: true } });
    const [delivery] = await deliveriesTo(webhook._id.toHexString());
    expect(delivery?.reply?.failure).toBe('The address is not public');
  });

  it('is resolved once, and the address that was checked is connected to', async () => {
    await buildWebhook({ url: 'https://rebinding.example/told' });
    await buildOrder();
    const resolve = vi.fn(() => Promise.resolve(['127.0.0.1']));
    resolve.mockResolvedValueOnce(['93.184.216.34']);
    const { port } = new URL(receiver.url);
    // Nothing but TLS is spoken to it, so the receiver is told nothing.
    const connect = vi.fn<Outside['connect']>(() => ({ host: '127.0.0.1', port }));
    await sendEvents({ world: { resolve, connect, allowsLoopback: true } });
    expect([resolve.mock.calls.length, connect.mock.calls]).toEqual([1, [['93.184.216.34']]]);
    expect(receiver.told).toEqual([]);
  });

  it('is deleted with its deliveries, and gets nothing of what is on its way', async () => {
    const { webhook } = await add(['order.created']);
    await buildOrder();
    await api.call(endpoints.deleteWebhook, { token, params: { id: webhook._id } });
    await sendEvents();
    expect(receiver.told).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});
