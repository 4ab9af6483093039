import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { ProductModel } from '../../../../shop/catalog/index.js';
import { buildProduct } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants } from '../../../../testing/variants.js';
import { showCompareAt } from './show-compare-at.js';

useTestShop();

const products = () => ProductModel.find().sort({ _id: 1 }).lean();

async function run(): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await showCompareAt.run(db);
}

const variant = (value: string, price: number, compareAtPrice: number | null) => ({
  values: [value],
  ...{ price, compareAtPrice, quantity: 1, sku: null },
});

it('gives products the compare-at price of their cheapest variant, as a save would', async () => {
  await buildVariants({ variants: [variant('S', 20, 30), variant('M', 25, 40)] });
  await buildVariants({ variants: [variant('S', 20, null), variant('M', 25, 40)] });
  await buildProduct();
  const saved = await products();
  expect(saved.map(({ compareAtCents }) => compareAtCents)).toEqual([3_000, undefined, undefined]);
  await ProductModel.collection.updateMany({}, { $unset: { compareAtCents: 1 } });
  await run();
  expect(await products()).toEqual(saved);
  await run();
  expect(await products()).toEqual(saved);
});
