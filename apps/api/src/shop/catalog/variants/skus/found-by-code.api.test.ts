import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildProduct } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants } from '../../../../testing/variants.js';

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

it('products are found by a barcode as a scanner reads it, by administrators hidden ones, too', async () => {
  const { token } = await buildAdmin();
  await buildProduct({ name: 'Lamp', details: { barcode: '036000291452' } });
  await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 1, barcode: '4006381333931' },
      { values: ['M'], price: 20, quantity: 1, barcode: '96385074', hidden: true },
    ],
  });
  const listed = async (search: string) =>
    (
      await api.call(endpoints.listAdministeredProducts, { token, query: { search } })
    ).body.products.map(({ name }) => name);
  expect(await find('0036000291452')).toEqual(['Lamp']);
  expect(await find(' 4006381333931')).toEqual(['Shirt']);
  expect(await find('96385074')).toEqual([]);
  expect(await listed('0036000291452')).toEqual(['Lamp']);
  expect(await listed('96385074')).toEqual(['Shirt']);
});

it('of several with the same barcode the one on sale is found, first by administrators', async () => {
  const { token } = await buildAdmin();
  const barcode = '4006381333931';
  const variants = { variants: [{ values: ['S'], price: 20, quantity: 1, barcode }] };
  await buildVariants(variants, { name: 'Old', details: { status: 'archived' } });
  await buildProduct({ name: 'Older', details: { status: 'archived', barcode } });
  await buildVariants(
    {
      variants: [
        { values: ['S'], price: 20, quantity: 1, barcode, hidden: true },
        { values: ['M'], price: 20, quantity: 1 },
      ],
    },
    { name: 'Partly hidden' },
  );
  await buildVariants(variants, { name: 'New' });
  const { body } = await api.call(endpoints.listAdministeredProducts, {
    token,
    query: { search: barcode },
  });
  const names = body.products.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['New', 'Partly hidden']);
  expect(names.slice(2).sort()).toEqual(['Old', 'Older']);
  expect(await find(barcode)).toEqual(['New']);
});
