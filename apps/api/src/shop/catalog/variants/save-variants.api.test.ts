import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, buildVariants } from '../../../testing/variants.js';
import { ProductModel } from '../products/product.model.js';
import { VariantModel } from './variant.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

type Given = Parameters<typeof buildGrid>[0];

async function save(id: string, grid?: Given) {
  const { body } = await api.call(endpoints.saveVariants, {
    token,
    params: { id },
    body: buildGrid(grid),
  });
  return body;
}

/** The rows of a saved grid as the next save sends them. */
type Row = NonNullable<NonNullable<Given>['variants']>[number];

const rowOf = ({ _id, values, price, quantity, sku }: Row): Row => ({
  _id,
  values,
  price,
  quantity,
  quantityBefore: quantity,
  sku,
});

describe('options and variants of a product', () => {
  it('are saved together, and the product follows them', async () => {
    const { id } = await buildProduct({ quantity: 7 });
    const { product, variants, version, archived } = await save(id, {
      options: [
        { name: 'Size', values: ['S', 'M', 'L'] },
        { name: 'Color', values: ['Red', 'Blue'] },
      ],
      variants: [
        { values: ['m', ' BLUE '], price: 30, quantity: 0, sku: 'M-B', compareAtPrice: 35 },
        { values: ['S', 'Red'], price: 12, quantity: 4, weight: 200, barcode: '4006381333931' },
        { values: ['S', 'Blue'], price: 5, quantity: 100, hidden: true },
      ],
    });
    expect(product).toMatchObject({
      price: 12,
      priceTo: 30,
      quantity: 4,
      // Nothing has the size L.
      options: [
        { name: 'Size', values: ['S', 'M'] },
        { name: 'Color', values: ['Red', 'Blue'] },
      ],
    });
    expect(variants.map(({ name }) => name)).toEqual(['M / Blue', 'S / Red', 'S / Blue']);
    expect(variants[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      name: 'M / Blue',
      values: ['M', 'Blue'],
      price: 30,
      compareAtPrice: 35,
      quantity: 0,
      sku: 'M-B',
      photo: null,
      weight: null,
      barcode: null,
      hidden: false,
    });
    expect({ version, archived }).toEqual({ version: 1, archived: [] });
    const read = await api.call(endpoints.getVariants, { token, params: { id } });
    expect(read.body).toEqual({ success: true, product, variants, version });
  });

  it('keep their ids when they are renamed, and may exchange their SKUs', async () => {
    const shirt = await buildVariants({
      variants: [
        { values: ['S'], price: 20, quantity: 1, sku: 'A' },
        { values: ['M'], price: 20, quantity: 1, sku: 'B' },
      ],
    });
    const [small, medium] = shirt.variants;
    const { variants } = await save(shirt.id, {
      options: [{ name: 'Fit', values: ['M', 'S'] }],
      variants: [
        { _id: small?.id, values: ['M'], price: 20, quantity: 1, sku: 'B' },
        { _id: medium?.id, values: ['S'], price: 20, quantity: 1, sku: 'a' },
      ],
      version: 1,
    });
    expect(variants).toMatchObject([
      { _id: small?.id, name: 'M', sku: 'B' },
      { _id: medium?.id, name: 'S', sku: 'a' },
    ]);
  });

  it('are saved once under one key, and a lost reply can be asked for again', async () => {
    const shirt = await buildVariants();
    const [small] = shirt.variants;
    await buildOrder({ items: [{ product: shirt.id, variant: small?.id, quantity: 1 }] });
    const grid = buildGrid({
      variants: [
        { values: ['M'], _id: shirt.variants[1]?.id, price: 25, quantity: 15, quantityBefore: 10 },
      ],
      version: 1,
    });
    const first = await save(shirt.id, grid);
    expect(first.archived).toMatchObject([{ _id: small?.id, name: 'S' }]);
    expect(await save(shirt.id, grid)).toEqual(first);
    expect(first.variants).toMatchObject([{ quantity: 15 }]);
  });

  it('go, and the product keeps its price and its pieces', async () => {
    const { id } = await buildVariants();
    const { product, variants } = await save(id, { options: [], variants: [], version: 1 });
    expect(variants).toEqual([]);
    expect(product).toMatchObject({ price: 20, quantity: 20 });
    expect(product).not.toHaveProperty('options');
    expect(product).not.toHaveProperty('priceTo');
    await buildOrder({ items: [{ product: id, quantity: 19 }] });
    expect(await ProductModel.findById(id).lean()).toMatchObject({ quantity: 1, leastQuantity: 1 });
  });
});

describe('a variant that is left out', () => {
  it('is deleted if no order has it', async () => {
    const shirt = await buildVariants();
    const [, medium] = shirt.variants;
    const { variants, archived } = await save(shirt.id, {
      variants: [{ _id: medium?.id, values: ['M'], price: 25, quantity: 10 }],
      version: 1,
    });
    expect({ count: variants.length, archived }).toEqual({ count: 1, archived: [] });
    expect(await VariantModel.countDocuments({})).toBe(1);
  });

  it('is archived if an order has it: its SKU is free, and its values bring it back', async () => {
    const shirt = await buildVariants({
      variants: [
        { values: ['S'], price: 20, quantity: 10, sku: 'A' },
        { values: ['M'], price: 25, quantity: 10 },
      ],
    });
    const [small, medium] = shirt.variants;
    await buildOrder({ items: [{ product: shirt.id, variant: small?.id, quantity: 1 }] });
    const kept = { _id: medium?.id, values: ['M'], price: 25, quantity: 10, sku: 'A' };
    const { archived, product } = await save(shirt.id, { variants: [kept], version: 1 });
    expect(archived).toEqual([{ _id: small?.id, name: 'S', sku: 'A' }]);
    expect(product).toMatchObject({ price: 25, priceTo: 25, quantity: 10 });
    const again = { values: ['s'], price: 19, quantity: 3 };
    const { variants } = await save(shirt.id, { variants: [kept, again], version: 2 });
    expect(variants[1]).toMatchObject({ _id: small?.id, name: 'S', price: 19, quantity: 3 });
  });
});

it('a sale since the grid was opened still counts', async () => {
  const shirt = await buildVariants();
  const opened = await api.call(endpoints.getVariants, { token, params: { id: shirt.id } });
  const [small] = shirt.variants;
  await buildOrder({ items: [{ product: shirt.id, variant: small?.id, quantity: 3 }] });
  const rows = opened.body.variants.map(rowOf);
  const restocked = rows.map((row) => ({ ...row, quantity: (row.quantity ?? 0) + 5 }));
  const { variants, product } = await save(shirt.id, { variants: restocked, version: 1 });
  expect(variants.map(({ quantity }) => quantity)).toEqual([12, 15]);
  expect(product.quantity).toBe(27);
});

it('five hundred variants are saved in one call', async () => {
  const { id } = await buildProduct();
  const values = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter} ${at} ${'x'.repeat(48)}`);
  const [sizes, colors] = [values('Size', 25), values('Color', 20)];
  const { variants } = await save(id, {
    options: [
      { name: 'Size', values: sizes },
      { name: 'Color', values: colors },
    ],
    variants: sizes.flatMap((size) =>
      colors.map((color, at) => ({
        values: [size, color],
        price: 10,
        quantity: 1,
        sku: `${size}${at}`,
      })),
    ),
  });
  expect(variants).toHaveLength(500);
});
