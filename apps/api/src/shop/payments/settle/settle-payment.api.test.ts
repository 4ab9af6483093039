import { endpoints } from '@shop/shared';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin } from '../../../testing/factories.js';
import {
  accept,
  buildOrderRequest,
  buildProvider,
  endLeases,
  fail,
  refuse,
} from '../../../testing/orders/payments.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../../catalog/index.js';
import { OrderModel } from '../../orders/order.model.js';
import { placeOrder } from '../../checkout/place-order.js';
import { recoverPayments } from './recover-payments.js';

const api = useTestShop();

describe('the payment of an order', () => {
  it('is taken once the order is stored, outside every transaction', async () => {
    const { id, request } = await buildOrderRequest();
    let seen: unknown;
    const { provider, authorisations, captures, voids } = buildProvider(async () => {
      // Another connection's view: what a transaction has not committed would not be there.
      seen = await mongoose.connection.collection('orders').findOne({});
      return accept();
    });
    const { order } = await placeOrder(request, provider);
    expect(seen).toMatchObject({
      _id: order._id,
      payment: { success: false, provider: 'test', reference: null },
    });
    const operation = { order: order._id.toHexString(), amountCents: order.totalCents };
    const key = (name: string) => ({ idempotencyKey: `${name}:${order._id.toHexString()}` });
    expect(authorisations).toEqual([{ ...operation, ...key('authorise') }]);
    expect(captures).toEqual([{ ...operation, ...key('capture'), reference: 'ref-1' }]);
    expect(voids).toEqual([]);
    expect(order.payment).toEqual({
      ...{ success: true, state: 'paid' },
      ...{ provider: 'test', reference: 'ref-1' },
      changes: [{ state: 'paid', cause: 'checkout', at: expect.any(Date) as Date }],
    });
    const stored = await OrderModel.findById(order._id).lean();
    expect(stored).toEqual({ ...order, uncounted: stored?.uncounted });
    expect(await stockOf(id)).toBe(3);
  });

  it('cancels the order when it is refused, returns the stock, and refuses the key again', async () => {
    const { id, request, token } = await buildOrderRequest();
    const { provider, authorisations } = buildProvider(refuse, accept);
    const refused = { status: 409, message: 'The payment failed: card declined' };
    await expect(placeOrder(request, provider)).rejects.toMatchObject(refused);
    await expect(placeOrder(request, provider)).rejects.toMatchObject(refused);
    expect(authorisations).toHaveLength(1);
    expect(await stockOf(id)).toBe(5);
    expect((await ProductModel.findById(id).lean())?.piecesSold).toBe(0);
    const [order] = (await api.call(endpoints.listMyOrders, { token })).body;
    expect(order).toMatchObject({
      status: 'cancel',
      payment: { success: false, state: 'failed', reference: null },
    });
    const admin = await buildAdmin();
    const params = { number: String(order?.number) };
    const { body } = await api.call(endpoints.getOrder, { token: admin.token, params });
    expect(body.order.history.map(({ status, by }) => [status, by?._id ?? null])).toEqual([
      ['Not Process', request.buyer._id.toHexString()],
      ['cancel', null],
    ]);
  });

  it('is voided when it is authorised but can’t be captured, and the order is cancelled', async () => {
    const { id, request } = await buildOrderRequest();
    const { provider, captures, voids } = buildProvider(accept);
    const refused = placeOrder(request, { ...provider, capture: () => Promise.resolve(refuse()) });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      message: 'The payment failed: card declined',
    });
    const order = await OrderModel.findOne().orFail().lean();
    expect(captures).toEqual([]);
    expect(voids).toMatchObject([
      { idempotencyKey: `void:${order._id.toHexString()}`, reference: 'ref-1' },
    ]);
    expect([order.status, order.payment.success, await stockOf(id)]).toEqual(['cancel', false, 5]);
  });

  it('is captured under the same key when the first outcome was lost', async () => {
    const { request } = await buildOrderRequest();
    const { provider, captures } = buildProvider(accept);
    const lost = async (operation: Parameters<typeof provider.capture>[0]) => {
      await provider.capture(operation);
      return fail();
    };
    const first = placeOrder(request, { ...provider, capture: lost });
    await expect(first).rejects.toMatchObject({ status: 503 });
    await endLeases();
    await recoverPayments(provider);
    expect(captures).toHaveLength(2);
    expect(captures[1]).toEqual(captures[0]);
    expect((await OrderModel.findOne().lean())?.payment).toMatchObject({ reference: 'ref-1' });
  });

  it('stays pending while its outcome is unknown, and is settled after its lease', async () => {
    const { id, request, token } = await buildOrderRequest();
    const { provider, authorisations } = buildProvider(fail, accept);
    await expect(placeOrder(request, provider)).rejects.toMatchObject({ status: 503 });
    const [pending] = (await api.call(endpoints.listMyOrders, { token })).body;
    expect(pending?.payment).toMatchObject({ success: false, state: 'pending', reference: null });
    await recoverPayments(provider);
    expect(authorisations).toHaveLength(1);
    await endLeases();
    await recoverPayments(provider);
    await recoverPayments(provider);
    expect(new Set(authorisations.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(authorisations).toHaveLength(2);
    const [paid] = (await api.call(endpoints.listMyOrders, { token })).body;
    expect(paid?.payment).toMatchObject({ success: true, state: 'paid', reference: 'ref-1' });
    expect(await stockOf(id)).toBe(3);
  });

  it('is settled by one of many instances at once', async () => {
    const { id, request } = await buildOrderRequest();
    const { provider, authorisations } = buildProvider(fail, refuse);
    await expect(placeOrder(request, provider)).rejects.toMatchObject({ status: 503 });
    await endLeases();
    await Promise.all(Array.from({ length: 8 }, () => recoverPayments(provider)));
    expect(authorisations).toHaveLength(2);
    expect(await stockOf(id)).toBe(5);
    expect((await OrderModel.findOne().lean())?.history).toHaveLength(2);
  });

  it('is settled by a repeated request once its lease has ended, whatever the price is then', async () => {
    const { request } = await buildOrderRequest();
    const { provider, authorisations } = buildProvider(fail, accept);
    await expect(placeOrder(request, provider)).rejects.toMatchObject({ status: 503 });
    await endLeases();
    const { order } = await placeOrder({ ...request, shownTotal: 0.01 }, provider);
    expect(order.payment.success).toBe(true);
    expect(authorisations).toHaveLength(2);
  });

  it('gives requests with the same key at the same time one order and one payment', async () => {
    const { id, request } = await buildOrderRequest(1);
    const { provider, authorisations } = buildProvider(accept);
    const placed = await Promise.all(
      Array.from({ length: 8 }, () => placeOrder(request, provider)),
    );
    expect(new Set(placed.map(({ order }) => order._id.toHexString())).size).toBe(1);
    expect(placed.every(({ order }) => order.payment.success)).toBe(true);
    expect(authorisations).toHaveLength(1);
    expect(await stockOf(id)).toBe(4);
  });

  it('is unknown when the provider does not answer in time', async () => {
    const { request } = await buildOrderRequest();
    const { provider } = buildProvider(() => new Promise(() => undefined), accept);
    await expect(placeOrder(request, provider)).rejects.toMatchObject({ status: 503 });
    await endLeases();
    await recoverPayments(provider);
    expect((await OrderModel.findOne().lean())?.payment.success).toBe(true);
  });

  it.each([
    ['is left to an instance whose clock is 9 seconds ahead', 39_000, 1],
    ['is settled if a clock that was wrong began its lease in the future', 3_600_000, 2],
  ])('%s', async (_, leaseMs, asked) => {
    const { request } = await buildOrderRequest();
    const { provider, authorisations } = buildProvider(fail, accept);
    await expect(placeOrder(request, provider)).rejects.toMatchObject({ status: 503 });
    await endLeases(new Date(Date.now() + leaseMs));
    await recoverPayments(provider);
    expect(authorisations).toHaveLength(asked);
  });

  it('is left to the provider that began it', async () => {
    const { request } = await buildOrderRequest();
    const { provider } = buildProvider(fail);
    await expect(placeOrder(request, provider)).rejects.toMatchObject({ status: 503 });
    await endLeases();
    const other = buildProvider(accept);
    await recoverPayments({ ...other.provider, name: 'other' });
    const again = placeOrder(request, { ...other.provider, name: 'other' });
    await expect(again).rejects.toMatchObject({ status: 503 });
    expect(other.authorisations).toEqual([]);
  });
});
