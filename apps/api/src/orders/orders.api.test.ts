import { endpoints, ORDER_STATUSES, TOTAL_COUNT_HEADER } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { ProductModel } from '../catalog/index.js';
import {
  buildAdmin,
  buildOrder,
  buildPicture,
  buildProduct,
  buildProductForm,
  buildUser,
  unknownId,
} from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { OrderModel } from './order.model.js';

const api = useTestShop();

let keys = 0;
const freshKey = () => `checkout-${(keys += 1)}`;

interface Item {
  product: string;
  quantity: number;
}

const placing = (token: string, items: Item[], key = freshKey()) => ({
  token,
  body: { items },
  headers: { 'Idempotency-Key': key },
});

const stockOf = async (id: string) => (await ProductModel.findById(id).lean())?.quantity;

describe('POST /orders', () => {
  it('takes the stock and writes the order at the shop’s own prices [S1.4 S7.22]', async () => {
    const { token, id } = await buildUser({ name: 'Ada Buyer' });
    const chair = await buildProduct({ name: 'Chair', price: 19.99, quantity: 5 });
    const lamp = await buildProduct({ name: 'Lamp', price: 0.1, quantity: 3 });
    const items = [
      { product: chair.id, quantity: 2, price: 0.01 },
      { product: lamp.id, quantity: 3 },
    ];
    const { body } = await api.call(endpoints.placeOrder, placing(token, items));
    expect(body.message).toBe('Payment successfully');
    expect(body.order).toMatchObject({
      status: 'Not Process',
      buyer: { _id: id, name: 'Ada Buyer' },
      payment: { success: true, provider: 'simulated' },
      total: 40.28,
    });
    expect(body.order.products.map(({ name, price, quantity }) => [name, price, quantity])).toEqual(
      [
        ['Chair', 19.99, 2],
        ['Lamp', 0.1, 3],
      ],
    );
    expect([await stockOf(chair.id), await stockOf(lamp.id)]).toEqual([3, 0]);
  });

  it('counts a product that stands twice as one line', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 3 });
    const items = [
      { product: id, quantity: 1 },
      { product: id, quantity: 2 },
    ];
    const { body } = await api.call(endpoints.placeOrder, placing(token, items));
    expect(body.order.products.map(({ quantity }) => quantity)).toEqual([3]);
    expect(await stockOf(id)).toBe(0);
  });

  it('writes nothing at all when one item can’t be had, and names it [R13]', async () => {
    const { token } = await buildUser();
    const there = await buildProduct({ quantity: 5 });
    const scarce = await buildProduct({ name: 'Ring', quantity: 1 });
    const items = [
      { product: there.id, quantity: 1 },
      { product: scarce.id, quantity: 2 },
    ];
    const failure = await api.refuse(endpoints.placeOrder, placing(token, items));
    expect(failure).toMatchObject({ status: 409, message: 'Only 1 of Ring left' });
    expect([
      await stockOf(there.id),
      await stockOf(scarce.id),
      await OrderModel.countDocuments({}),
    ]).toEqual([5, 1, 0]);
  });

  it('names a shortage by its place in the client’s own list', async () => {
    const { token } = await buildUser();
    const older = await buildProduct({ quantity: 3 });
    const newer = await buildProduct({ quantity: 3 });
    const items = [
      { product: newer.id, quantity: 1 },
      { product: older.id, quantity: 50 },
    ];
    const failure = await api.refuse(endpoints.placeOrder, placing(token, items));
    expect(failure.errors).toMatchObject([{ field: 'items.1.quantity' }]);
  });

  it('bounds a product by the sum of its items', async () => {
    const { token } = await buildUser();
    const item = { product: unknownId(), quantity: 600 };
    const failure = await api.refuse(endpoints.placeOrder, placing(token, [item, item]));
    expect(failure).toMatchObject({ status: 400, errors: [{ field: 'items.1.quantity' }] });
  });

  it('refuses what is sold out or gone', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ name: 'Clock', quantity: 0 });
    const order = (product: string) =>
      api.refuse(endpoints.placeOrder, placing(token, [{ product, quantity: 1 }]));
    expect(await order(id)).toMatchObject({ status: 409, message: 'Clock is sold out' });
    expect(await order(unknownId())).toMatchObject({
      status: 409,
      message: 'A product of this order is no longer sold',
    });
  });

  it('gives the last three of something to three of eight who want it at the same moment [R13]', async () => {
    const { id } = await buildProduct({ name: 'Hat', quantity: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => buildUser()));
    const replies = await Promise.all(
      buyers.map(async ({ token }) => {
        const response = await api.fetch('/api/v1/orders', {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: token,
            'Idempotency-Key': freshKey(),
          },
          body: JSON.stringify({ items: [{ product: id, quantity: 1 }] }),
        });
        return { status: response.status, body: (await response.json()) as { message: string } };
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ]);
    const refusals = replies.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(new Set(refusals)).toEqual(new Set(['Hat is sold out']));
    expect([await stockOf(id), await OrderModel.countDocuments({})]).toEqual([0, 3]);
  });

  it('needs a key, of printable characters', async () => {
    const { token } = await buildUser();
    const body = { items: [{ product: unknownId(), quantity: 1 }] };
    const missing = await api.refuse(endpoints.placeOrder, { token, body });
    expect(missing).toMatchObject({
      status: 400,
      message: 'The Idempotency-Key header is required',
    });
    expect(
      (await api.refuse(endpoints.placeOrder, placing(token, body.items, 'two words'))).status,
    ).toBe(400);
  });

  it.each([
    [],
    'all',
    [{ product: 'x', quantity: 1 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: 0 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: -1 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: 1.5 }],
    [{ product: '6b013e4455acd7b2bdc79f3b', quantity: '1' }],
    [{ product: { $ne: null }, quantity: 1 }],
  ])('refuses %j as items', async (...items) => {
    const { token } = await buildUser();
    const input = {
      token,
      body: { items: items.length === 1 ? items[0] : items },
      headers: { 'Idempotency-Key': freshKey() },
    };
    expect((await api.refuse(endpoints.placeOrder, input)).status).toBe(400);
  });
});

