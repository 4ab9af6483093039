import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildProduct } from '../../../../testing/factories.js';
import { useSearchedShop } from '../../../../testing/searched-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { SearchCountModel } from './search-count.model.js';

useTestShop();
const { shop, index } = useSearchedShop();
beforeEach(() => index().start());

it('a search says what it finds now, unless that is left out', async () => {
  const { token } = await buildAdmin();
  await buildProduct({ name: 'Oak Sofa' });
  const at = new Date();
  const day = at.toISOString().slice(0, 10);
  await SearchCountModel.create({ day, words: 'sofa', product: null, times: 1, found: 0, at });
  const list = async (query: { now?: 'no' }) =>
    (await shop.call(endpoints.listSearches, { token, query })).body.searches;
  await expect.poll(() => list({})).toMatchObject([{ words: 'sofa', found: 0, findsNow: 1 }]);
  expect(await list({ now: 'no' })).toMatchObject([{ words: 'sofa', found: 0, findsNow: null }]);
});
