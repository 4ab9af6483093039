import { randomUUID } from 'node:crypto';
import { endpoints, type RefundInput } from '@shop/shared';
import { JobModel } from '@shop/mongo/jobs';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import {
  accept,
  buildOrderRequest,
  buildProvider,
  fail,
} from '../../../testing/orders/payments.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { StockMovementModel } from '../../catalog/stock/stock-movement.model.js';
import { cancelOrder } from '../../checkout/cancel/cancel-order.js';
import { placeOrder } from '../../checkout/place-order.js';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { carryOutRefund, handleRefund } from './carry-out-refund.js';
import { writeRefund } from './write-refund.js';
import { inTransaction } from '@shop/mongo';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  token = (await buildAdmin()).token;
});

/** A paid order of three pieces of one product and one of another: 3 × $10.01 and $25. */
async function buildPaid() {
  const [one, other] = [
    await buildProduct({ price: 10.01, quantity: 10 }),
    await buildProduct({ price: 25, quantity: 10 }),
  ];
  const items = [
    { product: one.id, quantity: 3 },
    { product: other.id, quantity: 1 },
  ];
  const order = await buildOrder({ items });
  const lineOf = ({ id }: { id: string }) =>
    order.lines.find(({ product }) => product.toHexString() === id)?._id.toHexString() ?? '';
  return { one, other, order, lines: [lineOf(one), lineOf(other)] as const };
}

const callOf = (order: OrderRecord, body: RefundInput, key: string = randomUUID()) => ({
  token,
  params: { number: String(order.number) },
  headers: { 'Idempotency-Key': key },
  body,
});
const refund = async (order: OrderRecord, body: RefundInput, key?: string) =>
  (await api.call(endpoints.refundOrder, callOf(order, body, key))).body.order;
const refuse = async (order: OrderRecord, body: RefundInput) =>
  (await api.refuse(endpoints.refundOrder, callOf(order, body))).message;

