import { endpoints, type ProductRowQuery } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildProduct,
} from '../../../../testing/factories.js';
import { useSearchedShop } from '../../../../testing/searched-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';

const api = useTestShop();
const { shop, index } = useSearchedShop();

let seats: Awaited<ReturnType<typeof buildCategory>>;
const made: Record<string, string> = {};

beforeEach(async () => {
  seats = await buildCategory('Seats');
  const ofSeats = { category: seats.id };
  const products = [
    { name: 'Stool', ...ofSeats, price: 5, details: { compareAtPrice: '5' } },
    { name: 'Chair', ...ofSeats, price: 5, details: { compareAtPrice: '9', tags: 'Gift, Wood' } },
    {
      name: 'Draft chair',
      ...ofSeats,
      details: { status: 'draft', compareAtPrice: '90', tags: 'gift' },
    },
    { name: 'Lamp', details: { brand: 'Northway', tags: 'gift' } },
  ];
  for (const given of products) made[given.name] = (await buildProduct(given)).id;
});

const ids = (...names: string[]) => names.map((name) => made[name]).join(',');

async function namesIn(client: typeof api, query: ProductRowQuery) {
  const { body } = await client.call(endpoints.listProductRow, { query });
  return body.products.map(({ name }) => name);
}

describe.each(['the database', 'the index'])('a row of products, found by %s', (where) => {
  const client = where === 'the index' ? shop : api;
  const shows = (query: ProductRowQuery) => expect(namesIn(client, query)).resolves;

  beforeEach(async () => {
    if (where === 'the index') await index().start();
  });

  it('has what the rule asks for, the newest first, and nothing that is hidden', async () => {
    await shows({ by: 'newest', of: '' }).toEqual(['Lamp', 'Chair', 'Stool']);
    await shows({ by: 'category', of: seats.id }).toEqual(['Chair', 'Stool']);
    await shows({ by: 'brand', of: 'northway' }).toEqual(['Lamp']);
    await shows({ by: 'tag', of: 'GIFT' }).toEqual(['Lamp', 'Chair']);
    await shows({ by: 'sale', of: '' }).toEqual(['Chair']);
  });

  it('has the chosen products in the order of the choice, without those that are hidden or gone', async () => {
    const of = `${ids('Stool', 'Draft chair', 'Lamp')},${'a'.repeat(24)}`;
    await shows({ by: 'products', of }).toEqual(['Stool', 'Lamp']);
  });

  it('is empty once its category or brand is gone', async () => {
    await shows({ by: 'category', of: 'a'.repeat(24) }).toEqual([]);
    await shows({ by: 'brand', of: 'gone' }).toEqual([]);
  });

  it('changes with its products at once', async () => {
    const { token } = await buildAdmin();
    const chosen = { by: 'products', of: ids('Chair', 'Lamp') } as const;
    for (let calls = 0; calls < 3; calls += 1) await shows(chosen).toEqual(['Chair', 'Lamp']);
    await client.call(endpoints.updateProduct, {
      token,
      params: { id: made.Chair ?? '' },
      body: buildFilledProductForm(seats.id, { status: 'archived' }),
    });
    await shows(chosen).toEqual(['Lamp']);
    await shows({ by: 'sale', of: '' }).toEqual([]);
    await client.call(endpoints.deleteProduct, { token, params: { id: made.Lamp ?? '' } });
    await shows(chosen).toEqual([]);
  });
});

it.each([
  { by: 'oldest', of: '' },
  { by: 'newest', of: 'x' },
  { by: 'category', of: '' },
  { by: 'category', of: 'seats' },
  { by: 'brand', of: ' ' },
  { by: 'tag', of: 'x'.repeat(101) },
  { by: 'products', of: `${'a'.repeat(24)},` },
  { by: 'products', of: Array.from({ length: 13 }, () => 'a'.repeat(24)).join(',') },
])('a row by $by of “$of” is refused', async (query) => {
  const reply = await api.fetch(`/api/v1/products/row?${new URLSearchParams(query).toString()}`);
  expect(reply.status).toBe(400);
});
