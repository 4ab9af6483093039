import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid } from '../../../testing/variants.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const OWN = { sku: 'SHIRT', barcode: '4006381333931', weight: '180', compareAtPrice: '30' };

/** A product of its own with SKU, barcode, weight, compare-at price and ten pieces. */
async function buildShirt() {
  return (await buildProduct({ price: 20, quantity: 10, details: OWN })).id;
}

type Row = ReturnType<typeof buildGrid>['variants'][number];

const save = (id: string, variants: Row[]) =>
  api.call(endpoints.saveVariants, { token, params: { id }, body: buildGrid({ variants }) });

describe('the first variants of a product', () => {
  it('take over what the product was where they do not say it', async () => {
    const id = await buildShirt();
    const { body } = await save(id, [
      { values: ['S'], price: 20 },
      { values: ['M'], price: 35 },
    ]);
    expect(body.variants).toMatchObject([
      { sku: 'SHIRT', barcode: '4006381333931', quantity: 10, compareAtPrice: 30 },
      { sku: null, barcode: null, quantity: 0, compareAtPrice: null },
    ]);
    expect(body.product).toMatchObject({ quantity: 10, price: 20, compareAtPrice: 30 });
    const { slug } = body.product;
    const shown = await api.call(endpoints.getAdministeredProduct, { token, params: { slug } });
    expect(shown.body.product).toMatchObject({ weight: 180 });
    expect(shown.body.product).not.toHaveProperty('sku');
  });

  it('take nothing over that they say themselves, nor an SKU twice', async () => {
    const id = await buildShirt();
    const { body } = await save(id, [
      { values: ['S'], price: 20, quantity: 4, sku: null, barcode: '', compareAtPrice: null },
      { values: ['M'], price: 20, sku: 'shirt' },
    ]);
    expect(body.variants).toMatchObject([
      { sku: null, barcode: null, quantity: 4, compareAtPrice: null },
      // It has the product's SKU, so it is what the product was.
      { sku: 'shirt', barcode: '4006381333931', quantity: 10, compareAtPrice: 30 },
    ]);
  });

  it('count sales since the product was opened', async () => {
    const id = await buildShirt();
    await buildOrder({ items: [{ product: id, quantity: 3 }] });
    const { body } = await save(id, [
      { values: ['S'], price: 20, quantity: 2 },
      { values: ['M'], price: 20, quantity: 8, quantityBefore: 10 },
    ]);
    expect(body.variants).toMatchObject([
      { sku: null, quantity: 2 },
      { sku: 'SHIRT', quantity: 5 },
    ]);
    const history = await api.call(endpoints.listStockMovements, { token, params: { id } });
    expect(history.body.movements.map(({ moved }) => moved)).toEqual(
      expect.arrayContaining([-3, -7, 2, 5]),
    );
  });
});

describe('a product whose options are removed', () => {
  const removeOptions = (id: string) =>
    api.call(endpoints.saveVariants, {
      token,
      params: { id },
      body: buildGrid({ options: [], variants: [], version: 1 }),
    });
  const shown = async (slug: string) =>
    (await api.call(endpoints.getAdministeredProduct, { token, params: { slug } })).body.product;

  it('has the SKU and the barcode of its first variant, and is found by them', async () => {
    const id = await buildShirt();
    await save(id, [
      { values: ['S'], price: 20 },
      { values: ['M'], price: 20, sku: 'SHIRT-M' },
    ]);
    await buildOrder({ items: [{ product: id, variant: await firstOf(id), quantity: 1 }] });
    const { body } = await removeOptions(id);
    expect(await shown(body.product.slug)).toMatchObject({
      ...{ sku: 'SHIRT', barcode: '4006381333931' },
    });
    const found = await api.call(endpoints.listAdministeredProducts, {
      token,
      query: { search: 'shirt', page: 1 },
    });
    expect(found.body.products.map(({ _id }) => _id)).toEqual([id]);
  });

  it('leaves the other SKUs to others', async () => {
    const id = await buildShirt();
    await save(id, [
      { values: ['S'], price: 20 },
      { values: ['M'], price: 20, sku: 'SHIRT-M' },
    ]);
    await removeOptions(id);
    const other = await buildProduct({ details: { sku: 'shirt-m' } });
    expect(await shown(other.slug)).toMatchObject({ sku: 'shirt-m' });
    const refused = await api.refuse(endpoints.saveVariants, {
      token,
      params: { id: other.id },
      body: buildGrid({
        variants: [{ values: ['S'], price: 20, sku: 'SHIRT' }],
        options: [{ name: 'Size', values: ['S'] }],
      }),
    });
    expect(refused.status).toBe(409);
  });
});

const firstOf = async (id: string) =>
  (await api.call(endpoints.getVariants, { token, params: { id } })).body.variants[0]?._id;

it('later rows keep their pieces where they do not say them, and new ones have none', async () => {
  const id = await buildShirt();
  const { body } = await save(id, [{ values: ['S'], price: 20 }]);
  const [small] = body.variants;
  const variants = [
    { _id: small?._id, values: ['S'], price: 25, sku: 'SHIRT' },
    { values: ['M'], price: 25 },
  ];
  const next = await api.call(endpoints.saveVariants, {
    token,
    params: { id },
    body: buildGrid({ variants, version: 1 }),
  });
  expect(next.body.variants).toMatchObject([
    { sku: 'SHIRT', quantity: 10 },
    { sku: null, quantity: 0 },
  ]);
});
