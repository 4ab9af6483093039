import { log } from '@shop/http/log';
import { endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { OrderModel } from '../orders/index.js';
import { buildOrder, buildProduct, buildUser } from '../../testing/factories.js';
import { turnOn } from '../../testing/second-factors.js';
import { sessionsOf } from '../../testing/sessions.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();
const { signIn } = sessionsOf(api);

const address = '/api/v1/auth/my-data';

/** Copies of an order, each a minute older than the one before. */
async function copyOrder({ id }: { id: string }, count: number) {
  const order = await OrderModel.findById(id).lean();
  if (!order) throw new Error('No order');
  const copies = Array.from({ length: count }, (_, index) => ({
    ...order,
    _id: new Types.ObjectId(),
    number: order.number + 1 + index,
    idempotencyKey: `copy-${index}`,
    createdAt: new Date(order.createdAt.getTime() - (index + 1) * 60_000),
  }));
  await OrderModel.insertMany(copies);
}

it('is a file with the profile, the sessions, the known addresses and all orders, newest first', async () => {
  const ada = await buildUser();
  await signIn(ada.email);
  await copyOrder(await buildOrder({ buyer: ada }), 204);
  const { headers, body } = await api.call(endpoints.downloadMyData, { token: ada.token });
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="?shop-data-\d{4}-\d\d-\d\d\.json"?$/,
  );
  const { name, email, phone, address } = ada.user;
  expect(body.profile).toMatchObject({ name, email, phone, address, secondFactorSince: null });
  expect(body.sessions).toHaveLength(2);
  expect(body.knownAddresses).toMatchObject([{ address: '127.0.0.1' }]);
  const kept = Date.parse(body.knownAddresses[0]?.keptUntil ?? '') - Date.now();
  expect(Math.round(kept / 86_400_000)).toBe(90);
  expect(body.orders).toHaveLength(205);
  expect(new Set(body.orders.map(({ _id }) => _id)).size).toBe(205);
  const times = body.orders.map(({ createAt }) => createAt);
  expect(times).toEqual([...times].sort().reverse());
});

it('names what is in the kept cart', async () => {
  const { token } = await buildUser();
  const { id, name } = await buildProduct();
  const gone = new Types.ObjectId().toHexString();
  const items = [id, gone].map((product) => ({ product, quantity: 2 }));
  await api.call(endpoints.keepCart, { token, body: { items, version: 0 } });
  const { body } = await api.call(endpoints.downloadMyData, { token });
  expect(body.cart).toEqual([
    { product: id, name, quantity: 2 },
    { product: gone, name: null, quantity: 2 },
  ]);
});

it('holds no secret', async () => {
  const ada = await buildUser();
  await buildOrder({ buyer: ada });
  const { secret, token, recoveryCodes } = await turnOn(api, ada.token);
  const { body } = await api.call(endpoints.downloadMyData, { token });
  expect(body.profile).toMatchObject({ recoveryCodes: recoveryCodes.length });
  const text = JSON.stringify(body);
  for (const hidden of [secret, token, ...recoveryCodes, '$2b$', 'Hash', 'key-']) {
    expect(text).not.toContain(hidden);
  }
});

it('is limited', async () => {
  const { token } = await buildUser();
  for (let count = 0; count < 20; count += 1) {
    const response = await api.fetch(address, { headers: { Authorization: token } });
    await response.arrayBuffer();
  }
  const failure = await api.refuse(endpoints.downloadMyData, { token });
  expect([failure.status, failure.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^[1-9]/) as string,
  ]);
});

it('is cut off, not cut short, when it can’t be read to its end', async () => {
  const ada = await buildUser();
  await copyOrder(await buildOrder({ buyer: ada }), 204);
  const find = OrderModel.find.bind(OrderModel);
  let calls = 0;
  vi.spyOn(OrderModel, 'find').mockImplementation((...given: Parameters<typeof find>) => {
    calls += 1;
    if (calls > 1) throw new Error('The shelf fell down');
    return find(...given);
  });
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const response = await api.fetch(address, { headers: { Authorization: ada.token } });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(logged).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