describe('an Idempotency-Key', () => {
  it('places one order, however often it is sent', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 5 });
    const request = placing(token, [{ product: id, quantity: 1 }]);
    const first = await api.call(endpoints.placeOrder, request);
    const second = await api.call(endpoints.placeOrder, request);
    expect(second.body.order).toEqual(first.body.order);
    expect(await stockOf(id)).toBe(4);
  });

  it('places one order when it arrives many times at the same moment [R13]', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 5 });
    const request = placing(token, [{ product: id, quantity: 1 }]);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => api.call(endpoints.placeOrder, request)),
    );
    expect(new Set(replies.map(({ body }) => body.order._id)).size).toBe(1);
    expect([await stockOf(id), await OrderModel.countDocuments({})]).toEqual([4, 1]);
  });

  it('is refused for other items', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 5 });
    const key = freshKey();
    await api.call(endpoints.placeOrder, placing(token, [{ product: id, quantity: 1 }], key));
    const failure = await api.refuse(
      endpoints.placeOrder,
      placing(token, [{ product: id, quantity: 2 }], key),
    );
    expect(failure.status).toBe(409);
    expect(await stockOf(id)).toBe(4);
  });

  it('is each shopper’s own', async () => {
    const [ada, bob] = [await buildUser(), await buildUser()];
    const { id } = await buildProduct({ quantity: 5 });
    for (const { token } of [ada, bob]) {
      await api.call(
        endpoints.placeOrder,
        placing(token, [{ product: id, quantity: 1 }], 'same-key'),
      );
    }
    expect(await OrderModel.countDocuments({})).toBe(2);
  });
});

describe('POST /orders/quote', () => {
  it('tells anyone what the items cost now and whether they can be had', async () => {
    const there = await buildProduct({ price: 12.5, quantity: 5 });
    const short = await buildProduct({ quantity: 1 });
    const soldOut = await buildProduct({ quantity: 0 });
    const gone = unknownId();
    const items = [
      { product: there.id, quantity: 5 },
      { product: short.id, quantity: 2 },
      { product: soldOut.id, quantity: 1 },
      { product: gone, quantity: 1 },
    ];
    const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
    const lines = new Map(body.lines.map(({ product, ...line }) => [product, line]));
    expect(lines.get(there.id)).toEqual({ state: 'available', price: 12.5, available: 5 });
    expect(lines.get(short.id)).toMatchObject({ state: 'short', available: 1 });
    expect(lines.get(soldOut.id)).toMatchObject({ state: 'sold-out', available: 0 });
    expect(lines.get(gone)).toEqual({ state: 'gone', price: null, available: 0 });
    expect(await stockOf(there.id)).toBe(5);
  });
});

