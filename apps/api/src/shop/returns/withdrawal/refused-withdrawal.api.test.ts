import { inTransaction } from '@shop/mongo';
import { JobModel } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../../orders/index.js';
import { handleRefund } from '../../payments/index.js';
import { endRefund } from '../../payments/refunds/end-refund.js';
import { simulatedPayments } from '../../payments/simulated.js';

const api = useTestShop();

let token: string;
let packed: Awaited<ReturnType<typeof buildPacked>>;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  packed = await buildPacked(api, token);
});

const stored = () => OrderModel.findById(packed.orderId).orFail().lean();
const setProvider = (provider: string) =>
  OrderModel.updateOne({ _id: packed.orderId }, { 'payment.provider': provider });
const keptBack = async () => {
  const { body } = await api.call(endpoints.getOrder, { token, params: packed.params });
  return body.order.keptBack;
};

async function refuseLast() {
  const { _id, refunds } = await stored();
  const refund = refunds?.at(-1)?._id ?? _id;
  const refused = { success: false, reason: 'balance too low' } as const;
  await inTransaction((session) => endRefund(_id, refund, refused, session));
}

/** Withdraws from so many lamps that are not sent yet; the refund has no outcome yet. */
async function withdraw(quantity: number) {
  await setProvider('another');
  const lines = [{ line: packed.lines[0], quantity }];
  const asked = { token: packed.buyer.token, params: packed.params, body: { lines } };
  await api.call(endpoints.withdrawFromOrder, asked);
}

async function repeat() {
  const jobs = await JobModel.find({ topic: 'refund', state: 'dead' }).lean();
  for (const job of jobs) await handleRefund({ payments: simulatedPayments })(job);
}

describe('a withdrawal from what is not sent yet whose refund is refused', () => {
  it('keeps its pieces back, once, until the refund is repeated, and then', async () => {
    const one = [{ line: packed.lines[0], quantity: 1 }];
    const before = (await stockOf(packed.one.id)) ?? 0;
    await packed.send(1);
    await withdraw(1);
    await refuseLast();
    expect(await keptBack()).toEqual(one);
    await repeat().catch(() => undefined);
    await refuseLast();
    expect(await keptBack()).toEqual(one);
    await setProvider('simulated');
    await repeat();
    expect((await stored()).refunds?.map(({ state }) => state)).toEqual([
      'failed',
      'failed',
      'succeeded',
    ]);
    expect(await keptBack()).toEqual(one);
    expect(await stockOf(packed.one.id)).toBe(before + 1);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('leaves nothing to send if all others were sent', async () => {
    await packed.send(1, 1);
    await withdraw(2);
    await refuseLast();
    expect(await stored()).toMatchObject({ isAllSent: true });
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is of other pieces than another one', async () => {
    await packed.send(1);
    await withdraw(1);
    await refuseLast();
    await withdraw(1);
    expect(await keptBack()).toEqual([{ line: packed.lines[0], quantity: 2 }]);
  });

  it('is what an administrator refunds of it afterwards', async () => {
    await packed.send(1);
    await withdraw(1);
    await refuseLast();
    await setProvider('simulated');
    const lines = [{ line: packed.lines[0], quantity: 1 }];
    const body = { lines, restock: true };
    await api.call(endpoints.refundOrder, { token, params: packed.params, body });
    expect(await keptBack()).toEqual(lines);
    expect(await JobModel.countDocuments({ topic: 'refund', state: 'dead' })).toBe(0);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });
});
