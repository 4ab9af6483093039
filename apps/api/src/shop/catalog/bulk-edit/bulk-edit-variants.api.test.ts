import { endpoints, type EndpointBody } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOrder, buildProduct, buildUser, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../testing/variants.js';

const api = useTestShop();

type Changes = EndpointBody<typeof endpoints.bulkEditProducts>['changes'];

let token: string;

beforeEach(async () => {
  ({ token } = await buildUser({ role: 1, name: 'Alice' }));
});

async function edit(changes: Changes) {
  return (await api.call(endpoints.bulkEditProducts, { token, body: { changes } })).body.results;
}

const gridOf = async (id: string) =>
  (await api.call(endpoints.getVariants, { token, params: { id } })).body;

it('GET /products/variants has the variants of several products, each in the order of its grid', async () => {
  const shirt = await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 1, hidden: true },
      { values: ['M'], price: 25, quantity: 2 },
    ],
  });
  const skirt = await buildVariants();
  const { id: plain } = await buildProduct();
  const ids = [shirt.id, skirt.id, plain];
  const query = { products: [...ids, unknownId()].join(',') };
  const { lists } = (await api.call(endpoints.listVariants, { token, query })).body;
  const listOf = (id: string) => lists.find(({ product }) => product === id);
  expect(lists.map(({ product }) => product).sort()).toEqual(ids.sort());
  for (const id of [shirt.id, skirt.id]) {
    const { variants, version } = await gridOf(id);
    expect(listOf(id)).toEqual({ product: id, variants, version });
  }
  expect(listOf(plain)).toMatchObject({ variants: [], version: 0 });
});

describe('PUT /products/bulk-edit of a product with variants', () => {
  it('changes what it names of each variant, once for each key, and is undone by its reverse', async () => {
    const { id, variants } = await buildVariants({
      variants: [
        { values: ['S'], price: 20, quantity: 10, sku: 'S-1', weight: 90 },
        { values: ['M'], price: 25, quantity: 10 },
      ],
    });
    const [small, medium] = variants.map((variant) => variant.id);
    await buildOrder({ items: [{ product: id, variant: small, quantity: 3 }] });
    const rows = [
      { _id: small ?? '', price: 18, compareAtPrice: 20, quantity: 15, quantityBefore: 10 },
    ];
    const change = { productId: id, variants: { version: 1, editKey: 'bulk-1', rows } };
    expect(await edit([change])).toMatchObject([{ outcome: 'done' }]);
    expect(await edit([change])).toMatchObject([{ outcome: 'done' }]);
    const { version, product, variants: after } = await gridOf(id);
    expect(version).toBe(2);
    expect(product).toMatchObject({ price: 18, compareAtPrice: 20, priceTo: 25, quantity: 22 });
    // The three pieces that were sold stay sold.
    expect(after).toMatchObject([
      { _id: small, sku: 'S-1', weight: 90, price: 18, compareAtPrice: 20, quantity: 12 },
      { _id: medium, price: 25, compareAtPrice: null, quantity: 10 },
    ]);
    const back = [
      { _id: small ?? '', price: 20, compareAtPrice: null, quantity: 10, quantityBefore: 15 },
    ];
    await edit([{ productId: id, variants: { version: 2, editKey: 'bulk-2', rows: back } }]);
    expect((await gridOf(id)).variants[0]).toMatchObject({
      ...{ price: 20, compareAtPrice: null, quantity: 7 },
    });
  });

  it('refuses what somebody has saved since, and what a variant’s other values forbid', async () => {
    const shirt = await buildVariants();
    const [small] = shirt.variants.map(({ id }) => id);
    const sale = await buildVariants({
      variants: [{ values: ['S'], price: 20, quantity: 1, compareAtPrice: 22 }],
    });
    const [onSale] = sale.variants.map(({ id }) => id);
    await saveGrid(shirt.id, { version: 1 });
    const results = await edit([
      {
        productId: shirt.id,
        variants: { version: 1, editKey: 'bulk-3', rows: [{ _id: small ?? '', price: 5 }] },
      },
      {
        productId: sale.id,
        variants: { version: 1, editKey: 'bulk-4', rows: [{ _id: onSale ?? '', price: 23 }] },
      },
    ]);
    expect(results).toMatchObject([
      { outcome: 'refused', message: 'Test Maker saved the variants meanwhile. That is kept.' },
      { outcome: 'refused', message: 'S: Compare-at price must not be below the price' },
    ]);
  });

  it('moves the stock of a product without variants by the difference, once for each key', async () => {
    const { id, slug } = await buildProduct({ quantity: 10 });
    await buildOrder({ items: [{ product: id, quantity: 2 }] });
    const change = { productId: id, quantity: 15, quantityBefore: 10, editKey: 'bulk-5' };
    await edit([change]);
    expect(await edit([change])).toMatchObject([{ outcome: 'done' }]);
    const shown = await api.call(endpoints.getAdministeredProduct, { token, params: { slug } });
    expect(shown.body.product).toMatchObject({ quantity: 13 });
  });

  it('asks for the key of a stock, and for variants by themselves', async () => {
    const { id } = await buildProduct();
    const refusalOf = async (change: Changes[number]) =>
      (await api.refuse(endpoints.bulkEditProducts, { token, body: { changes: [change] } })).status;
    expect(await refusalOf({ productId: id, quantity: 15, quantityBefore: 10 })).toBe(400);
    const rows = [{ _id: id, price: 5 }];
    const variants = { version: 0, editKey: 'bulk-6', rows };
    expect(
      await refusalOf({ productId: id, variants, status: 'draft', statusBefore: 'active' }),
    ).toBe(400);
    const half = [{ _id: id, quantity: 5 }];
    expect(await refusalOf({ productId: id, variants: { ...variants, rows: half } })).toBe(400);
  });
});
