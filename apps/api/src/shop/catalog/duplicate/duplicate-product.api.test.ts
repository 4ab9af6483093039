import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildPicture, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, saveGrid } from '../../../testing/variants.js';

const api = useTestShop();

async function duplicate(id: string) {
  const { token } = await buildAdmin();
  const headers = { 'idempotency-key': `copy-${id}` };
  const { body } = await api.call(endpoints.duplicateProduct, { token, headers, params: { id } });
  return { token, product: body.product };
}

it('copies all but slug, SKU, barcode, stock and sales, as a draft', async () => {
  const details = {
    brand: 'Hay',
    sku: 'C-1',
    barcode: '4006381333931',
    tags: 'Wood',
    attributes: 'Material: Oak',
    compareAtPrice: '40',
  };
  const photo = await buildPicture();
  const { id, category } = await buildProduct({ name: 'Chair', photo, details });
  const { token, product } = await duplicate(id);
  expect(product).toMatchObject({
    name: 'Copy of Chair',
    slug: 'copy-of-chair',
    price: 25,
    quantity: 0,
    status: 'draft',
    category: { _id: category.toHexString() },
    brand: { name: 'Hay' },
    tags: ['Wood'],
    attributes: [{ name: 'Material', value: 'Oak' }],
    compareAtPrice: 40,
    photo: { width: 64 },
  });
  expect(product).not.toHaveProperty('sku');
  expect(product).not.toHaveProperty('barcode');
  const params = { id: product._id };
  const { status } = await api.send(endpoints.getAdministeredPhoto, { token, params });
  expect(status).toBe(200);
});

it('copies options and variants, which can be edited', async () => {
  const { id } = await buildProduct({ name: 'Shirt' });
  const { variants } = buildGrid();
  await saveGrid(id, { variants: variants.map((row, at) => ({ ...row, sku: `S-${at}` })) });
  const { token, product } = await duplicate(id);
  const params = { id: product._id };
  const { body } = await api.call(endpoints.getVariants, { token, params });
  expect(body).toMatchObject({
    version: 1,
    product: { quantity: 0, price: 20, priceTo: 25 },
    variants: [
      { name: 'S', sku: null, quantity: 0 },
      { name: 'M', sku: null, quantity: 0 },
    ],
  });
});