describe('POST /orders/:number/refunds', () => {
  it('returns pieces by what was paid for each, puts them back into stock, and tells the buyer', async () => {
    const { order, one, lines } = await buildPaid();
    const asked = { lines: [{ line: lines[0], quantity: 2 }], restock: true, reason: 'Scratched' };
    const quoted = await api.call(endpoints.quoteRefund, callOf(order, { lines: asked.lines }));
    expect(quoted.body.refund).toEqual({ amount: 20.02, tax: 0, left: 35.01 });
    const after = await refund(order, { ...asked, shown: 20.02 });
    expect(after.payment).toMatchObject({ success: true, state: 'partially_refunded' });
    expect(after.refundable).toBe(35.01);
    expect(after.refunds).toMatchObject([
      {
        amount: 20.02,
        state: 'succeeded',
        restocked: true,
        reason: 'Scratched',
        lines: asked.lines,
      },
    ]);
    expect(await stockOf(one.id)).toBe(9);
    const moved = await StockMovementModel.find({ reason: 'return' }).lean();
    expect(moved).toMatchObject([{ moved: 2, quantity: 9, order: order.number }]);
    expect(await JobModel.countDocuments({ key: /^mail:orderRefunded/ })).toBe(1);
  });

  it('returns the rest at last, and nothing more', async () => {
    const { order, lines } = await buildPaid();
    await refund(order, { lines: [{ line: lines[1], quantity: 1 }] });
    await refund(order, { amount: 0.01 });
    const after = await refund(order, { all: true });
    expect(after.payment).toMatchObject({ success: true, state: 'refunded' });
    expect(after.refunds?.map(({ amount }) => amount)).toEqual([25, 0.01, 30.02]);
    expect(after.refundable).toBeUndefined();
    expect(await refuse(order, { amount: 0.01 })).toContain('nothing left');
  });

  it('refuses more than what was paid, unknown lines, and what is not an amount', async () => {
    const { order, lines } = await buildPaid();
    expect(await refuse(order, { amount: 55.04 })).toContain('more than what is left');
    expect(await refuse(order, { lines: [{ line: lines[0], quantity: 4 }] })).toContain(
      'more than',
    );
    const line = order._id.toHexString();
    expect(await refuse(order, { lines: [{ line, quantity: 1 }] })).toContain('no such line');
    for (const body of [{}, { amount: 0 }, { amount: 1, all: true }, { amount: 0.001 }])
      expect((await api.refuse(endpoints.refundOrder, callOf(order, body))).status).toBe(400);
    expect((await OrderModel.findById(order._id).lean())?.refunds).toBeUndefined();
  });

  it('refuses a delivery that was free by that reason', async () => {
    const { order } = await buildPaid();
    expect(await refuse(order, { shipping: true })).toBe(
      'The delivery was free, so there is nothing of it to refund.',
    );
  });

  it('refuses a piece that was free by that reason, while something is left of others', async () => {
    const free = await buildProduct({ price: 0, quantity: 5 });
    const paid = await buildProduct({ price: 10, quantity: 5 });
    const items = [free, paid].map(({ id }) => ({ product: id, quantity: 1 }));
    const order = await buildOrder({ items });
    const [line] = order.lines.filter(({ priceCents }) => priceCents === 0);
    const asked = { lines: [{ line: line?._id.toHexString() ?? '', quantity: 1 }] };
    expect(await refuse(order, asked)).toContain('it was free, or was refunded before');
    await refund(order, { all: true });
    expect(await refuse(order, { all: true })).toBe('There is nothing left to refund.');
  });

  it('refuses one in a second window, whose order was loaded before the first one', async () => {
    const { order } = await buildPaid();
    const asked = { amount: 10, shown: 10, refunded: 0 };
    await refund(order, asked);
    const message = await refuse(order, asked);
    expect(message).toContain('$10.00 of order 1001 is refunded by now, not $0.00.');
    const after = await refund(order, { ...asked, refunded: 10 });
    expect(after.refunds).toHaveLength(2);
  });

  it('refuses another amount than the one that was shown', async () => {
    const { order } = await buildPaid();
    await refund(order, { amount: 5 });
    expect(await refuse(order, { all: true, shown: 55.03 })).toContain('has changed');
  });

  it('returns once what is asked for twice with one key, and never too much at once', async () => {
    const { order } = await buildPaid();
    const key = randomUUID();
    const twice = [1, 2, 3].map(() =>
      api.send(endpoints.refundOrder, callOf(order, { amount: 30 }, key)),
    );
    await Promise.all(twice);
    await refund(order, { amount: 30 }, key);
    const others = [1, 2, 3, 4, 5, 6].map(() =>
      api.send(endpoints.refundOrder, callOf(order, { amount: 10 })),
    );
    await Promise.all(others);
    const stored = await OrderModel.findById(order._id).lean();
    expect(stored?.refunds?.map(({ amountCents }) => amountCents)).toEqual([30_00, 10_00, 10_00]);
  });

  it('is for administrators alone', async () => {
    const { order } = await buildPaid();
    const call = { ...callOf(order, { amount: 1 }), token: undefined };
    expect((await api.refuse(endpoints.refundOrder, call)).status).toBe(401);
  });
});

