import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildFilledProductForm,
  buildProduct,
  buildUser,
} from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../testing/variants.js';

const api = useTestShop();
const { shop, index } = useSearchedShop();

const options = [
  { name: 'Size', values: ['S', 'M'] },
  { name: 'Color', values: ['Crimson', 'Blue'] },
];
let shirt: Awaited<ReturnType<typeof buildVariants>>;

beforeEach(async () => {
  shirt = await buildVariants({
    options,
    variants: [
      { values: ['S', 'Crimson'], price: 30, quantity: 0, sku: 'AB-1' },
      { values: ['M', 'Blue'], price: 20, quantity: 12 },
      { values: ['S', 'Blue'], price: 5, quantity: 40, hidden: true },
    ],
  });
});

const listed = { price: 20, priceTo: 30, quantity: 12, options };

describe('to shoppers, a product with variants', () => {
  it('has its options and prices in lists, and its variants on its page only, without hidden ones', async () => {
    const { body: list } = await api.call(endpoints.listProductPage, { params: { page: 1 } });
    expect(list.products).toMatchObject([listed]);
    expect(list.products[0]).not.toHaveProperty('variants');
    const params = { slug: shirt.slug };
    const { product } = (await api.call(endpoints.getProduct, { params })).body;
    expect(product).toMatchObject(listed);
    expect(product.variants?.map(({ name }) => name)).toEqual(['S / Crimson', 'M / Blue']);
  });

  it('does not tell values that only hidden variants have, by which it is not found either', async () => {
    const saved = await saveGrid(shirt.id, {
      options: [
        { name: 'Size', values: ['S', 'M', 'Gigantic'] },
        { name: 'Color', values: ['Crimson', 'Blue', 'Turquoise'] },
      ],
      variants: [
        { values: ['M', 'Blue'], price: 20, quantity: 12 },
        { values: ['S', 'Crimson'], price: 30, quantity: 1, hidden: true },
        { values: ['Gigantic', 'Turquoise'], price: 30, quantity: 1, hidden: true },
      ],
      version: shirt.version,
    });
    expect(saved.product.options?.map(({ values }) => values.length)).toEqual([3, 3]);
    const seen = [
      { name: 'Size', values: ['M'] },
      { name: 'Color', values: ['Blue'] },
    ];
    const { body: list } = await api.call(endpoints.listProductPage, { params: { page: 1 } });
    expect(list.products).toMatchObject([{ options: seen }]);
    const params = { slug: shirt.slug };
    const { product } = (await api.call(endpoints.getProduct, { params })).body;
    expect(product.options).toEqual(seen);
    for (const one of [shop, api]) {
      const found = await one.call(endpoints.searchProducts, { params: { keyword: 'turquoise' } });
      expect(found.body).toEqual([]);
    }
    const { token } = await buildAdmin();
    const grid = await api.call(endpoints.getVariants, { token, params: { id: shirt.id } });
    expect(grid.body.product.options?.map(({ values }) => values)).toEqual([
      ['S', 'M', 'Gigantic'],
      ['Crimson', 'Blue', 'Turquoise'],
    ]);
  });

  it('is filtered and sorted by its lowest price', async () => {
    await buildProduct({ name: 'Cap', price: 25 });
    const body = { checked: [], radio: [20, 39] as [number, number], sort: 'price' as const };
    const { body: found } = await api.call(endpoints.filterProducts, { body });
    expect(found.products.map(({ name }) => name)).toEqual(['Shirt', 'Cap']);
  });

  it('is found by the values of its options, with the index and without', async () => {
    const search = async () => {
      const { body } = await shop.call(endpoints.searchProducts, {
        params: { keyword: 'crimson' },
      });
      return body.map(({ name, priceTo }) => ({ name, priceTo }));
    };
    expect(await search()).toEqual([{ name: 'Shirt', priceTo: 30 }]);
    await index().start();
    expect(await search()).toEqual([{ name: 'Shirt', priceTo: 30 }]);
    const query = { q: 'crims' };
    const { body } = await shop.call(endpoints.suggestProducts, { query });
    expect(body.products).toMatchObject([{ name: 'Shirt', price: 20, priceTo: 30, options }]);
  });

  it('is as before without its options', async () => {
    await saveGrid(shirt.id, { options: [], variants: [], version: 1 });
    const plain = await buildProduct({ name: 'Cap' });
    const keys = async (slug: string) => {
      const { product } = (await api.call(endpoints.getProduct, { params: { slug } })).body;
      return Object.keys(product);
    };
    const shown = await keys(shirt.slug);
    // From now on, it is sold by the SKU of its first variant.
    expect(shown).toContain('sku');
    expect(shown.filter((key) => key !== 'sku')).toEqual(await keys(plain.slug));
    expect(await keys(plain.slug)).not.toContain('options');
  });
});

