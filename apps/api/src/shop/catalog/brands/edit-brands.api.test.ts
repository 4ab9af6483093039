import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPromotion } from '../../../testing/admin-writes/price-rule-writes.js';
import {
  buildAdmin,
  buildBrand,
  buildCategory,
  buildFilledProductForm,
  buildProduct,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { PromotionModel } from '../../pricing/index.js';
import { BrandModel } from './brand.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const branded = (brand: string, status = 'active') => buildProduct({ details: { brand, status } });

async function listed(query: Record<string, string> = {}) {
  const { body } = await api.call(endpoints.listBrands, { token, query });
  return body.brands.map(({ name, products }) => [name, products]);
}

const idOf = async (name: string) => String((await BrandModel.findOne({ name }).lean())?._id);

const brandOf = async (slug: string) =>
  (await api.call(endpoints.getProduct, { params: { slug } })).body.product.brand;

describe('the list of brands', () => {
  it('has all by name, with their products of any status', async () => {
    await branded('Muuto');
    await branded('Hay');
    await branded('Hay', 'draft');
    expect(await listed()).toEqual([
      ['Hay', 2],
      ['Muuto', 1],
    ]);
    expect(await listed({ search: 'mU' })).toEqual([['Muuto', 1]]);
  });
});

it('is recorded when a product names it first, once', async () => {
  const { id: category } = await buildCategory('Chairs');
  for (const name of ['Stool', 'Armchair']) {
    const body = buildFilledProductForm(category, { name });
    body.set('brand', 'Hay');
    await api.call(endpoints.createProduct, { token, body });
  }
  const wanted = { action: 'createBrand' } as const;
  const { entries } = (await api.call(endpoints.listAuditEntries, { token, query: wanted })).body;
  expect(entries).toMatchObject([
    { subject: { kind: 'brand', name: 'Hay' }, by: { email: expect.any(String) as string } },
  ]);
});

describe('a renamed brand', () => {
  it('is found by its new address and the old one', async () => {
    const { slug } = await branded('Hay');
    const params = { id: await idOf('Hay') };
    await api.call(endpoints.updateBrand, { token, params, body: { name: 'Hay Design' } });
    expect(await brandOf(slug)).toMatchObject({ name: 'Hay Design', slug: 'hay-design' });
    const { body } = await api.call(endpoints.listCatalogue, { query: { brand: 'hay' } });
    expect(body.brand?.name).toBe('Hay Design');
  });

  it('may be spelled in another case, and may not have the name of another one', async () => {
    await branded('Hay');
    await branded('Muuto');
    const params = { id: await idOf('Hay') };
    await api.call(endpoints.updateBrand, { token, params, body: { name: 'HAY' } });
    expect(await listed({ search: 'hay' })).toEqual([['HAY', 1]]);
    const body = { name: 'muuto' };
    const failure = await api.refuse(endpoints.updateBrand, { token, params, body });
    expect(failure).toMatchObject({ status: 409, errors: [{ field: 'name' }] });
  });
});

describe('a merged brand', () => {
  it('leaves its products, its counts and its address to the other', async () => {
    const { slug } = await branded('Haay');
    await branded('Haay', 'draft');
    await branded('Hay');
    const params = { id: await idOf('Haay') };
    const { body } = await api.call(endpoints.mergeBrand, { token, params, body: { into: 'hay' } });
    expect(body).toMatchObject({ moved: 2, left: 0, isMerged: true });
    expect(await brandOf(slug)).toMatchObject({ name: 'Hay' });
    expect(await listed()).toEqual([['Hay', 3]]);
    expect(await BrandModel.findOne({ name: 'Hay' }).lean()).toMatchObject({ hiddenCount: 1 });
    const list = await api.call(endpoints.listCatalogue, { query: { brand: 'haay' } });
    expect(list.body).toMatchObject({ brand: { slug: 'hay' }, total: 2 });
  });

  it('is replaced wherever a promotion names it', async () => {
    const [from, into] = [await buildBrand('Haay'), await buildBrand('Hay')];
    const goods = { brands: [from.id, into.id] };
    const side = { quantity: 1, goods: { brands: [from.id] } };
    const { _id } = await buildPromotion({
      goods,
      conditions: { brands: [from.id], minAmount: 500 },
      buyAndGet: { buy: side, get: { ...side, percent: 100 } },
    });
    const params = { id: from.id };
    await api.call(endpoints.mergeBrand, { token, params, body: { into: 'Hay' } });
    const replaced = { quantity: 1, goods: { brands: [into.id] } };
    const stored = await PromotionModel.findById(_id).lean();
    expect(stored).toMatchObject({
      version: 2,
      rule: {
        goods: { brands: [into.id] },
        conditions: { brands: [into.id], minAmount: 500 },
        buyAndGet: { buy: replaced, get: replaced },
      },
    });
  });

  it('needs another brand that exists', async () => {
    await branded('Hay');
    const params = { id: await idOf('Hay') };
    for (const into of ['Hay', 'Nobody']) {
      const failure = await api.refuse(endpoints.mergeBrand, { token, params, body: { into } });
      expect(failure).toMatchObject({ status: 400, errors: [{ field: 'into' }] });
    }
  });
});

describe('a deleted brand', () => {
  it('has no products', async () => {
    await branded('Hay');
    const { id } = await buildBrand('Muuto');
    await api.call(endpoints.deleteBrand, { token, params: { id } });
    const params = { id: await idOf('Hay') };
    const failure = await api.refuse(endpoints.deleteBrand, { token, params });
    expect(failure).toMatchObject({ status: 409 });
    expect(await listed()).toEqual([['Hay', 1]]);
  });

  it('is named by no promotion', async () => {
    const { id } = await buildBrand('Muuto');
    await buildPromotion({ name: 'Winter sale', goods: { brands: [id] } });
    const failure = await api.refuse(endpoints.deleteBrand, { token, params: { id } });
    expect(failure).toMatchObject({ status: 409 });
    expect(failure.message).toContain('Winter sale');
    expect(await listed()).toEqual([['Muuto', 0]]);
  });
});
