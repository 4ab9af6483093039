import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildProduct } from '../../../../testing/factories.js';
import { useSearchedShop } from '../../../../testing/searched-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { PinModel } from '../pins/pin.model.js';

useTestShop();
const { shop, index } = useSearchedShop();

const buildShirt = (name: string, attributes: Record<string, string>, price = 25) => {
  const lines = Object.entries(attributes).map(([attribute, value]) => `${attribute}: ${value}`);
  return buildProduct({ name, price, details: { attributes: lines.join('\n') } });
};

async function save(names: string[], version = 0) {
  const { token } = await buildAdmin();
  return shop.call(endpoints.updateFacets, { token, body: { names, version } });
}

async function list(query: Record<string, string | number> = {}) {
  const { body } = await shop.call(endpoints.listCatalogue, { query });
  return { facets: body.counts?.facets, names: body.products.map(({ name }) => name) };
}

describe('the facets of a list', () => {
  it('are the attributes that are filters, in their order, with what each value would list', async () => {
    await buildShirt('A', { Colour: 'Red', Size: 'M' });
    await buildShirt('B', { colour: 'red', Fit: 'Slim' });
    await buildShirt('C', { Size: 'L' });
    await index().start();
    await save(['Size', 'Colour', 'Length']);
    const size = {
      name: 'Size',
      values: [
        { value: 'M', count: 1 },
        { value: 'L', count: 1 },
      ],
    };
    expect((await list()).facets).toEqual([
      size,
      { name: 'Colour', values: [{ value: 'red', count: 2 }] },
    ]);
    expect(await list({ attributes: 'Colour:Red' })).toEqual({
      names: ['B', 'A'],
      facets: [
        { name: 'Size', values: [{ value: 'M', count: 1 }] },
        { name: 'Colour', values: [{ value: 'red', count: 2 }] },
      ],
    });
    const both = await list({ attributes: 'Colour:Red,Size:L' });
    expect(both.names).toEqual([]);
    expect(both.facets?.[0]?.values).toEqual([
      { value: 'M', count: 1 },
      { value: 'L', count: 0 },
    ]);
  });

  it('are left out where no attribute is a filter', async () => {
    await buildShirt('A', { Colour: 'Red' });
    await index().start();
    expect((await list()).facets).toBeUndefined();
    await save(['Size']);
    expect((await list()).facets).toBeUndefined();
  });

  it('follow at once what an administrator saves', async () => {
    await buildShirt('A', { Colour: 'Red' });
    await index().start();
    await save(['Colour']);
    expect((await list()).facets).toHaveLength(1);
    await save([], 1);
    expect((await list()).facets).toBeUndefined();
  });

  it('count pinned products, too', async () => {
    const { _id } = await buildShirt('A', { Colour: 'Red' });
    await buildShirt('B', { Colour: 'Blue' });
    await PinModel.create({ words: 'plain', products: [_id], version: 1 });
    await index().start();
    await save(['Colour']);
    const values = async (query: Record<string, string>) =>
      (await list({ q: 'plain', ...query })).facets?.[0]?.values;
    expect(await values({})).toHaveLength(2);
  });
});

describe('a filter by values', () => {
  it.each(['memory', 'database'])('is the same in the %s', async (where) => {
    await buildShirt('Red, M', { Colour: 'Red', Size: 'M' });
    await buildShirt('Dark blue, L', { Colour: 'Dark blue', Size: 'L' });
    await buildShirt('Red words, no attribute', {});
    await buildShirt('Size of red', { Size: 'Red' });
    if (where === 'memory') await index().start();
    const names = async (attributes: string, query = {}) =>
      (await list({ attributes, sort: 'name', ...query })).names;
    expect(await names('Colour:Red')).toEqual(['Red, M']);
    expect(await names('Colour:Red,Colour:Dark blue')).toEqual(['Dark blue, L', 'Red, M']);
    expect(await names('Colour:Dark blue,Size:M')).toEqual([]);
    expect(await names('Colour:Red', { q: 'plain' })).toEqual(['Red, M']);
    expect(await names('Colour:Red', { min: 30 })).toEqual([]);
    expect(await names('nothing')).toHaveLength(4);
  });
});

describe('for administrators', () => {
  it('all names that are in use are counted', async () => {
    await buildShirt('A', { Colour: 'Red', Size: 'M' });
    await buildShirt('B', { colour: 'Blue' });
    const { token } = await buildAdmin();
    const get = async () => (await shop.call(endpoints.getFacets, { token })).body;
    expect(await get()).not.toHaveProperty('attributes');
    await index().start();
    await save(['Size']);
    expect(await get()).toMatchObject({
      facets: { names: ['Size'], version: 1 },
      attributes: [
        { name: 'colour', count: 2 },
        { name: 'Size', count: 1 },
      ],
    });
  });

  it('a save of what somebody else has saved meanwhile is refused', async () => {
    await save(['Size']);
    const { token } = await buildAdmin();
    const body = { names: ['Colour'], version: 0 };
    const failure = await shop.refuse(endpoints.updateFacets, { token, body });
    expect(failure.status).toBe(409);
    expect(failure.message).toContain('saved the filters after you opened them');
  });
});
