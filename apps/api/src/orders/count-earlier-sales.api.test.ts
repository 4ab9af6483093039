import { endpoints } from '@shop/shared';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { ProductModel } from '../catalog/index.js';
import { buildAdmin, buildOrder, buildProduct } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { countEarlierSales } from './count-earlier-sales.js';
import { OrderModel } from './order.model.js';

const api = useTestShop();

const buy = (product: string, quantity: number) => buildOrder({ items: [{ product, quantity }] });

async function setStatus(orderId: string, status: 'cancel' | 'Processing') {
  const { token } = await buildAdmin();
  await api.call(endpoints.updateOrderStatus, { token, params: { orderId }, body: { status } });
}

/** Turns all existing orders into orders of an earlier version. */
async function asOfAnEarlierVersion() {
  await OrderModel.updateMany({}, { $unset: { isSoldCounted: 1 } });
  await ProductModel.updateMany({}, { $unset: { piecesSold: 1 } });
}

async function soldOf(id: string) {
  return (await ProductModel.findById(id).lean())?.piecesSold ?? 0;
}

it('counts each order of an earlier version once, and no cancelled one', async () => {
  const { id } = await buildProduct({ quantity: 99 });
  const gone = await buildProduct();
  await buy(gone.id, 1);
  await ProductModel.deleteOne({ _id: gone.id });
  for (let orders = 0; orders < 60; orders += 1) await buy(id, 1);
  await setStatus((await buy(id, 7)).id, 'cancel');
  await asOfAnEarlierVersion();
  await buy(id, 2);
  const counts = await Promise.all([countEarlierSales(), countEarlierSales()]);
  expect(counts[0] + counts[1]).toBe(62);
  expect(await soldOf(id)).toBe(62);
  expect(await countEarlierSales()).toBe(0);
});

it('knows what was cancelled and reopened before it came to it', async () => {
  const { id } = await buildProduct({ quantity: 99 });
  const [cancelled, reopened] = [await buy(id, 1), await buy(id, 10)];
  await asOfAnEarlierVersion();
  await setStatus(cancelled.id, 'cancel');
  await setStatus(reopened.id, 'cancel');
  await setStatus(reopened.id, 'Processing');
  expect(await soldOf(id)).toBe(10);
  expect(await countEarlierSales()).toBe(0);
  expect(await soldOf(id)).toBe(10);
  await setStatus(reopened.id, 'cancel');
  expect(await soldOf(id)).toBe(0);
});

it('goes on where it was stopped', async () => {
  const { id } = await buildProduct();
  await buy(id, 1);
  await asOfAnEarlierVersion();
  expect(await countEarlierSales(AbortSignal.abort())).toBe(0);
  expect(await countEarlierSales()).toBe(1);
  expect(await mongoose.model('UpgradeProgress').countDocuments({ isDone: true })).toBe(1);
});
