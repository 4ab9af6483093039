import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../testing/variants.js';

const api = useTestShop();

let token: string;
let id: string;
let slug: string;
let variant: string;

const row = { values: ['S'], price: 20, quantity: 10, sku: null };

beforeEach(async () => {
  ({ token } = await buildAdmin());
  const variants = [{ ...row, lowestPrice: 15 }];
  const shirt = await buildVariants({ options: [{ name: 'Size', values: ['S'] }], variants });
  ({ id, slug } = shirt);
  variant = shirt.variants[0]?.id ?? '';
});

const administered = async () =>
  (await api.call(endpoints.getVariants, { token, params: { id } })).body.variants[0];

const save = (version: number, lowestPrice?: number | null) =>
  saveGrid(id, {
    options: [{ name: 'Size', values: ['S'] }],
    variants: [{ ...row, _id: variant, ...(lowestPrice !== undefined && { lowestPrice }) }],
    version,
  });

it('is told to administrators alone', async () => {
  expect(await administered()).toMatchObject({ price: 20, lowestPrice: 15 });
  const { body } = await api.call(endpoints.getProduct, { params: { slug } });
  expect(JSON.stringify(body)).not.toMatch(/lowestPrice/);
});

it('stays when a save says nothing about it, and goes when it says null', async () => {
  await save(1);
  expect(await administered()).toMatchObject({ lowestPrice: 15 });
  await save(2, null);
  expect(await administered()).not.toHaveProperty('lowestPrice');
  await save(3, 12.5);
  expect(await administered()).toMatchObject({ lowestPrice: 12.5 });
});
