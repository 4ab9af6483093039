import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Freshness } from '@shop/front';
import { heldTask } from '@shop/front/testing';
import { inTransaction } from '@shop/mongo';
import { buildCategory, buildOrder, buildProduct, MAKER } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { CategoryModel } from '../categories/category.model.js';
import { deleteCategory } from '../categories/delete-category.js';
import { updateCategory } from '../categories/edit/update-category.js';
import { NAMED_CATEGORIES } from '../../pricing/index.js';
import { deleteProduct } from '../products/delete-product.js';
import { ProductModel } from '../products/product.model.js';
import { STORED_RECORDS } from './catalog-records.js';
import { CachedRecords } from './cached-records.js';

useTestShop();
const MEMORY = 1024 * 1024;
let records: CachedRecords;

beforeEach(() => {
  records = new CachedRecords(MEMORY);
});
afterEach(() => {
  records.stop();
  vi.restoreAllMocks();
});

const spyOnReads = () => vi.spyOn(ProductModel, 'find');

async function buildLamp(price = 25) {
  const category = await buildCategory();
  return buildProduct({ name: 'Lamp', price, category: category.id });
}

/** In dollars. */
async function priceOf({ id }: { id: string }) {
  const cents = (await records.products.find([id])).get(id)?.priceCents;
  return cents === undefined ? undefined : cents / 100;
}

/** Changes a price as an administrator does; `meanwhile` runs in the open transaction. */
async function setPrice(id: string, priceCents: number, meanwhile = () => Promise.resolve()) {
  await inTransaction(async (session) => {
    await ProductModel.updateOne({ _id: id }, { $set: { priceCents } }, { session });
    await changed([productTag(id), LISTS], session);
    await meanwhile();
  });
}

it('reads a product once', async () => {
  const [lamp, other] = [await buildLamp(25), await buildLamp(30)];
  expect(await priceOf(lamp)).toBe(25);
  const reads = spyOnReads();
  expect(await priceOf(lamp)).toBe(25);
  expect(reads).not.toHaveBeenCalled();
  expect([...(await records.products.find([other.id, lamp.id])).keys()].sort()).toEqual(
    [lamp.id, other.id].sort(),
  );
  expect(reads).toHaveBeenCalledTimes(1);
  expect(reads.mock.calls[0]?.[0]).toEqual({ hiddenAs: null, _id: { $in: [other.id] } });
});

it('has no more products than fit into its memory', async () => {
  const lamps = [await buildLamp(), await buildLamp()];
  const ids = lamps.map(({ id }) => id);
  records.stop();
  records = new CachedRecords(1_000);
  await records.products.find(ids);
  const reads = spyOnReads();
  expect((await records.products.find(ids)).size).toBe(2);
  expect(reads).toHaveBeenCalledTimes(1);
});

it('reads a product again after ten minutes, because somebody may have changed it by hand', async () => {
  const lamp = await buildLamp(25);
  await priceOf(lamp);
  await ProductModel.updateOne({ _id: lamp.id }, { $set: { priceCents: 30_00 } });
  expect(await priceOf(lamp)).toBe(25);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10 * 60_000 + 1);
  await vi.waitFor(async () => expect(await priceOf(lamp)).toBe(30));
});

describe('a change of this instance', () => {
  it('is seen at once', async () => {
    const lamp = await buildLamp(25);
    await priceOf(lamp);
    await setPrice(lamp.id, 30_00);
    expect(await priceOf(lamp)).toBe(30);
    await buildOrder({ items: [{ product: lamp.id, quantity: 2 }] });
    const [product] = (await records.products.find([lamp.id])).values();
    expect(product?.quantity).toBe(8);
    await deleteProduct(lamp.id, MAKER);
    expect((await records.products.find([lamp.id])).size).toBe(0);
  });

  it('is seen when a product was read while its transaction was open', async () => {
    const lamp = await buildLamp(25);
    await setPrice(lamp.id, 30_00, async () => expect(await priceOf(lamp)).toBe(25));
    expect(await priceOf(lamp)).toBe(30);
  });

  it('is seen when a product was read before it, but arrived later', async () => {
    const lamp = await buildLamp(25);
    const held = heldTask();
    const { find } = STORED_RECORDS.products;
    vi.spyOn(STORED_RECORDS.products, 'find').mockImplementationOnce(async (ids) => {
      const found = await find(ids);
      await held.run();
      return found;
    });
    const earlier = priceOf(lamp);
    await vi.waitFor(() => expect(held.hasBegun()).toBe(true));
    await setPrice(lamp.id, 30_00);
    held.end();
    expect(await earlier).toBe(25);
    expect(await priceOf(lamp)).toBe(30);
  });

  it('of a category is seen at once', async () => {
    const { id } = await buildCategory('Lamps');
    const nameOf = async () => (await records.categories.find([id])).get(id)?.name;
    expect(await nameOf()).toBe('Lamps');
    const reads = vi.spyOn(CategoryModel, 'find');
    expect(await nameOf()).toBe('Lamps');
    expect(reads).not.toHaveBeenCalled();
    await updateCategory(id, { name: 'Lights' }, MAKER);
    expect(await nameOf()).toBe('Lights');
    await deleteCategory(id, MAKER, NAMED_CATEGORIES);
    expect(await nameOf()).toBeUndefined();
  });

  it('of everything is seen', async () => {
    const lamp = await buildLamp(25);
    await priceOf(lamp);
    await ProductModel.updateOne({ _id: lamp.id }, { $set: { priceCents: 30_00 } });
    await inTransaction((session) => changed([LISTS], session));
    expect(await priceOf(lamp)).toBe(30);
  });
});

describe('a change of another instance', () => {
  const changeElsewhere = async (id: string, priceCents: number) => {
    await ProductModel.updateOne({ _id: id }, { $set: { priceCents } });
    return [productTag(id), LISTS];
  };

  it('is seen once it is known', async () => {
    const lamp = await buildLamp(25);
    await priceOf(lamp);
    records.invalidate(await changeElsewhere(lamp.id, 30_00));
    expect(await priceOf(lamp)).toBe(30);
  });

  it('is waited for, and without it nothing is taken from memory', async () => {
    const lamp = await buildLamp(25);
    await priceOf(lamp);
    const freshness = { isFresh: vi.fn(() => false), catchUp: vi.fn(() => Promise.resolve()) };
    records.follow(freshness satisfies Freshness);
    await changeElsewhere(lamp.id, 30_00);
    expect(await priceOf(lamp)).toBe(30);
    expect(freshness.catchUp).toHaveBeenCalledTimes(1);
  });
});
