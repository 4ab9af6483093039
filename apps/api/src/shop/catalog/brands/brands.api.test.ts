import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { BrandModel } from './brand.model.js';

const api = useTestShop();
const { shop, index } = useSearchedShop();

const branded = (name: string, brand: string, given: { price?: number; quantity?: number } = {}) =>
  buildProduct({ name, ...given, details: { brand } });

async function list(query: Record<string, string | number> = {}) {
  const { body } = await shop.call(endpoints.listCatalogue, { query: { brand: 'hay', ...query } });
  return { ...body, products: body.products.map(({ name }) => name) };
}

describe('the products of a brand', () => {
  it.each(['memory', 'database'])('are listed, sorted and filtered in the %s', async (where) => {
    await branded('Chair', 'Hay', { price: 90 });
    await branded('Lamp', 'Hay', { price: 15 });
    await branded('Vase', 'Muuto');
    await buildProduct({ name: 'Bowl' });
    if (where === 'memory') await index().start();
    const found = await list();
    expect(found).toMatchObject({ products: ['Lamp', 'Chair'], total: 2 });
    expect(found.brand).toMatchObject({ name: 'Hay', slug: 'hay' });
    expect((await list({ sort: 'name' })).products).toEqual(['Chair', 'Lamp']);
    expect(await list({ max: 20 })).toMatchObject({ products: ['Lamp'], total: 1 });
    expect(await list({ page: 2 })).toMatchObject({ products: [], total: 2 });
    if (where === 'memory') expect(found.counts?.inStock).toBe(2);
  });

  it('are found by an earlier slug, too', async () => {
    await branded('Chair', 'Hay');
    await BrandModel.updateOne(
      { slug: 'hay' },
      { $set: { slug: 'hay-2', slugs: ['hay-2', 'hay'] } },
    );
    expect((await list()).brand?.slug).toBe('hay-2');
  });

  it('are 404 for an unknown brand, and lists without one do not name any', async () => {
    const failure = await shop.refuse(endpoints.listCatalogue, { query: { brand: 'nobody' } });
    expect(failure).toMatchObject({ status: 404, message: 'Brand not found' });
    const { body } = await shop.call(endpoints.listCatalogue, { query: {} });
    expect(body).not.toHaveProperty('brand');
  });
});

describe('a filter by brand', () => {
  const narrowed = async (query: Record<string, string | number>) => {
    const { body } = await shop.call(endpoints.listCatalogue, { query });
    const brands = body.counts?.brands?.map(({ slug, count }) => [slug, count]);
    return { names: body.products.map(({ name }) => name), brands };
  };

  it('narrows any list, and counts what each brand would give', async () => {
    await branded('Oak chair', 'Hay', { price: 90 });
    await branded('Lamp', 'Hay', { price: 15 });
    await branded('Oak vase', 'Muuto');
    await buildProduct({ name: 'Oak bowl' });
    await index().start();
    const all = await narrowed({});
    expect(all.brands).toEqual([
      ['hay', 2],
      ['muuto', 1],
    ]);
    const counted = [
      ['hay', 1],
      ['muuto', 1],
    ];
    expect(await narrowed({ brands: 'hay', q: 'oak' })).toEqual({
      names: ['Oak chair'],
      brands: counted,
    });
    expect(await narrowed({ brands: 'muuto', max: 20 })).toEqual({
      names: [],
      brands: [
        ['hay', 1],
        ['muuto', 0],
      ],
    });
    expect((await narrowed({ brands: 'hay,muuto' })).names).toHaveLength(3);
    expect((await narrowed({ brands: 'nobody' })).names).toHaveLength(4);
  });

  describe('of former or unknown slugs', () => {
    const counted = async (brands: string) => {
      const { body } = await shop.call(endpoints.listCatalogue, { query: { brands } });
      const { counts } = body;
      return {
        total: body.total,
        slugs: counts?.brands?.map(({ slug }) => slug),
        ...(counts?.ignoredBrands && { ignored: counts.ignoredBrands }),
      };
    };

    beforeEach(async () => {
      await branded('Chair', 'Hay');
      await branded('Lamp', 'Hay');
      await branded('Vase', 'Muuto');
      await BrandModel.updateOne(
        { slug: 'hay' },
        { $set: { slug: 'hay-design', slugs: ['hay-design', 'hay', 'hay-old'] } },
      );
      await index().start();
    });

    it('names a brand by the slug that it is chosen by', async () => {
      expect(await counted('hay')).toEqual({ total: 2, slugs: ['hay', 'muuto'] });
      expect(await counted('muuto')).toEqual({ total: 1, slugs: ['hay-design', 'muuto'] });
    });

    it('tells which slugs choose nothing', async () => {
      expect(await counted('nobody')).toEqual({
        total: 3,
        slugs: ['hay-design', 'muuto'],
        ignored: ['nobody'],
      });
      expect(await counted('hay-old,nobody,hay-design')).toEqual({
        total: 2,
        slugs: ['hay-old', 'muuto'],
        ignored: ['nobody', 'hay-design'],
      });
    });
  });

  it('is not offered where no product has a brand', async () => {
    await buildProduct();
    await index().start();
    const { body } = await shop.call(endpoints.listCatalogue, { query: {} });
    expect(body.counts).toBeDefined();
    expect(body.counts).not.toHaveProperty('brands');
  });
});

it('the page of a brand is a 404 as long as shoppers see none of its products', async () => {
  await buildProduct({ name: 'Vase', details: { brand: 'Muuto', status: 'draft' } });
  const query = { brand: 'muuto' };
  expect((await shop.refuse(endpoints.listCatalogue, { query })).status).toBe(404);
  await branded('Lamp', 'Muuto');
  const { body } = await shop.call(endpoints.listCatalogue, { query });
  expect(body).toMatchObject({ brand: { name: 'Muuto' }, total: 1 });
});

it('a brand is in the sitemap as long as shoppers see one of its products', async () => {
  const sitemap = async () => (await api.fetch('/sitemap.xml')).text();
  await branded('Chair', 'Hay');
  await buildProduct({ name: 'Vase', details: { brand: 'Muuto', status: 'draft' } });
  const xml = await sitemap();
  expect(xml).toContain('/brand/hay<');
  expect(xml).not.toContain('/brand/muuto');
});