describe('GET /auth/orders and /auth/all-orders', () => {
  it('show a shopper their own, an administrator everyone’s, newest first [R4]', async () => {
    const [ada, bob, admin] = [await buildUser(), await buildUser(), await buildAdmin()];
    const orders = [
      await buildOrder({ buyer: ada }),
      await buildOrder({ buyer: bob }),
      await buildOrder({ buyer: ada }),
    ];
    const ids = orders.map(({ id }) => id);
    const mine = await api.call(endpoints.listMyOrders, { token: ada.token });
    expect(mine.body.map(({ _id }) => _id)).toEqual([ids[2], ids[0]]);
    const all = await api.call(endpoints.listAllOrders, { token: admin.token });
    expect(all.body.map(({ _id }) => _id)).toEqual([ids[2], ids[1], ids[0]]);
    const page = await api.call(endpoints.listAllOrders, {
      token: admin.token,
      query: { page: 2, pageSize: 1 },
    });
    expect(page.body.map(({ _id }) => _id)).toEqual([ids[1]]);
    expect(page.headers.get(TOTAL_COUNT_HEADER)).toBe('3');
  });

  it('show products as they were bought, whatever becomes of them [R14]', async () => {
    const [buyer, admin] = [await buildUser(), await buildAdmin()];
    const product = await buildProduct({ name: 'Chair', price: 10 });
    await buildOrder({ buyer, items: [{ product: product.id, quantity: 2 }] });
    const category = product.category.toHexString();
    const body = buildProductForm({
      name: 'Throne',
      description: 'x',
      price: '999',
      quantity: '1',
      category,
    });
    await api.call(endpoints.updateProduct, {
      token: admin.token,
      params: { id: product.id },
      body,
    });
    await api.call(endpoints.deleteProduct, { token: admin.token, params: { id: product.id } });
    const [order] = (await api.call(endpoints.listMyOrders, { token: buyer.token })).body;
    expect(order?.products).toMatchObject([
      { _id: product.id, name: 'Chair', slug: 'chair', price: 10, quantity: 2 },
    ]);
    expect(order?.total).toBe(20);
  });

  it('tell which products still have a photo', async () => {
    const [buyer, admin] = [await buildUser(), await buildAdmin()];
    const photo = await buildPicture();
    const kept = await buildProduct({ photo });
    const deleted = await buildProduct({ photo });
    const plain = await buildProduct();
    const items = [kept, deleted, plain].map(({ id }) => ({ product: id, quantity: 1 }));
    await buildOrder({ buyer, items });
    await api.call(endpoints.deleteProduct, { token: admin.token, params: { id: deleted.id } });
    const [order] = (await api.call(endpoints.listMyOrders, { token: buyer.token })).body;
    const photos = Object.fromEntries(order?.products.map((line) => [line._id, line.photo]) ?? []);
    expect(photos).toEqual({
      [kept.id]: { version: kept.photo?.version, width: 64, height: 64 },
      [deleted.id]: null,
      [plain.id]: null,
    });
  });
});

describe('PUT /auth/order-status/{orderId}', () => {
  const setStatus = (token: string, orderId: string, status: string) => ({
    token,
    params: { orderId },
    body: { status },
  });

  it.each(ORDER_STATUSES)('sets %s, and keeps who did it when', async (status) => {
    const admin = await buildAdmin();
    const { id } = await buildOrder();
    const { body } = await api.call(
      endpoints.updateOrderStatus,
      setStatus(admin.token, id, status),
    );
    expect(body.order.status).toBe(status);
    const history = (await OrderModel.findById(id).lean())?.history ?? [];
    expect(history.at(-1)?.status).toBe(status);
    if (status !== 'Not Process') expect(history.at(-1)?.by.toHexString()).toBe(admin.id);
  });

  it('puts the stock of a cancelled order back once, whatever is clicked how often', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 5 });
    const { id } = await buildOrder({ items: [{ product: product.id, quantity: 2 }] });
    await Promise.all(
      Array.from({ length: 4 }, () =>
        api.call(endpoints.updateOrderStatus, setStatus(token, id, 'cancel')),
      ),
    );
    expect(await stockOf(product.id)).toBe(5);
    await api.call(endpoints.updateOrderStatus, setStatus(token, id, 'Processing'));
    expect(await stockOf(product.id)).toBe(3);
  });

  it('refuses to leave cancel when the stock is gone', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ name: 'Hat', quantity: 1 });
    const { id } = await buildOrder({ items: [{ product: product.id, quantity: 1 }] });
    await api.call(endpoints.updateOrderStatus, setStatus(token, id, 'cancel'));
    await buildOrder({ items: [{ product: product.id, quantity: 1 }] });
    const failure = await api.refuse(endpoints.updateOrderStatus, setStatus(token, id, 'Shipped'));
    expect(failure).toMatchObject({ status: 409, message: 'Hat is sold out' });
    expect((await OrderModel.findById(id).lean())?.status).toBe('cancel');
  });

  it('refuses a status that is none, and an unknown order', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildOrder();
    for (const status of ['delivered', '', 'SHIPPED']) {
      expect(
        (await api.refuse(endpoints.updateOrderStatus, setStatus(token, id, status))).status,
      ).toBe(400);
    }
    const failure = await api.refuse(
      endpoints.updateOrderStatus,
      setStatus(token, unknownId(), 'Shipped'),
    );
    expect(failure).toMatchObject({ status: 404, message: 'Order not found' });
  });
});