describe('a refund', () => {
  it('has a record before the provider is asked, and is asked for under one key until it answers', async () => {
    const { request } = await buildOrderRequest(2);
    const { provider, refunds } = buildProvider(accept);
    const { order } = await placeOrder(request, provider);
    const asked = { wanted: { amount: 5 }, cause: 'administrator' } as const;
    const written = await inTransaction((session) => writeRefund(order._id, asked, session));
    const carryOut = (payments: typeof provider) =>
      carryOutRefund(order._id, written.refund._id, { payments });
    await expect(carryOut({ ...provider, refund: fail })).rejects.toThrow('no answer');
    expect((await OrderModel.findById(order._id).lean())?.refunds?.[0]?.state).toBe('requested');
    await Promise.all([carryOut(provider), carryOut(provider)]);
    await carryOut(provider);
    const keys = new Set(refunds.map(({ idempotencyKey }) => idempotencyKey));
    const [orderId, refundId] = [order._id, written.refund._id].map((id) => id.toHexString());
    expect([...keys]).toEqual([`refund:${orderId ?? ''}:${refundId ?? ''}`]);
    expect(refunds[0]).toMatchObject({ amountCents: 5_00, reference: 'ref-1' });
    expect((await OrderModel.findById(order._id).lean())?.payment.state).toBe('partially_refunded');
    expect(await JobModel.countDocuments({ key: /^mail:orderRefunded/ })).toBe(1);
  });

  it('that the provider refuses uses up nothing', async () => {
    const { request, id } = await buildOrderRequest(2);
    const { provider } = buildProvider(accept);
    const { order } = await placeOrder(request, provider);
    const asked = { wanted: { all: true }, restock: true, cause: 'administrator' } as const;
    const { refund: one } = await inTransaction((session) =>
      writeRefund(order._id, asked, session),
    );
    const payments = {
      ...provider,
      refund: () => Promise.resolve({ success: false, reason: 'account closed' } as const),
    };
    const after = await carryOutRefund(order._id, one._id, { payments });
    expect(after?.refunds).toMatchObject([{ state: 'failed', failure: 'account closed' }]);
    expect(after?.payment.state).toBe('paid');
    expect(await stockOf(id)).toBe(3);
    // It waits among the tasks, and is written anew as it was.
    const job = await JobModel.findOne({ key: `refund:${one._id.toHexString()}` })
      .orFail()
      .lean();
    expect(job.state).toBe('dead');
    await handleRefund({ payments: provider })(job);
    const repeated = await OrderModel.findById(order._id).lean();
    expect(repeated?.refunds).toMatchObject([
      { state: 'failed' },
      { state: 'succeeded', restocked: true, amountCents: order.totalCents },
    ]);
    expect(await stockOf(id)).toBe(5);
    await handleRefund({ payments: provider })(job);
    expect((await OrderModel.findById(order._id).lean())?.refunds).toHaveLength(2);
  });

  it('is a part of what a cancellation returns, in money and in pieces', async () => {
    const { request, id } = await buildOrderRequest(2);
    const { provider, refunds } = buildProvider(accept);
    const { order } = await placeOrder(request, provider);
    const line = order.lines[0]?._id.toHexString() ?? '';
    const wanted = { lines: [{ line, quantity: 1 }] };
    const asked = { wanted, restock: true, cause: 'administrator' } as const;
    const { refund: one } = await inTransaction((session) =>
      writeRefund(order._id, asked, session),
    );
    await carryOutRefund(order._id, one._id, { payments: provider });
    expect(await stockOf(id)).toBe(4);
    await cancelOrder(order._id, request.buyer._id, { payments: provider });
    expect(await stockOf(id)).toBe(5);
    const amounts = refunds.map(({ amountCents }) => amountCents);
    expect(amounts).toEqual([order.totalCents / 2, order.totalCents / 2]);
  });

  it('and a cancellation at the same moment return no more than what was paid', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { request, id } = await buildOrderRequest(2);
      const { provider, refunds } = buildProvider(accept);
      const asked = { ...request, idempotencyKey: randomUUID() };
      const { order } = await placeOrder(asked, provider);
      const line = order.lines[0]?._id.toHexString() ?? '';
      const wanted = { lines: [{ line, quantity: 1 }] };
      const refundOne = async () => {
        const kind = { wanted, restock: true, cause: 'administrator' } as const;
        const { refund: one } = await inTransaction((session) =>
          writeRefund(order._id, kind, session),
        );
        await carryOutRefund(order._id, one._id, { payments: provider });
      };
      await Promise.allSettled([
        refundOne(),
        cancelOrder(order._id, request.buyer._id, { payments: provider }),
        refundOne(),
      ]);
      const returned = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(returned).toBe(order.totalCents);
      expect(await stockOf(id)).toBe(5);
    }
  });
});
