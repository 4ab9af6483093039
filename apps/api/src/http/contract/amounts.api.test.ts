import { endpoints, PERMISSIONS, withoutAmounts, type Endpoint } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { OrderModel } from '../../shop/orders/index.js';
import { ProductModel } from '../../shop/catalog/index.js';
import { addressOf } from '../../testing/api-client.js';
import {
  buildAdmin,
  buildMember,
  buildOrder,
  buildProduct,
  unknownId,
} from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

/** What one piece cost: digits that stand nowhere by chance. */
const FIGURE = /4[,.]?271[.,]?39|8[,.]?542[.,]?78/;

let ids: Record<string, string>;

beforeEach(async () => {
  const product = await buildProduct({ price: 4271.39 });
  await buildOrder({ items: [{ product: product.id, quantity: 2 }] });
  await ProductModel.updateOne({ _id: product.id }, { $set: { priceCents: 500 } });
  const order = await OrderModel.findOne().lean();
  ids = {
    number: String(order?.number),
    orderId: String(order?._id),
    userId: String(order?.buyer._id),
    id: product.id,
    list: 'orders',
  };
});

/** The text of each administrators' reply, by the name of its call. */
async function repliesTo(token: string): Promise<[string, Endpoint, string][]> {
  const found: [string, Endpoint, string][] = [];
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    if (endpoint.access !== 'admin' || (endpoint.method !== 'GET' && !endpoint.onlyReads)) continue;
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
    const params = Object.fromEntries(names.map((param) => [param, ids[param] ?? unknownId()]));
    const query: Record<string, string> =
      name === 'listPackingSlips' ? { orders: ids.number ?? '' } : {};
    const { method } = endpoint;
    const address = addressOf(endpoint, { params, query });
    const reply = await api.fetch(address, { method, headers: { Authorization: token } });
    const text = await reply.text();
    if (reply.ok) found.push([name, endpoint, text]);
  }
  return found;
}

const toldBy = (replies: [string, Endpoint, string][]) =>
  replies.filter(([, , text]) => FIGURE.test(text)).map(([name]) => name);

it('no reply tells an administrator without money an amount', async () => {
  const { token } = await buildMember(PERMISSIONS.filter((one) => one !== 'money'));
  const replies = await repliesTo(token);
  expect(toldBy(replies)).toEqual([]);
  for (const [name, { response }, text] of replies) {
    if (typeof response === 'string') continue;
    const parsed = withoutAmounts(response)?.safeParse(JSON.parse(text));
    expect(parsed?.error?.issues, name).toBeUndefined();
  }
});

it('the same replies tell it to everyone else', async () => {
  const { token } = await buildAdmin();
  expect(toldBy(await repliesTo(token))).toEqual(
    expect.arrayContaining(['listAllOrders', 'getOrder', 'exportOrders', 'getFigures']),
  );
});

it('nor do replies to what they change, also when repeated', async () => {
  const { token } = await buildMember(['orders']);
  const { orderId = '' } = ids;
  const send = async (endpoint: Endpoint, body: object) => {
    const headers = {
      Authorization: token,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'a-note-of-a-packer',
    };
    const address = addressOf(endpoint, { params: { orderId } });
    const init = { method: endpoint.method, headers, body: JSON.stringify(body) };
    const reply = await api.fetch(address, init);
    expect(reply.status).toBe(endpoint.status);
    return reply.text();
  };
  const texts = [
    await send(endpoints.addOrderNote, { text: 'Packed' }),
    await send(endpoints.addOrderNote, { text: 'Packed' }),
    await send(endpoints.updateOrderStatus, { status: 'Shipped' }),
  ];
  for (const text of texts) {
    expect(text).toContain(orderId);
    expect(text).not.toMatch(/"total"|"price"/);
    expect(text).not.toMatch(FIGURE);
  }
});
