import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, buildVariants, saveGrid } from '../../../testing/variants.js';
import { VariantModel } from './variant.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

type Given = Parameters<typeof buildGrid>[0];

const refuse = (id: string, grid?: Given) =>
  api.refuse(endpoints.saveVariants, { token, params: { id }, body: buildGrid(grid) });

describe('a grid is refused', () => {
  const row = { values: ['S'], price: 20, quantity: 1 };
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  it.each([
    ['variants.0.price', { variants: [{ ...row, price: -1 }] }],
    ['variants.0.quantity', { variants: [{ ...row, quantity: 0.5 }] }],
    ['variants.0.barcode', { variants: [{ ...row, barcode: '4006381333930' }] }],
    ['variants.0.compareAtPrice', { variants: [{ ...row, compareAtPrice: 19.99 }] }],
    ['variants.0.values', { variants: [{ ...row, values: ['XL'] }] }],
    ['variants.0.values', { variants: [{ ...row, values: ['S', 'M'] }] }],
    ['variants.1.values', { variants: [row, { ...row, values: [' s '] }] }],
    [
      'variants.1.sku',
      {
        variants: [
          { ...row, sku: 'Ab' },
          { ...row, values: ['M'], sku: ' aB ' },
        ],
      },
    ],
    ['variants', { variants: [{ ...row, hidden: true }] }],
    ['variants', { variants: [] }],
    ['options', { options: [], variants: [{ ...row, values: [] }] }],
    ['options.1.name', { options: [...options, { name: 'SIZE', values: ['1'] }] }],
    ['options.0.values.1', { options: [{ name: 'Size', values: ['S', 's'] }] }],
    ['options', { options: ['A', 'B', 'C', 'D'].map((name) => ({ name, values: ['1'] })) }],
  ])('with a 400 at %s', async (field, grid) => {
    const { id } = await buildProduct();
    const { status, errors } = await refuse(id, grid);
    expect(status).toBe(400);
    expect(errors?.map((error) => error.field)).toContain(field);
  });

  it('with a 409 at the row whose SKU another product has', async () => {
    await buildVariants({ variants: [{ ...row, sku: 'Cap-1' }] }, { name: 'Cap' });
    const { id } = await buildProduct();
    expect(await refuse(id, { variants: [{ ...row, sku: 'CAP-1' }] })).toMatchObject({
      status: 409,
      errors: [{ field: 'variants.0.sku', message: 'CAP-1 is the SKU of Cap (S)' }],
    });
  });

  it('with a 409 that names who has saved it since', async () => {
    const { id } = await buildProduct();
    await saveGrid(id);
    const { status, message, errors } = await refuse(id);
    expect(status).toBe(409);
    expect(message).toMatch(/^Test Maker saved the variants of this product/);
    expect(errors?.[0]?.field).toBe('version');
  });

  it('with a 409 at the row whose variant is not there, or whose stock would be below zero', async () => {
    const shirt = await buildVariants();
    const [small, medium] = shirt.variants.map(({ id, values }) => ({
      _id: id,
      values,
      price: 20,
      quantity: 0,
      quantityBefore: 10,
    }));
    if (!small || !medium) throw new Error('No variants');
    await buildOrder({ items: [{ product: shirt.id, variant: small._id, quantity: 1 }] });
    const short = await refuse(shirt.id, { variants: [medium, small], version: 1 });
    expect([short.status, short.errors?.[0]?.field]).toEqual([409, 'variants.1.quantity']);
    const strange = { ...small, _id: '0'.repeat(24) };
    const gone = await refuse(shirt.id, { variants: [medium, strange], version: 1 });
    expect([gone.status, gone.errors?.[0]?.field]).toEqual([409, 'variants.1._id']);
    expect(await VariantModel.findById(medium._id).lean()).toMatchObject({ quantity: 10 });
  });

  it('with a 404 for an unknown product', async () => {
    expect((await refuse('0'.repeat(24))).status).toBe(404);
  });
});
