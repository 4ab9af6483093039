import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();

let token: string;
let packed: Awaited<ReturnType<typeof buildPacked>>;

/** An order of three lamps at $10.01 and a sofa at $25, of which one lamp was sent. */
beforeEach(async () => {
  ({ token } = await buildAdmin());
  packed = await buildPacked(api, token);
  await packed.send(1);
});

const stored = () => OrderModel.findById(packed.orderId).orFail().lean();

/** Takes a lamp off the order, for which so much was paid. */
async function removeLamp(paidCents: number) {
  await OrderModel.updateOne({ _id: packed.orderId }, { $set: { 'payment.paidCents': paidCents } });
  const lines = [{ line: packed.lines[0], quantity: 2, quantityBefore: 3 }];
  const call = { token, params: { orderId: packed.orderId }, body: { lines } };
  const { refund } = (await api.call(endpoints.quoteOrderEdit, call)).body.edit;
  await api.call(endpoints.editOrder, call);
  return refund;
}

describe('a partly sent order for which too little was paid, and which costs $45.02 by its change', () => {
  it('is paid in part where that is still more than was paid', async () => {
    expect(await removeLamp(40_00)).toBe(0);
    const { payment, refunds } = await stored();
    expect(payment).toMatchObject({ state: 'paid', paidCents: 40_00 });
    expect(payment.changes?.map(({ state }) => state)).toEqual(['paid']);
    expect(refunds).toBeUndefined();
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is simply paid where that is what was paid', async () => {
    expect(await removeLamp(45_02)).toBe(0);
    const { payment } = await stored();
    expect(payment.state).toBe('paid');
    expect(payment).not.toHaveProperty('paidCents');
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('returns what was paid above it', async () => {
    expect(await removeLamp(50_00)).toBe(4.98);
    const { payment, refunds } = await stored();
    expect(payment).toMatchObject({ state: 'paid', paidCents: 50_00 });
    expect(refunds).toMatchObject([{ state: 'succeeded', amountCents: 4_98, isSurplus: true }]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });
});
