import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { buildOrder, buildProduct } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { OrderModel } from '../../../../shop/orders/index.js';
import { ProductModel } from '../../../../shop/catalog/index.js';
import { toVersion3 } from './to-version-3.js';

useTestShop();

const products = () => ProductModel.find().sort({ _id: 1 }).lean();
const orders = () => OrderModel.find().sort({ _id: 1 }).lean();
const lineIds = async () => (await orders()).flatMap(({ lines }) => lines.map(({ _id }) => _id));

async function run(): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await toVersion3.run(db);
}

beforeEach(async () => {
  const lamp = await buildProduct({ name: 'Lamp', quantity: 7 });
  const chair = await buildProduct({ name: 'Chair', quantity: 0 });
  await buildOrder({ items: [{ product: lamp.id, quantity: 2 }] });
  await ProductModel.collection.updateMany({}, { $unset: { leastQuantity: 1 } });
  const [order] = await orders();
  const lines = order?.lines.map((line) => ({ ...line, _id: undefined }));
  await OrderModel.collection.updateOne({}, { $set: { lines } }, { ignoreUndefined: true });
  expect(await lineIds()).toEqual([undefined]);
  expect(chair.quantity).toBe(0);
});

it('gives products their lowest stock and lines an id, and changes nothing else', async () => {
  const [before] = await orders();
  await run();
  expect(
    (await products()).map(({ quantity, leastQuantity }) => [quantity, leastQuantity]),
  ).toEqual([
    [5, 5],
    [0, 0],
  ]);
  const [after] = await orders();
  expect(after?.lines[0]).toMatchObject({ ...before?.lines[0] });
  expect(await lineIds()).toEqual([expect.any(mongoose.Types.ObjectId)]);
});

it('changes nothing when it runs again after an interruption', async () => {
  await run();
  const first = [await products(), await orders()];
  await run();
  expect([await products(), await orders()]).toEqual(first);
});
