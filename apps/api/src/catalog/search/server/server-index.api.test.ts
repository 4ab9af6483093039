import { endpoints } from '@shop/shared';
import { expect, it, vi } from 'vitest';
import { log } from '../../../log.js';
import {
  buildAdmin,
  buildCategory,
  buildProduct,
  buildProductForm,
} from '../../../testing/factories.js';
import { useSearchServerShop } from '../../../testing/search-server-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';

useTestShop();
const { shop, serve, named, standIn } = useSearchServerShop();

it('is filled at the start, and loses what is no longer there', async () => {
  standIn().documents.set('gone', { id: 'gone', name: 'Old Sofa', fill: 'before' });
  await buildProduct({ name: 'Blue Sofa' });
  await serve();
  expect(await named('sofa')).toEqual(['Blue Sofa']);
  expect(standIn().documents.size).toBe(1);
});

it('has every change, other words and names of categories', async () => {
  const { token } = await buildAdmin();
  const category = await buildCategory('Furniture');
  const { id } = await buildProduct({ name: 'Stool', category: category.id });
  await serve();
  const body = buildProductForm({
    name: 'Sofa',
    description: 'x',
    price: '1',
    quantity: '1',
    category: category.id,
  });
  await shop.call(endpoints.updateProduct, { token, params: { id }, body });
  expect([await named('couch'), await named('stool')]).toEqual([['Sofa'], []]);
  await shop.call(endpoints.updateCategory, {
    token,
    params: { id: category.id },
    body: { name: 'Seats' },
  });
  await vi.waitFor(async () => expect(await named('seats')).toEqual(['Sofa']), 20_000);
  await shop.call(endpoints.deleteProduct, { token, params: { id } });
  expect(await named('couch')).toEqual([]);
  expect(standIn().documents.size).toBe(0);
});

it('filters, sorts and pages, and counts what each filter would list', async () => {
  const [one, two] = [await buildCategory('One'), await buildCategory('Two')];
  await buildProduct({ name: 'Lamp A', price: 10, quantity: 0, category: one.id });
  await buildProduct({ name: 'Lamp B', price: 20, quantity: 1, category: two.id });
  const live = await serve();
  expect(await named('lamp', { category: one.id })).toEqual(['Lamp A']);
  expect(await named('lamp', { min: 10, max: 19.99 })).toEqual(['Lamp A']);
  expect(await named('lamp', { stock: 'in' })).toEqual(['Lamp B']);
  expect(await named('lamp', { sort: 'price-desc' })).toEqual(['Lamp B', 'Lamp A']);
  const filter = { categories: [one.id] };
  const found = await live.find({ text: 'lamp', limit: 1, filter, countUpTo: [1_500] });
  expect([found?.total, found?.counts]).toEqual([
    1,
    {
      categories: new Map([
        [two.id, 1],
        [one.id, 1],
      ]),
      prices: [1, 0],
      inStock: 0,
    },
  ]);
});

it('reads prices, marks what was found, and says how it was read', async () => {
  await buildProduct({ name: 'Blue Sofa', description: 'A sofa', price: 10 });
  await buildProduct({ name: 'Red Sofa', description: 'x', price: 30 });
  await serve();
  const { body } = await shop.call(endpoints.listCatalogue, { query: { q: 'a sofa under $20' } });
  expect(body.products.map(({ name }) => name)).toEqual(['Blue Sofa']);
  expect(body.marks).toEqual([{ name: [[5, 9]], description: [[2, 6]] }]);
  expect(body.readAs).toBeUndefined();
  standIn().misspellings.set('sofq', 'sofa');
  const misspelt = await shop.call(endpoints.listCatalogue, { query: { q: 'blue sofq' } });
  expect([misspelt.body.total, misspelt.body.readAs]).toEqual([1, 'blue sofa']);
});

it('is told which words are no misspellings', async () => {
  await serve();
  const { disableOnWords = [] } = standIn().typoTolerance;
  expect(disableOnWords).toEqual(expect.arrayContaining(['black', 'sale', 'returns']));
  expect(disableOnWords).not.toContain('sofq');
});

it.each(['silent', 'failing'])(
  'while it is %s, the database is searched, and one line says so',
  async (how) => {
    await buildProduct({ name: 'Blue Sofa' });
    await serve();
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
    if (how === 'silent') standIn().isSilent = true;
    else standIn().isFailing = true;
    expect(await named('sofa')).toEqual(['Blue Sofa']);
    expect(await named('blue sofa')).toEqual(['Blue Sofa']);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('search server fails'),
      expect.anything(),
    );
  },
);

it('has what changed while it was down, once it is back', async () => {
  const { token } = await buildAdmin();
  const { id, category } = await buildProduct({ name: 'Stool' });
  await serve();
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  standIn().isFailing = true;
  const body = buildProductForm({
    name: 'Sofa',
    description: 'x',
    price: '1',
    quantity: '1',
    category: category.toHexString(),
  });
  await shop.call(endpoints.updateProduct, { token, params: { id }, body });
  expect(await named('sofa')).toEqual(['Sofa']);
  standIn().isFailing = false;
  const names = () => [...standIn().documents.values()].map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toEqual(['Sofa']), 20_000);
});
