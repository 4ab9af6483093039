import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants } from '../../../testing/variants.js';

const api = useTestShop();

async function find(keyword: string) {
  const { body } = await api.call(endpoints.searchProducts, { params: { keyword } });
  return body.map(({ name }) => name);
}

it('shoppers find a product by its SKU or that of a variant, and nothing that is spelt alike', async () => {
  await buildProduct({ name: 'Lamp', details: { sku: 'QZX-771' } });
  await buildProduct({ name: 'Stand for the QZX' });
  await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 1, sku: 'SH-01' },
      { values: ['M'], price: 20, quantity: 1, sku: 'SH-02', hidden: true },
    ],
  });
  expect(await find('qzx-771 ')).toEqual(['Lamp']);
  expect(await find('SH-01')).toEqual(['Shirt']);
  expect(await find('SH-02')).toEqual([]);
  const { body } = await api.call(endpoints.suggestProducts, { query: { q: 'QZX-771' } });
  expect(body.products.map(({ name }) => name)).toContain('Lamp');
  const listed = await api.call(endpoints.listCatalogue, { query: { q: 'SH-01' } });
  expect(listed.body).toMatchObject({ products: [{ name: 'Shirt' }], total: 1 });
});

it('a product that shoppers do not see is not found by its SKU', async () => {
  await buildProduct({ details: { sku: 'HID-1', status: 'draft' } });
  await buildVariants(
    { variants: [{ values: ['S'], price: 20, quantity: 1, sku: 'HID-2' }] },
    { details: { status: 'archived' } },
  );
  expect(await find('HID-1')).toEqual([]);
  expect(await find('HID-2')).toEqual([]);
});
