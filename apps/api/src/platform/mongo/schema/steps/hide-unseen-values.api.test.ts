import { endpoints } from '@shop/shared';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { ProductModel } from '../../../../shop/catalog/index.js';
import { buildProduct } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants } from '../../../../testing/variants.js';
import { hideUnseenValues } from './hide-unseen-values.js';

const api = useTestShop();

const SIZES = ['S', 'M', 'Gigantic'];
const SHADES = ['Crimson', 'Turquoise'];

const products = () => ProductModel.find().sort({ _id: 1 }).lean();
const listed = async () =>
  (await api.call(endpoints.listProductPage, { params: { page: 1 } })).body.products;

async function run(): Promise<void> {
  const { db } = mongoose.connection;
  if (db) await hideUnseenValues.run(db);
}

/** Shirts whose largest size and second shade only hidden variants have. */
async function buildShirts(): Promise<void> {
  const [small, medium, gigantic] = SIZES.map((size) => [size, 'Crimson']);
  const options = [
    { name: 'Size', values: SIZES },
    { name: 'Shade', values: SHADES },
  ];
  const variant = (values: string[] = [], hidden = false) => ({
    ...{ values, price: 20, quantity: 1, hidden },
  });
  const hidden = [variant(gigantic, true), variant(['S', 'Turquoise'], true)];
  await buildVariants(
    { options, variants: [variant(small), variant(medium), ...hidden] },
    { details: { tags: 'summer', attributes: 'Material: Cotton' } },
  );
  await buildVariants(
    { options, variants: [variant(small), variant(medium), ...hidden] },
    {
      // What it is found by for another reason stays.
      description: 'Of a turquoise box',
    },
  );
}

it('hides values that only hidden variants have, as a save would', async () => {
  await buildShirts();
  await buildVariants();
  await buildProduct();
  const saved = await products();
  const [first] = saved;
  expect(first?.options?.map(({ unseen }) => unseen)).toEqual([['Gigantic'], ['Turquoise']]);
  const shown = await listed();
  for (const { _id, options, searchWords } of saved.slice(0, 2))
    await ProductModel.collection.updateOne(
      { _id },
      {
        $set: {
          options: options?.map(({ name, values }) => ({ name, values })),
          searchWords: [...new Set([...searchWords, 'gigantic', 'turquoise'])],
        },
      },
    );
  await run();
  const withSortedWords = (all: Awaited<ReturnType<typeof products>>) =>
    all.map((product) => ({ ...product, searchWords: product.searchWords.toSorted() }));
  expect(withSortedWords(await products())).toEqual(withSortedWords(saved));
  expect(await listed()).toEqual(shown);
  const once = await products();
  await run();
  expect(await products()).toEqual(once);
});