describe('to administrators, a product with variants', () => {
  it.each(['AB-1', 'ab', 'crimson'])('is found by %s', async (search) => {
    await index().start();
    await buildProduct({ name: 'Cap' });
    const { token } = await buildAdmin();
    const query = { search };
    const { body } = await shop.call(endpoints.listAdministeredProducts, { token, query });
    expect(body.products).toMatchObject([{ name: 'Shirt', ...listed }]);
  });

  it('is low in stock if any of its visible variants is', async () => {
    const { token } = await buildAdmin();
    await buildVariants({}, { name: 'Trousers', quantity: 3 });
    const { body } = await api.call(endpoints.listAdministeredProducts, {
      token,
      query: { stock: 'low' },
    });
    expect(body.products.map(({ name }) => name)).toEqual(['Shirt']);
    const { lowStock } = (await api.call(endpoints.getOverview, { token })).body;
    expect(lowStock).toMatchObject({ total: 1, mark: DEFAULT_SETTINGS.lowStock });
    expect(lowStock?.products).toMatchObject([
      { name: 'Shirt', variant: 'S / Crimson', quantity: 0 },
    ]);
  });

  it('keeps price and stock when it is edited, and refuses others for them', async () => {
    const { token } = await buildAdmin();
    const call = { token, params: { id: shirt.id } };
    const fields = { name: 'Blouse', price: '20', priceBefore: '20', quantity: '12' };
    const form = (given: object) =>
      buildFilledProductForm(shirt.category.toHexString(), { ...fields, ...given });
    const { body } = await api.call(endpoints.updateProduct, { ...call, body: form({}) });
    expect(body.product).toMatchObject({ name: 'Blouse', ...listed });
    const wrong = form({ price: '21', quantity: '13' });
    const failure = await api.refuse(endpoints.updateProduct, { ...call, body: wrong });
    expect(failure.status).toBe(400);
    expect(failure.errors?.map(({ field }) => field)).toEqual(['price', 'quantity']);
    const grid = { price: 20, priceBefore: 20, quantity: 13, quantityBefore: 12, editKey: 'k' };
    const refused = await api.refuse(endpoints.updatePriceAndStock, { ...call, body: grid });
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'quantity']);
  });
});

it('a kept cart has each variant once, with what is left of it beside its product', async () => {
  const { token } = await buildUser();
  const [small, medium, hidden] = shirt.variants.map(({ id }) => id);
  const itemOf = (variant: string | undefined, quantity: number) => ({
    product: shirt.id,
    ...(variant && { variant }),
    quantity,
  });
  const items = [itemOf(medium, 1), itemOf(small, 1), itemOf(undefined, 1), itemOf(hidden, 1)];
  const kept = await api.call(endpoints.keepCart, {
    token,
    body: { items: [...items, itemOf(medium, 1)], version: 0 },
  });
  const once = [itemOf(medium, 2), ...items.slice(1)];
  expect(kept.body.items).toEqual(once);
  const { body } = await api.call(endpoints.getCart, { token });
  expect(body.items).toEqual(once);
  expect(body.products).toMatchObject([
    { ...listed, variant: { _id: medium, name: 'M / Blue', price: 20, quantity: 12 } },
    { ...listed, variant: { _id: small, name: 'S / Crimson', sku: 'AB-1', quantity: 0 } },
    listed,
    { variant: { _id: hidden, quantity: 0 } },
  ]);
  expect(body.products[2]).not.toHaveProperty('variant');
  expect(body.gone).toEqual([]);
});
