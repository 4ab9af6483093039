import { describe, expect, it } from 'vitest';
import { buildProduct, MAKER } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../testing/variants.js';
import { editBatch } from '../bulk-edit/edit-batch.js';
import { ProductModel } from '../products/product.model.js';
import { updateProduct } from '../products/update-product.js';
import { VariantModel } from '../variants/variant.model.js';

useTestShop();

type Status = 'active' | 'archived';

/** Ways in which a product is archived and shown again. */
const WAYS = {
  'by its form': (id: string, status: Status) => updateProduct(id, { status }, MAKER),
  'with many others': (id: string, status: Status) => editBatch([{ productId: id, status }], MAKER),
};

const row = (size: string, price: number, more: object = {}) => ({
  ...{ values: [size], price, quantity: 5, sku: null },
  ...more,
});

const priorOf = async (size: string) =>
  (await VariantModel.findOne({ values: size }).orFail().lean()).priorCents;

describe.each(Object.entries(WAYS))('the lowest price before a sale, archived %s', (_, setTo) => {
  it('is one that was asked for before the product was archived', async () => {
    const { id } = await buildProduct({ price: 10 });
    await setTo(id, 'archived');
    await updateProduct(id, { price: 20 }, MAKER);
    await setTo(id, 'active');
    await updateProduct(id, { price: 15, compareAtPrice: '20' }, MAKER);
    expect(await ProductModel.findById(id).lean()).toMatchObject({
      priorCents: 10_00,
      pastPrices: [{ cents: 10_00 }, { cents: 20_00 }],
    });
  });

  it('is one that was asked for before the product of a variant was archived', async () => {
    const { id, variants, version } = await buildVariants({ variants: [row('S', 10)] });
    const _id = variants[0]?.id;
    await setTo(id, 'archived');
    await saveGrid(id, { variants: [row('S', 20, { _id })], version });
    await setTo(id, 'active');
    const sale = row('S', 15, { _id, compareAtPrice: 20 });
    await saveGrid(id, { variants: [sale], version: version + 1 });
    expect(await priorOf('S')).toBe(10_00);
  });
});

it.each([
  ['hidden', [row('S', 10, { hidden: true })], [row('S', 20, { hidden: true })]],
  ['archived', [], []],
])('the lowest price before a sale is one before a variant was %s', async (_, ...grids) => {
  const { id, version, variants } = await buildVariants({
    variants: [row('S', 10), row('M', 40)],
  });
  await VariantModel.updateMany({}, { $set: { wasOrdered: true } });
  const [small, medium] = variants;
  const known = (one: ReturnType<typeof row>) => ({
    ...one,
    _id: (one.values[0] === 'S' ? small : medium)?.id,
  });
  const sale = row('S', 15, { compareAtPrice: 20 });
  for (const [at, rows] of [...grids, [row('S', 20)], [sale]].entries())
    await saveGrid(id, {
      variants: [...rows, row('M', 40)].map(known),
      version: version + at,
    });
  expect(await priorOf('S')).toBe(10_00);
});
