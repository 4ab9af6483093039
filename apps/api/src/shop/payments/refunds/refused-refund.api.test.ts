import { inTransaction } from '@shop/mongo';
import { JobModel } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import {
  accept,
  buildOrderRequest,
  buildProvider,
  refuse,
} from '../../../testing/orders/payments.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { cancelOrder } from '../../checkout/cancel/cancel-order.js';
import { placeOrder } from '../../checkout/place-order.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel, type RefundRecord } from '../../orders/index.js';
import { keptBackPieces } from '../../orders/parcels/kept-back.js';
import { failReturned } from '../aftermath/fail-returned.js';
import { carryOutRefund, handleRefund } from './carry-out-refund.js';
import { writeSurplusRefund } from './return-surplus.js';
import { REFUND_TOPIC, writeRefund, type NewRefund } from './write-refund.js';

const api = useTestShop();

const refusing = { refund: () => Promise.resolve(refuse()) };

/** A paid order of three of five lamps, and what becomes of its refunds. */
async function buildPaid() {
  const { id: product, request } = await buildOrderRequest(3);
  const { provider } = buildProvider(accept);
  const { order } = await placeOrder(request, provider);
  const { _id, totalCents } = order;
  const line = order.lines[0]?._id.toHexString() ?? '';
  const carryOut = async ({ refund }: { refund: RefundRecord }, payments = provider) => {
    await carryOutRefund(_id, refund._id, { payments });
    return refund;
  };
  const write = (asked: Partial<NewRefund>) =>
    inTransaction((session) =>
      writeRefund(_id, { wanted: { all: true }, cause: 'administrator', ...asked }, session),
    );
  const refund = async (asked: Partial<NewRefund>) => carryOut(await write(asked));
  const refuseOne = async (asked: Partial<NewRefund>) =>
    carryOut(await write(asked), { ...provider, ...refusing });
  /** "Repeat all". */
  const repeat = async () => {
    for (const job of await tasks()) await handleRefund({ payments: provider })(job);
  };
  const stored = () => OrderModel.findById(_id).orFail().lean();
  const returned = async () =>
    (await stored()).refunds
      ?.filter(({ state }) => state === 'succeeded')
      .map(({ amountCents }) => amountCents);
  const cancel = async () => {
    const { token } = await buildAdmin();
    const params = { orderId: _id.toHexString() };
    await api.call(endpoints.updateOrderStatus, { token, params, body: { status: 'cancel' } });
  };
  return {
    ...{ request, provider, product, line, totalCents, stored, returned, cancel },
    ...{ carryOut, write, refund, refuseOne, repeat },
  };
}

const tasks = () => JobModel.find({ topic: REFUND_TOPIC, state: 'dead' }).sort({ _id: 1 }).lean();
const agrees = async () => expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);

describe('a refused refund of a cancelled order', () => {
  const deducted = { wanted: { all: true, deduction: 2 } };

  it('is repeated without what the shop keeps', async () => {
    const { cancel, refuseOne, repeat, returned, totalCents } = await buildPaid();
    await cancel();
    await refuseOne(deducted);
    await repeat();
    expect(await returned()).toEqual([totalCents - 200]);
    expect(await tasks()).toEqual([]);
    await agrees();
  });

  it('is repeated as the amount that it was', async () => {
    const { cancel, refuseOne, repeat, returned } = await buildPaid();
    await cancel();
    await refuseOne({ wanted: { amount: 3 } });
    await repeat();
    expect(await returned()).toEqual([300]);
  });

  it('is not repeated once an administrator has made it anew, so that the shop keeps its part', async () => {
    const { cancel, refuseOne, refund, repeat, returned, totalCents } = await buildPaid();
    await cancel();
    await refuseOne(deducted);
    await refund(deducted);
    expect(await tasks()).toEqual([]);
    await repeat();
    expect(await returned()).toEqual([totalCents - 200]);
  });

  it('gives way to one by which the shop keeps a part, also if that is refused', async () => {
    const { request, provider, refuseOne, repeat, returned, totalCents } = await buildPaid();
    const { _id } = await OrderModel.findOne().orFail();
    await cancelOrder(_id, request.buyer._id, { payments: { ...provider, ...refusing } });
    await refuseOne(deducted);
    expect(await tasks()).toHaveLength(2);
    await repeat();
    expect(await returned()).toEqual([totalCents - 200]);
    await agrees();
  });
});

describe('a refund that came back from the bank', () => {
  it('is repeated without putting its pieces into stock again, or keeping others back', async () => {
    const { product, line, refund, repeat, returned, stored, totalCents } = await buildPaid();
    const one = await refund({ wanted: { lines: [{ line, quantity: 1 }] }, restock: true });
    expect(await stockOf(product)).toBe(3);
    const { _id } = await stored();
    await inTransaction((session) => failReturned(_id, one._id, { failure: 'closed' }, session));
    await repeat();
    expect(await returned()).toEqual([totalCents / 3]);
    expect(await stockOf(product)).toBe(3);
    expect(keptBackPieces(await stored())).toEqual([{ line, quantity: 1 }]);
    await agrees();
  });
});

describe('the task of a refused refund', () => {
  it('stays while another one returns something else', async () => {
    const { line, refuseOne, refund, repeat, returned, totalCents } = await buildPaid();
    await refuseOne({ wanted: { lines: [{ line, quantity: 1 }] } });
    await refund({ wanted: { amount: 1 } });
    expect(await tasks()).toHaveLength(1);
    await repeat();
    expect(await returned()).toEqual([100, totalCents / 3]);
  });

  it('goes once the same was returned, or so little is left that it can’t be', async () => {
    const { line, refuseOne, refund } = await buildPaid();
    const pieces = { wanted: { lines: [{ line, quantity: 1 }] } };
    await refuseOne(pieces);
    await refund(pieces);
    expect(await tasks()).toEqual([]);
    await refuseOne(pieces);
    await refund({});
    expect(await tasks()).toEqual([]);
  });

  it('stays for what was paid above the total, while its buyer gets the price of the order', async () => {
    const { request, provider, carryOut, repeat, returned, stored, totalCents } = await buildPaid();
    const { _id } = await stored();
    const paid = { 'payment.paidCents': totalCents + 300, 'payment.state': 'overpaid' };
    await OrderModel.updateOne({ _id }, { $set: paid });
    const written = await inTransaction(async (session) =>
      writeSurplusRefund(await stored(), { cause: 'late' }, session),
    );
    if (!written) throw new Error('Nothing is above the total');
    await carryOut(written, { ...provider, ...refusing });
    await cancelOrder(_id, request.buyer._id, { payments: provider });
    expect(await tasks()).toHaveLength(1);
    await repeat();
    expect(await returned()).toEqual([totalCents, 300]);
    expect((await stored()).payment.state).toBe('refunded');
    await agrees();
  });
});
