import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildCategory, buildProduct } from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';

useTestShop();
const { shop, index } = useSearchedShop();

async function list(search: string, query: Record<string, string | number> = {}) {
  const { body } = await shop.call(endpoints.listProducts, { query: { search, ...query } });
  return { names: body.products.map(({ name }) => name), total: body.total };
}

describe('the administrators’ product search', () => {
  it('finds what shoppers find, the best match first, and every name with the beginnings', async () => {
    const { id: category } = await buildCategory('Things');
    await buildProduct({ name: 'Oak Sofa', category });
    await buildProduct({ name: 'Cushion', description: 'For a sofa', category });
    await buildProduct({ name: 'Sofas of oaken wood', category });
    await buildProduct({ name: 'Sof Tea', category });
    await buildProduct({ name: 'Lamp', category });
    await index().start();
    expect(await list('couch')).toMatchObject({ total: 2 });
    const { names } = await list('sofa');
    expect([names[0], names.at(-1)]).toEqual(['Oak Sofa', 'Cushion']);
    // Its first word is a complete word: shoppers find only that.
    expect((await list('sof oak')).names.sort()).toEqual(['Oak Sofa', 'Sofas of oaken wood']);
    expect((await list('sofa', { sort: 'newest' })).names[0]).toBe('Sofas of oaken wood');
  });

  it('finds the exact name first, then those that begin with it, whatever the status', async () => {
    const { token } = await buildAdmin();
    await buildProduct({ name: 'Oak Sofa', details: { status: 'draft' } });
    await buildProduct({ name: 'Oak Sofa Deluxe', details: { status: 'draft' } });
    for (const name of ['Sofa in Oak', 'Old Oak Sofa', 'Oak Sofa Bed'])
      await buildProduct({ name });
    await index().start();
    const query = { search: 'oak sofa' };
    const { body } = await shop.call(endpoints.listAdministeredProducts, { token, query });
    const names = body.products.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Oak Sofa', 'Oak Sofa Bed', 'Oak Sofa Deluxe']);
    expect(names).toHaveLength(5);
  });

  it.each(['memory', 'database'])(
    'finds an id and an address, searched in the %s',
    async (where) => {
      const { id, slug } = await buildProduct({ name: 'Oak Sofa' });
      await buildProduct({ name: 'Lamp' });
      if (where === 'memory') await index().start();
      for (const typed of [id, `#${id}`, slug, `https://shop.test/product/${slug}`])
        expect(await list(typed), typed).toEqual({ names: ['Oak Sofa'], total: 1 });
    },
  );

  it('combines with category and stock, and counts and pages what is left', async () => {
    const { id: category } = await buildCategory('One');
    for (let index = 1; index <= 5; index += 1)
      await buildProduct({ name: `Sofa ${index}`, quantity: index > 3 ? 50 : index, category });
    await buildProduct({ name: 'Sofa elsewhere', quantity: 1 });
    await index().start();
    expect((await list('couch')).total).toBe(6);
    expect((await list('couch', { category })).total).toBe(5);
    const low = { category, stock: 'low', pageSize: 2 };
    expect(await list('couch', { ...low, sort: 'quantity' })).toEqual({
      names: ['Sofa 1', 'Sofa 2'],
      total: 3,
    });
    expect(await list('couch', { ...low, page: 2 })).toEqual({ names: ['Sofa 1'], total: 3 });
    expect((await list('couch', { ...low, page: 3 })).names).toEqual([]);
  });

  it('counts products of any status, and none that has just been deleted', async () => {
    const { token } = await buildAdmin();
    const asked = async () => {
      const query = { search: 'sofa', pageSize: 1 };
      const { body } = await shop.call(endpoints.listAdministeredProducts, { token, query });
      return { names: body.products.map(({ name }) => name), total: body.total };
    };
    await buildProduct({ name: 'Oak Sofa', details: { status: 'draft' } });
    const { id } = await buildProduct({ name: 'Sofa' });
    await index().start();
    expect(await asked()).toEqual({ names: ['Sofa'], total: 2 });
    await shop.call(endpoints.deleteProduct, { token, params: { id } });
    expect(await asked()).toEqual({ names: ['Oak Sofa'], total: 1 });
  });
});
