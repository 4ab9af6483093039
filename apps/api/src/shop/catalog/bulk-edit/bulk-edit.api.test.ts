import { endpoints, type EndpointBody } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildCategory,
  buildOrder,
  buildProduct,
  buildUser,
  unknownId,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid } from '../../../testing/variants.js';
import { AuditEntryModel } from '../../audit/index.js';
import { BrandModel } from '../brands/brand.model.js';
import { CategoryModel } from '../categories/category.model.js';
import { ProductModel } from '../products/product.model.js';

const api = useTestShop();

type Changes = EndpointBody<typeof endpoints.bulkEditProducts>['changes'];

let alice: string;
let bob: string;

beforeEach(async () => {
  ({ token: alice } = await buildUser({ role: 1, name: 'Alice' }));
  ({ token: bob } = await buildUser({ role: 1, name: 'Bob' }));
});

async function edit(changes: Changes, token = alice) {
  return (await api.call(endpoints.bulkEditProducts, { token, body: { changes } })).body.results;
}

const shown = async (slug: string) =>
  (await api.call(endpoints.getAdministeredProduct, { token: alice, params: { slug } })).body
    .product;

describe('PUT /products/bulk-edit', () => {
  it('changes what it names of each product, and leaves price and stock alone', async () => {
    const { id: category } = await buildCategory('Lamps');
    const one = await buildProduct({ price: 20, quantity: 3 });
    const other = await buildProduct({ price: 30, quantity: 4 });
    const before = await shown(one.slug);
    const results = await edit([
      {
        productId: one.id,
        ...{ category, categoryBefore: before.category._id },
        ...{ status: 'draft', statusBefore: 'active' },
        ...{ brand: 'Acme', brandBefore: '', tags: 'Sale', tagsBefore: '' },
      },
      {
        productId: other.id,
        price: 25,
        priceBefore: 30,
        compareAtPrice: '30',
        compareAtPriceBefore: '',
      },
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await shown(one.slug)).toMatchObject({
      category: { _id: category },
      brand: { name: 'Acme' },
      ...{ status: 'draft', tags: ['Sale'], price: 20, quantity: 3 },
    });
    expect(await shown(other.slug)).toMatchObject({ price: 25, compareAtPrice: 30, quantity: 4 });
  });

  it('refuses what somebody else has changed meanwhile, says who, and changes the rest', async () => {
    const one = await buildProduct({ price: 20 });
    const other = await buildProduct({ price: 20 });
    await edit([{ productId: one.id, price: 19, priceBefore: 20 }], bob);
    const results = await edit(
      [one, other].map(({ id }) => ({ productId: id, price: 18, priceBefore: 20 })),
    );
    expect(results).toMatchObject([
      { productId: one.id, outcome: 'refused' },
      { productId: other.id, outcome: 'done' },
    ]);
    expect(results[0]?.message).toBe('Bob changed the price meanwhile. That is kept.');
    expect(await shown(one.slug)).toMatchObject({ price: 19 });
  });

  it('can be sent again after a lost reply, and undone by its reverse', async () => {
    const { id, slug } = await buildProduct({ price: 20, quantity: 5 });
    const change = { productId: id, price: 18, priceBefore: 20 };
    await edit([change]);
    expect(await edit([change])).toMatchObject([{ outcome: 'done' }]);
    expect(await edit([{ productId: id, price: 20, priceBefore: 18 }])).toMatchObject([
      { outcome: 'done' },
    ]);
    expect(await shown(slug)).toMatchObject({ price: 20, quantity: 5 });
  });

  it('tells what somebody else did before from what it did itself', async () => {
    const hidden = await buildProduct();
    const other = await buildProduct();
    const hide = [hidden, other].map(({ id: productId }) => ({
      ...{ productId, status: 'draft', statusBefore: 'active' },
    }));
    await edit(hide.slice(0, 1), bob);
    const name = (await shown(hidden.slug)).name;
    for (let sends = 0; sends < 2; sends += 1)
      expect(await edit(hide)).toMatchObject([
        { outcome: 'already', message: `${name} was like this already` },
        { outcome: 'done' },
      ]);
    expect(await AuditEntryModel.countDocuments({ 'after.status': 'draft' })).toBe(2);
  });

  it('takes a brand back that the shop spells differently', async () => {
    const known = await buildProduct();
    const { id, slug } = await buildProduct();
    await edit([{ productId: known.id, brand: 'Acme', brandBefore: '' }]);
    await edit([{ productId: id, brand: 'ACME', brandBefore: '' }]);
    expect(await shown(slug)).toMatchObject({ brand: { name: 'Acme' } });
    await edit([{ productId: id, brand: '', brandBefore: 'ACME' }]);
    expect(await shown(slug)).not.toHaveProperty('brand');
  });

  it('says which products are gone, and what the other values of a product forbid', async () => {
    const onSale = await buildProduct({ price: 20 });
    await edit([{ productId: onSale.id, compareAtPrice: '25', compareAtPriceBefore: '' }]);
    const ofVariants = await buildProduct({ price: 20 });
    const body = buildGrid();
    await api.call(endpoints.saveVariants, { token: alice, params: { id: ofVariants.id }, body });
    const { price } = await shown(ofVariants.slug);
    const results = await edit([
      { productId: unknownId(), status: 'draft', statusBefore: 'active' },
      { productId: onSale.id, price: 26, priceBefore: 20 },
      { productId: ofVariants.id, price: price + 1, priceBefore: price },
    ]);
    expect(results).toMatchObject([
      { outcome: 'notFound' },
      { outcome: 'refused', message: 'The price must not be above the compare-at price of $25.00' },
      {
        outcome: 'refused',
        message: 'The price of a product with variants is that of its variants: change it there',
      },
    ]);
  });

  it('counts what a batch moves, also beside sales, and makes no brand for what is refused', async () => {
    const { id: category } = await buildCategory('Lamps');
    const { id: from } = await buildCategory('Lights');
    const lamps = await Promise.all(
      Array.from({ length: 12 }, () => buildProduct({ price: 20, quantity: 9, category: from })),
    );
    const [sold, onSale] = lamps.map(({ id }) => id);
    await edit([{ productId: onSale ?? '', compareAtPrice: '25', compareAtPriceBefore: '' }]);
    const changes = lamps.map(({ id: productId }) => ({
      productId,
      ...{ category, categoryBefore: from },
      ...(productId === onSale
        ? { price: 30, priceBefore: 20, brand: 'Never', brandBefore: '' }
        : { brand: 'Acme', brandBefore: '', quantity: 5, quantityBefore: 9, editKey: 'batch-1' }),
    }));
    const [results] = await Promise.all([
      edit(changes),
      buildOrder({ items: [{ product: sold ?? '', quantity: 2 }] }),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(
      lamps.map(({ id }) => (id === onSale ? 'refused' : 'done')),
    );
    const stored = await ProductModel.findById(sold).lean();
    expect(stored).toMatchObject({ quantity: 3, leastQuantity: 3 });
    expect(await CategoryModel.findById(category).lean()).toMatchObject({ productCount: 11 });
    expect(await CategoryModel.findById(from).lean()).toMatchObject({ productCount: 1 });
    expect(await BrandModel.find({}, { _id: 0, name: 1, productCount: 1 }).lean()).toEqual([
      { name: 'Acme', productCount: 11 },
    ]);
  });

  it('asks for the value that was seen, and for each product once', async () => {
    const { id } = await buildProduct();
    const refusalOf = async (changes: Changes) =>
      (await api.refuse(endpoints.bulkEditProducts, { token: alice, body: { changes } })).status;
    expect(await refusalOf([{ productId: id, status: 'draft' }])).toBe(400);
    expect(await refusalOf([{ productId: id }])).toBe(400);
    const change = { productId: id, status: 'draft', statusBefore: 'active' };
    expect(await refusalOf([change, change])).toBe(400);
  });
});
