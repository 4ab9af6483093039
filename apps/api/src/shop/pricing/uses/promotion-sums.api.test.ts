import { randomUUID } from 'node:crypto';
import { endpoints, type AppliedPromotion, type OrderStatus } from '@shop/shared';
import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { addUpUses, promotionSums, recordUses } from './promotion-sums.js';
import { PromotionUseModel } from './promotion-use.model.js';

const api = useTestShop();

async function setUp() {
  const { token: admin } = await buildAdmin();
  await api.call(endpoints.createPromotion, { token: admin, body: TEN_PERCENT });
  const { id } = await buildProduct({ price: 20, quantity: 90, shipping: true });
  const { token } = await buildUser();
  const buy = async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { items: [{ product: id, quantity: 2 }] };
    return (await api.call(endpoints.placeOrder, { token, headers, body })).body.order;
  };
  const shown = async () => {
    const { promotions } = (await api.call(endpoints.listPromotions, { token: admin })).body;
    return promotions.map(({ used, spent }) => [used, spent]);
  };
  return { admin, buy, shown };
}

const ONE: AppliedPromotion = { promotion: 'p', name: 'Ten', scope: 'items', amountCents: 4 };

it('shows what orders used of a promotion, added up or not', async () => {
  const { admin, buy, shown } = await setUp();
  const { _id } = await buy();
  const set = (status: OrderStatus) =>
    api.call(endpoints.updateOrderStatus, {
      token: admin,
      params: { orderId: _id },
      body: { status },
    });
  await buy();
  expect(await shown()).toEqual([[2, 8]]);
  await addUpUses();
  expect(await shown()).toEqual([[2, 8]]);
  await set('cancel');
  expect(await shown()).toEqual([[1, 4]]);
  await addUpUses();
  expect(await shown()).toEqual([[1, 4]]);
  await set('Processing');
  await addUpUses();
  expect(await shown()).toEqual([[2, 8]]);
  expect(await PromotionUseModel.countDocuments()).toBe(0);
});

it('adds nothing up if it is interrupted', async () => {
  const { buy, shown } = await setUp();
  await buy();
  vi.spyOn(PromotionUseModel, 'deleteMany').mockImplementationOnce(() => {
    throw new Error('Killed');
  });
  await expect(addUpUses()).rejects.toThrow('Killed');
  expect(await shown()).toEqual([[1, 4]]);
  await addUpUses();
  expect(await shown()).toEqual([[1, 4]]);
});

it('adds each use up once, however many instances do it', async () => {
  const one = async () => {
    const session = await mongoose.startSession();
    await recordUses([ONE], 1, session);
    await session.endSession();
  };
  for (let count = 0; count < 20; count += 1) await one();
  await Promise.all([addUpUses(), addUpUses(), addUpUses(), one(), addUpUses()]);
  expect((await promotionSums()).get('p')).toEqual({ _id: 'p', used: 21, spentCents: 84 });
});

it('lets orders with the same promotions be written at once, without a conflict', async () => {
  const sessions = await Promise.all([mongoose.startSession(), mongoose.startSession()]);
  for (const session of sessions) {
    session.startTransaction();
    await recordUses([ONE], 1, session);
  }
  for (const session of sessions) {
    await session.commitTransaction();
    await session.endSession();
  }
  expect((await promotionSums()).get('p')).toMatchObject({ used: 2 });
});
