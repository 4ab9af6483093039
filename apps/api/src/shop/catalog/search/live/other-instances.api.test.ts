import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildProduct } from '../../../../testing/factories.js';
import { keptIndex } from '../../../../testing/kept-index.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { ChangeModel, ChangeReader, WriterModel } from '@shop/mongo/changes';
import { followOthersChanges } from '../../changes/follow-changes.js';
import { LISTS, productTag } from '../../changes/tags.js';
import { ProductModel } from '../../products/product.model.js';
import { searchFields } from '../search-index.js';
import type { LiveIndex } from './live-index.js';

useTestShop();
let live: LiveIndex;
let stop: () => void;
let isCutOff = false;
let number = 0;

beforeEach(async () => {
  isCutOff = false;
  number = 0;
  const reader = new ChangeReader();
  const read = reader.read.bind(reader);
  reader.read = () => (isCutOff ? Promise.reject(new Error('cut off')) : read());
  live = keptIndex();
  const following = followOthersChanges([live], reader);
  live.follow(following.freshness);
  stop = following.stop;
  await WriterModel.create({ _id: 'other', aliveAt: new Date() });
});

afterEach(() => {
  stop();
  live.stop();
});

/** Renames a product as another instance does. */
async function renameElsewhere(product: Awaited<ReturnType<typeof buildProduct>>, name: string) {
  const { fields } = searchFields({ ...product, name });
  await ProductModel.updateOne({ _id: product._id }, { $set: { name, ...fields } });
  number += 1;
  const tags = [productTag(product._id), LISTS];
  await ChangeModel.create({ writer: 'other', number, tags, at: new Date() });
}

/** How many products match, or undefined if the database must be searched. */
const found = async (text: string) => (await live.find({ text, limit: 9 }))?.total;

/** Advances the clocks by this much time. */
function pass(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

it('a product that another instance renames is found by its new name within a second', async () => {
  const product = await buildProduct({ name: 'Stool' });
  await live.start();
  expect(await found('couch')).toBe(0);
  await renameElsewhere(product, 'Sofa');
  await vi.waitFor(async () => expect(await found('couch')).toBe(1), 20_000);
  expect(await found('stool')).toBe(0);
});

it('an instance that was cut off for a minute searches the database meanwhile, then catches up', async () => {
  const product = await buildProduct({ name: 'Stool' });
  await live.start();
  expect(await found('stool')).toBe(1);
  isCutOff = true;
  await renameElsewhere(product, 'Sofa');
  pass(60_000);
  expect(await found('stool')).toBeUndefined();
  isCutOff = false;
  const start = vi.spyOn(live, 'start');
  expect([await found('couch'), await found('stool')]).toEqual([1, 0]);
  expect(start).not.toHaveBeenCalled();
});

it('an instance that was cut off for longer builds its index anew', async () => {
  const product = await buildProduct({ name: 'Stool' });
  await live.start();
  expect(await found('stool')).toBe(1);
  await renameElsewhere(product, 'Sofa');
  await ChangeModel.deleteMany({});
  pass(6 * 60_000);
  expect(await found('stool')).toBeUndefined();
  await vi.waitFor(async () => expect(await found('couch')).toBe(1), 20_000);
});
